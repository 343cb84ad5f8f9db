// @vitest-environment happy-dom
import { DEBOUNCE, fold, type Inputs, paths } from '@ementa/contracts'
import {
  createTestWorld,
  fill,
  renderWithServices,
  required,
  type TestOptions,
  type TestWorld,
  titles,
  userEvent,
  withCalls,
} from '@ementa/testing'
import { localToday } from '@ementa/ui'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import SearchPage from './search-page'

// Queries by role are slow in a simulated page.

const open = (at: string, options: TestOptions & { world?: TestWorld } = {}) =>
  renderWithServices(<SearchPage />, { as: 'anapaula', at, ...options })
/** Creates a world that counts search calls. */
async function watched(options: TestOptions = {}) {
  const world = await createTestWorld({ as: 'anapaula', ...options })
  const { api } = world.services
  const calls = {
    all: vi.fn((input: Inputs['search']['all']) => api.search.all(input)),
    users: vi.fn((input: Inputs['search']['users']) => api.search.users(input)),
    suggest: vi.fn((input: Inputs['search']['suggest']) => api.search.suggest(input)),
  }
  return { world: withCalls(world, 'search', calls), calls }
}
const box = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (text: string) => fill(box(), text)
const results = () => screen.getByRole('tabpanel')
const posts = () => within(results()).queryAllByRole('article', { name: /^Publicação de/ })
const openFilters = () => fireEvent.click(screen.getByRole('button', { name: /^Filtros/ }))

/** Installs fake timers, which block user-event but not `fireEvent`. Returns a function that advances them by ms. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
}

describe('the box', () => {
  test('suggests up to five tags and five people once the keys have rested [SOC-105] [SOC-106]', async () => {
    // 100 generated posts have more than five authors whose names begin with `p`.
    const { world, calls } = await watched({ simulation: { posts: 100 } })
    await open('/search', { world })
    fireEvent.focus(box())
    const rest = holdTime()
    for (const value of ['a', 'an', 'p']) fireEvent.change(box(), { target: { value } })
    await rest(DEBOUNCE - 1)
    expect(calls.suggest).not.toHaveBeenCalled()
    await rest(1)
    vi.useRealTimers()
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0))
    expect(DEBOUNCE).toBe(300)
    expect(calls.suggest.mock.calls.map(([input]) => input.query)).toEqual(['p'])
    const options = screen.getAllByRole('option').map((option) => option.textContent ?? '')
    expect(options.filter((text) => !text.includes('@'))).toHaveLength(5)
    expect(options.filter((text) => text.includes('@'))).toHaveLength(5)
  })

  test('asks nothing for a blank text [SOC-107]', async () => {
    const { world, calls } = await watched()
    await open('/search', { world })
    fireEvent.focus(box())
    const rest = holdTime()
    fireEvent.change(box(), { target: { value: '   ' } })
    await rest(2 * DEBOUNCE)
    vi.useRealTimers()
    expect(calls.suggest).not.toHaveBeenCalled()
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(await world.services.api.search.suggest({ query: '   ' })).toEqual({ tags: [], users: [] })
  })

  test('works by the keyboard and remembers what was searched [SOC-105] [SOC-108] [SOC-109]', async () => {
    const world = await createTestWorld({ as: 'anapaula' })
    for (const query of ['um', 'dois', 'dois', ' ', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'])
      await world.services.api.search.addHistory({ query })
    await open('/search', { world })
    fireEvent.focus(box())
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'nove',
      'oito',
      'sete',
      'seis',
      'cinco',
      'quatro',
      'três',
      'dois',
    ])
    fireEvent.keyDown(box(), { key: 'ArrowDown' })
    fireEvent.keyDown(box(), { key: 'ArrowDown' })
    const active = screen.getByRole('option', { selected: true })
    expect(active.textContent).toBe('oito')
    expect(box().getAttribute('aria-activedescendant')).toBe(active.id)
    fireEvent.keyDown(box(), { key: 'Enter' })
    expect(box().value).toBe('oito')
    await waitFor(async () => expect((await world.services.api.search.listHistory()).history[0]).toBe('oito'))
    await type('')
    fireEvent.click(await screen.findByRole('button', { name: 'Limpar buscas recentes' }))
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]))
    expect((await world.services.api.search.listHistory()).history).toEqual([])
  })

  test('is emptied by its button, which leaves the focus in it', async () => {
    await open('/search?q=direito')
    fireEvent.click(screen.getByRole('button', { name: 'Limpar busca' }))
    expect(box().value).toBe('')
    expect(document.activeElement).toBe(box())
    expect(screen.queryByRole('button', { name: 'Limpar busca' })).toBeNull()
  })
})

describe('results', () => {
  test('of a tag: its slug is the query and a filter; unfollowing it can fail [SOC-002] [SOC-118] [SOC-044]', async () => {
    const { services, toasts, simulate } = await open('/search?tag=lgpd')
    expect(box().value).toBe('lgpd')
    await waitFor(() => expect(posts().length).toBeGreaterThan(0))
    for (const post of posts())
      expect((await services.api.posts.get({ id: post.dataset.post ?? '' })).post.tags).toContain('lgpd')
    expect(screen.getByRole('button', { name: /^Filtros/ }).textContent).toContain('1')
    simulate({ fail: ['tags.unfollowTag'] })
    expect(screen.getByRole('heading', { level: 2, name: 'LGPD' }).parentElement?.textContent).toBe('LGPD#lgpd')
    expect(document.title).toMatch(/^LGPD — Buscar/)
    const followed = () => screen.findByRole('button', { name: 'Seguindo LGPD', pressed: true })
    fireEvent.click(await followed())
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Erro', description: 'Não foi possível completar a ação. Tente novamente.', status: 'error' },
      ]),
    )
    simulate({})
    fireEvent.click(await followed())
    expect(await screen.findByRole('button', { name: 'Seguir LGPD', pressed: false })).toBeInTheDocument()
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Você deixou de seguir #lgpd'))
  })

  test.each(['/search?tag=!!!', '/search?tag=%3Cscript%3Ealert(1)%3C/script%3E'])('survive rubbish: %s', async (at) => {
    await open(at)
    expect(await screen.findByText(/^(Nenhum resultado encontrado|Temas populares)$/)).toBeInTheDocument()
    expect(document.querySelector('script')).toBeNull()
  })

  test('are of one kind in each tab and of all in Tudo [SOC-111] [SOC-113] [SOC-122]', async () => {
    const { world, calls } = await watched()
    await open('/search?q=direito', { world })
    await waitFor(() => expect(posts().length).toBeGreaterThan(0))
    expect(posts()).toHaveLength(10)
    expect(calls.all).toHaveBeenCalledTimes(1)
    const tab = (name: string) => screen.getByRole('tab', { name })
    await waitFor(() => expect(tab('Posts').textContent).toMatch(/^Posts\d+$/))
    expect(tab('Posts')).toHaveAttribute('aria-description', `${tab('Posts').textContent?.slice(5)} resultados`)
    expect(tab('Tudo').hasAttribute('aria-description')).toBe(false)
    fireEvent.click(tab('Pessoas'))
    await waitFor(() => expect(calls.users).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(posts()).toEqual([]))
    const people = await within(results()).findAllByRole('article')
    expect(tab('Pessoas').textContent).toBe(`Pessoas${people.length}`)
    fireEvent.click(tab('Newsletters'))
    await waitFor(() => expect(within(results()).queryByRole('button', { name: /^Segui/ })).toBeNull())
    expect(screen.getByRole('tab', { name: 'Newsletters', selected: true })).toBeInTheDocument()
    const newsletters = await within(results()).findAllByRole('article')
    for (const card of newsletters)
      expect(within(card).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/newsletters\/./)
    fireEvent.click(tab('Posts'))
    await waitFor(() => expect(posts().length).toBeGreaterThan(0))
    expect(posts()).toHaveLength(within(results()).getAllByRole('article').length)
  })

  test('are ten posts, five people and five newsletters at most in Tudo [SOC-122]', async () => {
    // 400 generated posts have more than five authors of that name.
    const { services } = await open('/search?q=pessoa', { simulation: { posts: 400 } })
    const people = await screen.findByRole('region', { name: 'Pessoas' })
    expect(within(people).getAllByRole('article')).toHaveLength(5)
    const { users } = await services.api.search.users({ query: 'pessoa' })
    expect(users.length).toBeGreaterThan(5)
    cleanup()
    const world = await createTestWorld({ as: 'anapaula' })
    for (let number = 1; number <= 6; number++)
      await world.services.api.newsletters.create({
        handle: `zebra-${number}`,
        title: `Zebra ${number}`,
        description: 'Z',
      })
    await open('/search?q=zebra', { world })
    const newsletters = await screen.findByRole('region', { name: 'Newsletters' })
    expect(within(newsletters).getAllByRole('article')).toHaveLength(5)
  })

  test('have the people first in Tudo, in one row, so that no post is pushed below [SOC-111]', async () => {
    await open('/search?q=direito')
    await waitFor(() => expect(posts().length).toBeGreaterThan(0))
    const titles = within(results())
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.textContent)
    expect(titles.slice(0, 2)).toEqual(['Pessoas', 'Posts'])
    const people = within(screen.getByRole('region', { name: 'Pessoas' })).getAllByRole('article')
    expect(people.length).toBeGreaterThan(0)
    expect(within(required(people[0])).getByRole('button', { name: /^Segui/ })).toBeInTheDocument()
  })

  test('offer the same search without the word that is missing', async () => {
    await open('/search?q=direito+xilofone+contratos')
    expect(await screen.findByText('Nenhum resultado encontrado')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Buscar sem “xilofone”' }))
    await waitFor(() => expect(posts().length).toBeGreaterThan(0))
    expect(box().value).toBe('direito contratos')
  })

  test('go up to twenty in a tab of one kind, which says when there are more [SOC-123]', async () => {
    const world = await createTestWorld({ as: 'anapaula', simulation: { posts: 200 } })
    const counts = async () => ({ posts: 21, users: 20, newsletters: 0 })
    await open('/search?q=a&tab=posts', { world: withCalls(world, 'search', { counts }) })
    await waitFor(() => expect(posts()).toHaveLength(20))
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'Tudo',
        'Posts20+',
        'Pessoas20',
        'Newsletters0',
      ]),
    )
    expect(document.title).toMatch(/^a — Buscar/)
  })

  test('vanish with the query, and popular topics appear [SOC-112] [SOC-114]', async () => {
    await open('/search?q=direito')
    await waitFor(() => expect(posts().length).toBeGreaterThan(0))
    expect(screen.queryByText('Temas populares')).toBeNull()
    await type('')
    await waitFor(() => expect(posts()).toEqual([]))
    const topics = await screen.findByRole('region', { name: 'Temas populares' })
    await waitFor(() =>
      expect(within(topics).getByRole('link', { name: 'LGPD' }).getAttribute('href')).toBe(
        paths.search.href({ tag: 'lgpd' }),
      ),
    )
  })

  test('mark what was searched for, whatever its accents', async () => {
    await open('/search?q=acao&tab=posts')
    await waitFor(() => expect(posts().length).toBeGreaterThan(0))
    const marks = [...results().querySelectorAll('mark')].map((mark) => mark.textContent?.toLowerCase())
    expect(marks).toContain('ação')
  })

  test('let everyone be followed but oneself [SOC-124]', async () => {
    const { services } = await open('/search?q=ana&tab=users')
    const own = services.session.state.user?.display_name ?? ''
    await waitFor(() => expect(screen.getByRole('article', { name: own })).toBeInTheDocument())
    const cards = within(results()).getAllByRole('article')
    for (const card of cards) {
      const follows = within(card).queryAllByRole('button', { name: /^Segui/ })
      expect(follows).toHaveLength(card.getAttribute('aria-label') === own ? 0 : 1)
    }
  })

  test('say when nothing was found, and offer to clear the filters', async () => {
    await open('/search?q=direito&tags=oab&tipos=post&data=custom&de=2020-01-01&ate=2020-01-02')
    expect(await screen.findByText('Nenhum resultado encontrado')).toBeInTheDocument()
    fireEvent.click(within(results()).getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(posts().length).toBeGreaterThan(0))
  })

  test('say when the search failed, and can be asked again [SOC-125]', async () => {
    const { toasts, simulate } = await open('/search?q=direito', { simulation: { fail: ['search.all'] } })
    expect(await screen.findByRole('heading', { name: 'Erro na busca' })).toBeInTheDocument()
    expect(titles(toasts)).toEqual(['Erro na busca'])
    expect(toasts[0]).toMatchObject({
      status: 'error',
      description: 'Não foi possível carregar os resultados. Tente novamente.',
    })
    simulate({})
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(posts().length).toBeGreaterThan(0))
  })
})

describe('filters', () => {
  const group = (name: string) => screen.getByRole('group', { name })

  test('are all in the panel [SOC-110] [SOC-115] [SOC-120]', async () => {
    await open('/search?q=direito')
    expect(screen.queryByRole('region', { name: 'Filtros da busca' })).toBeNull()
    const toggle = screen.getByRole('button', { name: /^Filtros/ })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    openFilters()
    const panel = screen.getByRole('region', { name: 'Filtros da busca' })
    expect([toggle.getAttribute('aria-expanded'), toggle.getAttribute('aria-controls')]).toEqual(['true', panel.id])
    const words = (name: string) =>
      within(group(name))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(words('Período')).toEqual(['Hoje', 'Últimos 7 dias', 'Últimos 30 dias', 'Personalizado'])
    expect(words('Tipo de conteúdo')).toEqual(['Posts', 'Pessoas', 'Newsletters'])
    expect([...screen.getByLabelText<HTMLSelectElement>('Ordenar por').options].map(({ text }) => text)).toEqual([
      'Relevância',
      'Mais recentes',
      'Engajamento',
    ])
    expect(within(group('Temas populares')).getAllByRole('button')).toHaveLength(8)
    const topics = [
      ...within(group('Temas populares')).getAllByRole('button'),
      ...within(group('Outros temas')).getAllByRole('button'),
    ]
    const names = topics.map((topic) => topic.textContent ?? '')
    expect(names).toHaveLength(20)
    expect(new Set(names.map(fold)).size).toBe(20)
    expect(names).toContain('Processo Civil')
    openFilters()
    expect(screen.queryByRole('region', { name: 'Filtros da busca' })).toBeNull()
  })

  test('can be taken back one by one, but the last kind stays', async () => {
    await open('/search?q=direito&tipos=post,user&tags=oab')
    openFilters()
    const pill = (name: string, label: string) => within(group(name)).getByRole('button', { name: label })
    const isOn = (name: string, label: string) => pill(name, label).getAttribute('aria-pressed') === 'true'
    fireEvent.click(pill('Período', 'Hoje'))
    await waitFor(() => expect(isOn('Período', 'Hoje')).toBe(true))
    expect(isOn('Período', 'Últimos 7 dias')).toBe(false)
    fireEvent.click(pill('Período', 'Hoje'))
    await waitFor(() => expect(isOn('Período', 'Hoje')).toBe(false))
    expect(pill('Tipo de conteúdo', 'Posts')).toBeEnabled()
    fireEvent.click(pill('Tipo de conteúdo', 'Posts'))
    await waitFor(() => expect(pill('Tipo de conteúdo', 'Pessoas')).toBeDisabled())
    expect(isOn('Tipo de conteúdo', 'Pessoas')).toBe(true)
    expect(pill('Tipo de conteúdo', 'Posts')).toBeEnabled()
    const topic = screen.getByRole('button', { name: 'OAB', pressed: true })
    fireEvent.click(topic)
    await waitFor(() => expect(topic).toHaveAttribute('aria-pressed', 'false'))
  })

  test('bound the dates [SOC-115] [SOC-116]', async () => {
    const { world, calls } = await watched()
    await open('/search?q=direito', { world })
    openFilters()
    fireEvent.click(within(group('Período')).getByRole('button', { name: 'Personalizado' }))
    const [from, to] = [screen.getByLabelText('De'), screen.getByLabelText('Até')]
    const today = to.getAttribute('max')
    expect([today, from.getAttribute('max'), to.hasAttribute('min')]).toEqual([localToday(), today, false])
    await fill(from, '2026-01-02')
    await fill(to, '2026-01-03')
    await waitFor(() =>
      expect(calls.all.mock.lastCall?.[0].filters).toMatchObject({
        dateRange: 'custom',
        customDateFrom: '2026-01-02',
        customDateTo: '2026-01-03',
      }),
    )
    expect([from.getAttribute('max'), to.getAttribute('min')]).toEqual(['2026-01-03', '2026-01-02'])
    await fill(from, '')
    await waitFor(() => expect(calls.all.mock.lastCall?.[0].filters).toMatchObject({ customDateFrom: null }))
    fireEvent.click(within(group('Período')).getByRole('button', { name: 'Personalizado' }))
    expect(screen.queryByLabelText('De')).toBeNull()
  })

  test('say that a period ends before it begins, and count as one only with a day', async () => {
    await open('/search?q=direito')
    openFilters()
    fireEvent.click(within(group('Período')).getByRole('button', { name: 'Personalizado' }))
    expect(screen.queryByRole('img', { name: '1 filtro ativo' })).toBeNull()
    await fill(screen.getByLabelText('De'), '2026-01-03')
    expect(await screen.findByRole('img', { name: '1 filtro ativo' })).toBeInTheDocument()
    await fill(screen.getByLabelText('Até'), '2026-01-02')
    const problem = await screen.findByText('O período termina antes de começar: troque as datas.')
    expect(screen.getByLabelText('De')).toHaveAccessibleDescription(problem.textContent)
    expect(screen.getByLabelText('Até')).toBeInvalid()
    fireEvent.click(screen.getByRole('button', { name: 'Ver resultados' }))
    expect(screen.queryByLabelText('De')).toBeNull()
    expect(screen.getByRole('button', { name: /^Filtros/ })).toHaveFocus()
  })

  test('choose kind, tag and order, and the badge counts them [SOC-117] [SOC-119] [SOC-121]', async () => {
    const { world, calls } = await watched()
    await open('/search?q=direito', { world })
    expect(screen.queryByLabelText(/filtros? ativo/)).toBeNull()
    openFilters()
    fireEvent.click(within(group('Tipo de conteúdo')).getByRole('button', { name: 'Pessoas' }))
    expect(await screen.findByLabelText('1 filtro ativo')).toBeInTheDocument()
    fireEvent.click(within(group('Temas populares')).getByRole('button', { name: 'LGPD' }))
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Engajamento')
    expect(await screen.findByLabelText('3 filtros ativos')).toBeInTheDocument()
    await waitFor(() =>
      expect(calls.all.mock.lastCall?.[0].filters).toMatchObject({
        contentTypes: ['post', 'newsletter'],
        tags: ['lgpd'],
        sortBy: 'engagement',
      }),
    )
    fireEvent.click(within(screen.getByRole('region', { name: 'Filtros da busca' })).getByText('Limpar filtros'))
    await waitFor(() => expect(screen.queryByLabelText(/filtros? ativo/)).toBeNull())
  })
})
