// @vitest-environment happy-dom
import { useLocation } from '@ementa/ui/router'
import { renderWithServices } from '@ementa/ui/testing'
import { cleanup, configure, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import FeedPage from '../feed/feed-page'
import ComposePage from './compose-page'
import { isOnTopOf } from './own-post'

// happy-dom lays nothing out, so a virtual list would render no row: here every row is rendered.
vi.mock('virtua', () => ({
  WindowVirtualizer: ({ data, children }: { data: unknown[]; children: (item: unknown, index: number) => unknown }) =>
    data.map((item, index) => children(item, index)),
}))

// Asking happy-dom whether each of a page's elements is visible takes half a second a question.
configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Screens() {
  const { pathname } = useLocation()
  return pathname === '/compose' ? <ComposePage /> : <FeedPage />
}

test('the feed shows the own new post at once, not the old list first [SOC-096]', async () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000)
  window.scrollTo = vi.fn()
  const { simulate } = await renderWithServices(<Screens />, { as: 'anapaula', at: '/', pattern: '*' })
  await screen.findAllByRole('article')
  fireEvent.click(screen.getByRole('link', { name: 'Novo Post' }))
  const field = await screen.findByRole('textbox', { name: 'Texto da publicação' })
  fireEvent.change(field, { target: { value: 'Saiu agora' } })
  // The feed is read again meanwhile, and takes its time.
  simulate({ latency: [300, 300] })
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }))
  await screen.findByRole('heading', { level: 1, name: 'Feed' })
  const [first] = await screen.findAllByRole('article')
  expect(first?.textContent).toContain('Saiu agora')
})

test.each([
  [{ tab: 'forYou' }, true],
  [{ tab: 'forYou', tag: 'lgpd' }, true],
  [{ tab: 'forYou', tag: 'oab' }, false],
  [{ tab: 'following', followedTags: ['oab'] }, false],
  [{ tab: 'following', followedTags: ['lgpd'] }, true],
  [{ tab: 'topics', followedTags: [] }, true],
  [{ tab: 'topics', followedTags: ['oab'] }, false],
  [{ tab: 'topics', tag: 'lgpd', followedTags: ['oab'] }, true],
] as const)('a new post about lgpd belongs to the feed %o: %s', (input, belongs) => {
  expect(
    isOnTopOf({ ...input, followedTags: 'followedTags' in input ? [...input.followedTags] : [] }, { tags: ['lgpd'] }),
  ).toBe(belongs)
})
