import type { CitedLaw } from '@ementa/contracts'
import {
  createTestWorld,
  renderWithServices,
  required,
  type TestOptions,
  type TestWorld,
  titles,
  windowOf,
  withCalls,
} from '@ementa/testing'
import { queueAction } from '@ementa/testing/records'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetRemoved } from '../../shared/post-actions/post-actions'
import FeedPage from './feed-page'

beforeEach(forgetRemoved)

const law = (number: number): CitedLaw => ({
  ...{ key: `l${number}`, path: `/leis/lei-${number}`, kind: 'statute', url: null },
  ...{ title: `Lei ${number}`, count: number },
})
const laws = (count: number) => Array.from({ length: count }, (_, index) => law(index + 1))

async function open(options: TestOptions & { world?: TestWorld; debated?: CitedLaw[] } = {}) {
  const { debated = laws(7), world = await createTestWorld(options), ...rest } = options
  const listDebated = vi.fn(async () => ({ laws: debated }))
  const view = await renderWithServices(
    <main>
      <FeedPage />
    </main>,
    { pattern: '/', ...rest, world: withCalls(world, 'law', { listDebated }) },
  )
  const asked = (name: string) => view.calls.filter((call) => call.name === name).length
  return { ...view, asked, listDebated }
}
const cards = () => screen.findAllByRole('article')
const refreshButtons = () => screen.getAllByRole('button', { name: 'Atualizar o feed' })
const aside = () => screen.queryByRole('complementary', { name: 'Sugestões' })

test('a phone has the posts near its top: the title is hidden, refreshing beside the tabs, nothing beside', async () => {
  windowOf(390)
  const { asked, listDebated } = await open()
  await cards()
  const title = screen.getByRole('heading', { level: 1, name: 'Feed' })
  expect(title).toHaveClass('visually-hidden')
  expect(title).toHaveAttribute('tabindex', '-1')
  expect(screen.queryByRole('link', { name: 'Novo Post' })).toBeNull()
  expect(refreshButtons()).toHaveLength(1)
  expect(document.title).toMatch(/^Feed/)
  expect(aside()).toBeNull()
  expect([asked('profiles.listRecommended'), listDebated.mock.calls]).toEqual([0, []])
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar o feed' }))
  await waitFor(() => expect(asked('posts.listFeed')).toBe(2))
})

test('where there is room people to follow and the law in debate are beside the feed', async () => {
  windowOf(1200)
  await open()
  await cards()
  expect(refreshButtons()).toHaveLength(1)
  const beside = within(screen.getByRole('complementary', { name: 'Sugestões' }))
  expect(await beside.findByRole('region', { name: 'Quem seguir' })).toBeInTheDocument()
  const debate = within(await beside.findByRole('region', { name: 'Em debate na lei' }))
  expect(debate.getByText(/^O mais citado nos últimos \d+ dias$/)).toBeInTheDocument()
  const rows = debate.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(['Lei 11 texto', 'Lei 22 textos', 'Lei 33 textos', 'Lei 44 textos', 'Lei 55 textos'])
  expect(debate.getByRole('link', { name: /^Lei 1/ }).getAttribute('href')).toBe('/leis/lei-1')
  expect(debate.getByRole('link', { name: 'Ver tudo' }).getAttribute('href')).toBe('/leis')
})

test('a visitor reads the topics without signing in', async () => {
  await open({ at: '/?tab=topics' })
  expect((await cards()).length).toBeGreaterThan(1)
  expect(screen.getByRole('tab', { name: 'Tópicos' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByRole('heading', { name: 'Entre para ver quem você segue' })).toBeNull()
})

const queued = (id: string, tags: string[]) =>
  queueAction({ id, type: 'posts.create', input: { body: `Espera ${id}`, tags } })

test.each([
  ['/', ['Espera b', 'Espera a']],
  ['/?tag=lgpd', ['Espera a']],
  ['/?tab=topics', []],
])('what waits in the queue is where it will appear: at %s %j', async (at, shown) => {
  const { services } = await open({ at, as: 'anapaula' })
  await cards()
  await act(async () => {
    services.offline.state.pending = [queued('a', ['lgpd']), queued('b', ['oab'])]
  })
  const waiting = screen.queryAllByRole('article', { name: 'Publicação na fila' })
  expect(waiting.map((card) => card.querySelector('p')?.textContent)).toEqual(shown)
})

test('the key for what is new does nothing while nothing is, and else leads to the top of the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const { asked, press, otherTab } = await open({ as: 'anapaula' })
  await cards()
  await act(async () => press('.'))
  expect([asked('posts.listFeed'), scrollTo.mock.calls]).toEqual([1, []])
  await otherTab.posts.create({ body: 'Notícia fresca.', tags: [] })
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  fireEvent.click(await screen.findByRole('button', { name: '1 nova publicação' }))
  expect(await screen.findByText('Notícia fresca.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  vi.useRealTimers()
})

test('a post deleted in the feed leaves its list at once, not only when that is read again', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const name = 'Meu post, que sai'
  await world.otherTab.posts.create({ body: name, tags: [] })
  const { posts } = world.services.api
  const listFeed = vi.fn((input: Parameters<typeof posts.listFeed>[0]) => posts.listFeed(input))
  const { toasts } = await open({ world: withCalls(world, 'posts', { listFeed }) })
  const card = required((await screen.findByText(name)).closest('article'))
  listFeed.mockReturnValue(new Promise(() => undefined))
  fireEvent.click(within(card).getByRole('button', { name: /^Mais ações/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Apagar' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Apagar' }))
  await waitFor(() => expect(screen.queryByText(name)).toBeNull())
  await waitFor(() => expect(titles(toasts)).toEqual(['Post removido.']))
  // The list itself no longer has the post, independent of the tombstones of this window.
  act(forgetRemoved)
  await act(async () => undefined)
  expect(screen.queryByText(name)).toBeNull()
  expect((await cards()).length).toBeGreaterThan(1)
})
