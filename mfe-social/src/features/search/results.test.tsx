import { createTestWorld, renderWithServices, type TestWorld } from '@ementa/testing'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Results, type ResultsProps } from './results'

const NOTHING: ResultsProps['found'] = {
  posts: [],
  users: [],
  newsletters: [],
  authors: [],
  issues: [],
  alternatives: [],
}

let world: TestWorld
beforeEach(async () => {
  world = await createTestWorld({ as: 'anapaula' })
})

async function show(found: Partial<ResultsProps['found']>, props: Partial<ResultsProps>) {
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
