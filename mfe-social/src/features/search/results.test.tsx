import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Results, type ResultsProps } from './results'
import type { FoundThings } from './use-search'

const NOTHING: FoundThings = { posts: [], users: [], newsletters: [], authors: [], issues: [], alternatives: [] }

let world: TestWorld
beforeEach(async () => {
  world = await createTestWorld({ as: 'anapaula' })
})

async function show(found: Partial<FoundThings>, props: Partial<ResultsProps> = {}) {
  const told = { onTab: vi.fn(), onClearFilters: vi.fn(), onSearch: vi.fn() }
  const results = (
    <Results found={{ ...NOTHING, ...found }} query="fiança" tab="all" hasFilters={false} {...told} {...props} />
  )
  await renderWithServices(results, { world })
  return told
}

const ALTERNATIVES = [{ query: 'locação', without: ['fiança', 'multa'] }]

test.each([
  [false, [], 'Nada para “fiança”. Tente outra palavra ou um tema.'],
  [true, [], 'Nada para “fiança” com os filtros escolhidos.'],
  [false, ALTERNATIVES, 'Nenhum resultado tem todas estas palavras: “fiança”.'],
  [true, ALTERNATIVES, 'Nenhum resultado tem todas estas palavras com os filtros escolhidos: “fiança”.'],
])(
  'says what may be the reason of no results: filters %s, other searches %j',
  async (hasFilters, alternatives, text) => {
    const told = await show({ alternatives }, { hasFilters })
    expect(screen.getByText(text)).toBeInTheDocument()
    const clear = screen.queryByRole('button', { name: 'Limpar filtros' })
    expect(clear !== null).toBe(hasFilters)
    if (clear) fireEvent.click(clear)
    expect(told.onClearFilters).toHaveBeenCalledTimes(hasFilters ? 1 : 0)
    const others = screen.queryAllByRole('button', { name: /^Buscar sem/ })
    expect(others.map(({ textContent }) => textContent)).toEqual(alternatives.map(() => 'Buscar sem “fiança”, “multa”'))
    for (const other of others) fireEvent.click(other)
    expect(told.onSearch.mock.calls).toEqual(alternatives.map(({ query }) => [query]))
  },
)

test('in Tudo each kind that was found has a section, with the way to its tab where there is more to see', async () => {
  const { posts, authors } = await world.services.api.search.posts({ query: 'direito' })
  const { newsletters } = await world.services.api.newsletters.listAll()
  const free = newsletters.filter(({ is_paid }) => !is_paid).slice(0, 1)
  const paid = newsletters.filter(({ is_paid }) => is_paid).slice(0, 1)
  const told = await show({ posts: posts.slice(0, 3), authors, newsletters: [...free, ...paid] })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Posts', 'Newsletters']),
  )
  expect(screen.queryByRole('region', { name: 'Pessoas' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ver mais em Newsletters' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ver mais em Posts' }))
  expect(told.onTab.mock.calls).toEqual([['posts']])
  const card = (title = '') => within(screen.getByRole('article', { name: title }))
  expect(card(free[0]?.title).getByText('Grátis')).toBeInTheDocument()
  expect(card(paid[0]?.title).getByText(/^R\$.*\/mês$/)).toBeInTheDocument()
  expect(card(free[0]?.title).queryByText(/^Na edição/)).toBeNull()
  expect(screen.queryByRole('article', { name: 'Publicação de Usuário desconhecido' })).toBeNull()
})
