import { type Inputs, OfflineError, paths } from '@ementa/contracts'
import { createTestWorld, inputsOf, renderWithServices, required, type TestOptions, withCalls } from '@ementa/testing'
import { queueAction } from '@ementa/testing/records'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import FeedPage from './feed-page'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
})
async function feed(options: TestOptions = {}) {
  const view = await renderWithServices(<FeedPage />, { pattern: '/', ...options })
  const asked = () => inputsOf(view.calls, 'posts.listFeed')
  return { ...view, asked, titles: () => view.toasts.map(({ title }) => title) }
}
const cards = () => screen.findAllByRole('article')
const topic = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Temas populares' })).findByRole('button', { name })

test('shows heading, Novo Post, refresh, popular topics and the newest posts [SOC-001] [SOC-010] [SOC-011]', async () => {
  await feed()
  expect(screen.getByRole('heading', { level: 1, name: 'Feed' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Novo Post' }).getAttribute('href')).toBe('/compose')
  expect(screen.getByRole('button', { name: 'Atualizar o feed' })).toBeInTheDocument()
  expect(await topic('Contratos')).toBeInTheDocument()
  expect((await cards()).length).toBeGreaterThan(3)
})

test('asks for 20 popular tags, 50 recommended profiles and pages of 10 posts [SOC-014] [SOC-020]', async () => {
  const { calls, asked } = await feed()
  await cards()
  expect(calls).toContainEqual({ name: 'tags.listPopular', input: { limit: 20 } })
  expect(calls).toContainEqual({ name: 'profiles.listRecommended', input: { limit: 50 } })
  expect(asked()).toEqual([expect.objectContaining({ tab: 'forYou', limit: 10 })])
})

test('has three tabs, and each asks for its own posts from the first page [SOC-015] [SOC-016]', async () => {
  const { asked } = await feed({ as: 'anapaula' })
  await cards()
  fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Para Você', 'Seguindo', 'Tópicos'])
  fireEvent.click(screen.getByRole('tab', { name: 'Seguindo' }))
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ tab: 'following', cursor: null }))
  fireEvent.click(screen.getByRole('tab', { name: 'Tópicos' }))
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ tab: 'topics', cursor: null }))
})

test('a topic restricts the feed, and choosing it again clears it [SOC-018] [SOC-019]', async () => {
  await feed()
  fireEvent.click(await topic('LGPD'))
  expect((await topic('LGPD')).getAttribute('aria-pressed')).toBe('true')
  await waitFor(async () => {
    for (const card of await cards()) {
      const more = within(card).queryByRole('button', { name: /mostrar mais .* tags?$/ })
      if (more) fireEvent.click(more)
      expect(within(card).getAllByRole('link', { name: 'LGPD' })).not.toEqual([])
    }
  })
  fireEvent.click(await topic('LGPD'))
  expect((await topic('LGPD')).getAttribute('aria-pressed')).toBe('false')
  await waitFor(async () => {
    const others = (await cards()).filter((card) => within(card).queryAllByRole('link', { name: 'LGPD' }).length === 0)
    expect(others.length).toBeGreaterThan(0)
  })
})

test('changing the tab clears the topic [SOC-017]', async () => {
  const { asked } = await feed({ at: '/?tag=lgpd', as: 'anapaula' })
  await cards()
  expect(asked().at(-1)).toMatchObject({ tab: 'forYou', tag: 'lgpd' })
  fireEvent.click(screen.getByRole('tab', { name: 'Tópicos' }))
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ tab: 'topics', tag: null }))
  expect((await topic('LGPD')).getAttribute('aria-pressed')).toBe('false')
})

test('refresh loads the first page again and says Atualizado [SOC-012] [SOC-013]', async () => {
  const { services, asked, titles, toasts } = await feed({ as: 'anapaula' })
  await cards()
  await services.api.posts.create({ body: 'Acabou de sair.', tags: [] })
  const before = asked().length
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar o feed' }))
  expect(screen.getByRole('button', { name: 'Atualizar o feed' })).toHaveAttribute('aria-disabled', 'true')
  expect(await screen.findByText('Acabou de sair.')).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Atualizar o feed' })).not.toHaveAttribute('aria-disabled', 'true'),
  )
  expect(asked().slice(before)).toContainEqual(expect.objectContaining({ cursor: null }))
  expect(titles()).toEqual(['Atualizado'])
  expect(toasts[0]?.status).toBe('success')
})

test('a refresh that fails keeps the posts, says so and does not say Atualizado [SOC-027]', async () => {
  const { simulate, toasts } = await feed()
  const before = (await cards()).length
  simulate({ fail: ['posts.listFeed'] })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Atualizar o feed' })))
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao carregar posts', status: 'error' }]))
  expect(await cards()).toHaveLength(before)
})

test('a feed that cannot be loaded says so and loads when tried again [SOC-026]', async () => {
  const { simulate, titles } = await feed({ simulation: { fail: ['posts.listFeed'] } })
  expect(await screen.findByRole('heading', { name: 'Erro ao carregar o feed' })).toBeInTheDocument()
  expect(titles()).toEqual(['Erro ao carregar posts'])
  simulate({})
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })))
  expect((await cards()).length).toBeGreaterThan(3)
})

test('an empty feed offers to write [SOC-025]', async () => {
  await feed({ at: '/?tag=assunto-sem-posts' })
  expect(await screen.findByRole('heading', { name: 'Nenhum post encontrado' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Criar Post' }).getAttribute('href')).toBe('/compose')
})

test('loading more stops at the end, and says that it is the end [SOC-022]', async () => {
  const { asked } = await feed({ at: '/?tag=lgpd' })
  await cards()
  for (let page = 1; screen.queryByRole('button', { name: /Carregar mais/ }); page++) {
    fireEvent.click(screen.getByRole('button', { name: /Carregar mais/ }))
    await waitFor(() => expect(asked()).toHaveLength(page + 1))
    await waitFor(() => expect(screen.queryByText('Carregando…', { selector: 'button *' })).toBeNull())
    if (page > 9) throw new Error('never ends')
  }
  expect(screen.getByText('Você chegou ao fim.')).toBeInTheDocument()
  const pages = asked().length
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(asked()).toHaveLength(pages)
})

test('the next page is asked for at 80 % of the scroll, not before [SOC-021]', async () => {
  const { asked } = await feed()
  await cards()
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get')
  const scrolledTo = (share: number) => {
    // The document must grow with each page, or the next page would be read at once.
    height.mockImplementation(() => (window.innerHeight / share) * asked().length)
    return act(async () => void window.dispatchEvent(new Event('scroll')))
  }
  await scrolledTo(0.79)
  expect(asked()).toHaveLength(1)
  await scrolledTo(0.8)
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()[1]).toMatchObject({ cursor: expect.any(String) })
})

test('a page that fails leaves a button that tries again', async () => {
  const { simulate, titles, asked } = await feed()
  await cards()
  simulate({ fail: ['posts.listFeed'] })
  fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }))
  expect(await screen.findByText('Não foi possível carregar mais. Tente novamente.')).toBeInTheDocument()
  expect(titles()).toEqual(['Erro ao carregar posts'])
  simulate({})
  const before = asked().length
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(0)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(asked(), 'from now on the button alone asks').toHaveLength(before)
  // The loaded page would read the next one by itself.
  height.mockReturnValue(100_000)
  fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }))
  await waitFor(() => expect(asked()).toHaveLength(before + 1))
})

test('the tab of followed people asks a visitor to sign in', async () => {
  await feed({ at: '/?tab=following' })
  expect(await screen.findByRole('heading', { name: 'Entre para ver quem você segue' })).toBeInTheDocument()
  expect(screen.queryAllByRole('article')).toHaveLength(0)
})

test('posts of an author muted from a card leave the feed at once, and undo ends the mute', async () => {
  const { toasts, services } = await feed({ as: 'anapaula' })
  const [card] = (await cards()).filter((one) => !one.getAttribute('aria-label')?.includes('Ana Paula'))
  const label = card?.getAttribute('aria-label') ?? ''
  await act(async () => fireEvent.click(within(required(card)).getByRole('button', { name: /^Mais ações/ })))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Silenciar' }))
  await waitFor(() => expect(screen.queryAllByRole('article', { name: label })).toHaveLength(0))
  await waitFor(() => expect(toasts).toHaveLength(1))
  toasts[0]?.action?.onClick()
  await waitFor(() => expect(services.relations.ids('muted')).toEqual([]))
})

test('what is new is offered by a pill and a key, and moves nobody before [EXP-43] [EXP-44]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  const { otherTab, press } = await feed({ as: 'anapaula' })
  await cards()
  await otherTab.posts.create({ body: 'Notícia fresca.', tags: [] })
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByRole('button', { name: '1 nova publicação' })).toBeInTheDocument()
  expect(screen.queryByText('Notícia fresca.')).toBeNull()
  await act(async () => press('.'))
  expect(await screen.findByText('Notícia fresca.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /nova publicação/ })).toBeNull()
  vi.useRealTimers()
})

test('without a card in focus the keys begin at the first one in sight, and act on none', async () => {
  const { press, services } = await feed({ as: 'anapaula' })
  const all = await cards()
  vi.spyOn(required(all[0]), 'getBoundingClientRect').mockReturnValue({ top: -1 } as DOMRect)
  const liked = services.relations.ids('liked')
  for (const key of ['l', 'b', 'o', 'r']) act(() => press(key))
  expect(screen.queryByRole('status', { name: 'Endereço' })).toBeNull()
  expect(services.relations.ids('liked')).toEqual(liked)
  act(() => press('k'))
  expect(document.activeElement).toBe(all[1])
  await act(async () => press('r'))
  expect(screen.getByRole('status', { name: 'Endereço' }).textContent).toBe(`/p/${all[1]?.dataset.post}/comments`)
})

test('keys move between cards and like, save and open them [EXP-44]', async () => {
  const { press, services } = await feed({ as: 'anapaula' })
  const all = await cards()
  act(() => press('j'))
  expect(document.activeElement).toBe(all[0])
  act(() => press('k'))
  expect(document.activeElement, 'there is none before it').toBe(all[0])
  act(() => press('j'))
  expect(document.activeElement).toBe(all[1])
  act(() => press('k'))
  expect(document.activeElement).toBe(all[0])
  const id = all[0]?.dataset.post ?? ''
  act(() => press('b'))
  expect(services.relations.has('bookmarked', id)).toBe(true)
  act(() => press('l'))
  expect(services.relations.has('liked', id)).toBe(true)
  await act(async () => press('o'))
  expect(screen.getByRole('status', { name: 'Endereço' }).textContent).toBe(`/p/${id}/comments`)
})

test('a refresh offline keeps the posts and says why nothing came', async () => {
  const world = await createTestWorld()
  let isOffline = false
  const { api } = world.services
  const listFeed = (input: Inputs['posts']['listFeed']) =>
    isOffline ? Promise.reject(new OfflineError()) : api.posts.listFeed(input)
  const { toasts } = await renderWithServices(<FeedPage />, { world: withCalls(world, 'posts', { listFeed }), at: '/' })
  const before = (await cards()).length
  isOffline = true
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar o feed' }))
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'Erro ao carregar posts', description: 'Você está offline.' }]),
  )
  expect(await cards()).toHaveLength(before)
})

test('who follows nobody is shown whom to follow', async () => {
  const world = await createTestWorld({ as: 'otavioreis' })
  const listFeed = async () => ({ posts: [], authors: [], nextCursor: null })
  const own = withCalls(world, 'posts', { listFeed })
  await renderWithServices(<FeedPage />, { world: own, at: '/?tab=following' })
  expect(await screen.findByText('Siga pessoas e tags: o que elas publicam aparece aqui.')).toBeInTheDocument()
  // The suggestions are beside the page or, in narrow windows, below this text.
  await waitFor(() => expect(screen.getAllByText('Quem seguir')).toHaveLength(2))
})

test('a topic of the address that is not a popular one is there too, to be cleared', async () => {
  await feed({ at: '/?tag=direito-novo' })
  const own = await topic('#direito-novo')
  expect(own).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(own)
  await waitFor(() => expect(own).not.toBeInTheDocument())
})

const waiting = (id: string, input: object, status: 'pending' | 'failed' = 'pending') =>
  queueAction({ id, type: 'posts.create', input, status })

test('a post that waits in the queue is in the feed at once, marked, until the sent one is there', async () => {
  const { services } = await feed({ as: 'anapaula' })
  await cards()
  const { state } = services.offline
  await act(async () => {
    state.online = false
    state.pending = [
      waiting('q1', { body: 'Escrita no avião.', tags: ['lgpd'] }),
      waiting('q2', { body: 'Para amanhã.', scheduledAt: '2126-03-10T12:00:00.000Z' }),
    ]
  })
  const card = await screen.findByRole('article', { name: 'Publicação na fila' })
  expect(within(card).getByText('Escrita no avião.')).toBeInTheDocument()
  expect(within(card).getByText('Na fila')).toBeInTheDocument()
  expect(within(card).getByText('será enviada ao reconectar')).toBeInTheDocument()
  expect(screen.queryByText('Para amanhã.')).toBeNull()

  await act(async () => {
    state.online = true
    state.syncing = true
  })
  await act(async () => {
    state.pending = []
  })
  await act(async () => {
    state.syncing = false
  })
  expect(await screen.findByText('Enviado')).toBeInTheDocument()
  // This comes last, because it starts a new read that would interfere with the steps above.
  await services.api.posts.create({ body: 'Escrita no avião.', tags: ['lgpd'] })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Atualizar o feed' })))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Publicação na fila' })).toBeNull())
  expect(screen.getAllByText('Escrita no avião.')).toHaveLength(1)

  // Sending the next post must not show the first one twice.
  await act(async () => {
    state.syncing = true
    state.pending = [waiting('q3', { body: 'Escrita no trem.', tags: [] })]
  })
  await act(async () => {
    state.pending = []
  })
  expect(await screen.findByText('Escrita no trem.')).toBeInTheDocument()
  expect(screen.getAllByText('Escrita no avião.')).toHaveLength(1)
})

test('a waiting post that failed says so, and can be taken back into the composer', async () => {
  const { services } = await feed({ as: 'anapaula' })
  await act(async () => {
    services.offline.state.pending = [waiting('q1', { body: 'Com erro.', tags: [] }, 'failed')]
  })
  const card = await screen.findByRole('article', { name: 'Publicação na fila' })
  expect(within(card).getByText('Falhou')).toBeInTheDocument()
  expect(within(card).getByRole('link', { name: 'Editar' })).toHaveAttribute(
    'href',
    paths.compose.href({ queued: 'q1' }),
  )
})
