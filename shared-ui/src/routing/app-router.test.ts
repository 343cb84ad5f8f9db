import { expect, test } from 'vitest'
import { createMemoryRouter } from './app-router'

const at = (router: ReturnType<typeof createMemoryRouter>) => {
  const { pathname, search } = router.state.location
  return pathname + search
}

/** A router that asks before it leaves the page it is on. */
function guarded(initial: string[]) {
  const router = createMemoryRouter(initial)
  const asked: (() => void)[] = []
  const unblock = router.block({
    blocks: (from, to) => from.pathname !== to.pathname,
    onBlocked: (proceed) => void asked.push(proceed),
  })
  return { router, asked, unblock }
}

test('an address is relative to the page that is shown, and tells everyone who listens', () => {
  const router = createMemoryRouter(['/newsletters/a'])
  const seen: string[] = []
  router.subscribe(() => void seen.push(at(router)))
  router.navigate('?aba=2', { state: { from: 'aba' } })
  expect(router.state.location.state).toEqual({ from: 'aba' })
  router.navigate({ search: '?aba=3' }, { replace: true })
  router.navigate(-1)
  expect(seen).toEqual(['/newsletters/a?aba=2', '/newsletters/a?aba=3', '/newsletters/a'])
})

test('a page that is held stays until the navigation is agreed to', () => {
  const { router, asked } = guarded(['/editor'])
  router.navigate('?aba=2')
  expect([at(router), asked.length]).toEqual(['/editor?aba=2', 0])
  router.navigate('/fora')
  expect([at(router), asked.length]).toEqual(['/editor?aba=2', 1])
  asked[0]?.()
  expect(at(router)).toBe('/fora')
})

test('Back is undone when it is held, and taken once it is agreed to', async () => {
  const { router, asked } = guarded(['/antes', '/editor'])
  router.navigate(-1)
  expect([at(router), asked.length]).toEqual(['/editor', 1])
  // The step was undone in the history too: one more Back still leads to the page before.
  router.navigate(-1)
  expect([at(router), asked.length]).toEqual(['/editor', 2])
  asked[1]?.()
  await Promise.resolve()
  await Promise.resolve()
  expect([at(router), asked.length]).toEqual(['/antes', 2])
})

test('once nothing is held any more, Back and links pass', () => {
  const { router, asked, unblock } = guarded(['/antes', '/editor'])
  unblock()
  router.navigate(-1)
  expect([at(router), asked.length]).toEqual(['/antes', 0])
})
