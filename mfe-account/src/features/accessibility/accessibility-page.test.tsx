import { paths } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import AccessibilityPage from './accessibility-page'
import { CRITERIA, STATEMENTS } from './statements'
import tested from './tested.json'

test('the statement says what is tested, by criterion and test, and nothing else', async () => {
  await renderWithServices(<AccessibilityPage />, { at: paths.accessibility.href() })
  expect(tested.map(({ id }) => id)).toEqual(Object.keys(STATEMENTS))
  const checked = within(screen.getByRole('region', { name: 'O que é verificado' }))
  const lines = checked.getAllByRole('listitem').filter((item) => item.parentElement?.tagName === 'OL')
  for (const [index, { id, criteria, tests }] of tested.entries()) {
    const named = criteria.map((one) => `${one} ${CRITERIA[one]}`).join(' · ')
    const count = `${tests.length} ${tests.length === 1 ? 'teste' : 'testes'}`
    expect(lines[index]?.textContent).toBe(`${STATEMENTS[id]}WCAG ${named}${count}${tests.join('')}`)
    // The titles of the tests are in English.
    expect(lines[index]?.querySelector('ul')).toHaveAttribute('lang', 'en')
  }
  // Every statement and criterion has a text.
  for (const words of [...Object.values(STATEMENTS), ...Object.values(CRITERIA)]) expect(words).toMatch(/^\p{Lu}.{5}/u)
  expect(lines).toHaveLength(tested.length)
  expect(
    screen.getByText(/^A Ementa é feita para ser usada por todos: .* gerada a partir deles\.$/),
  ).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'O que um script não vê' })).toHaveTextContent(
    /^O que um script não vêTestes automáticos não substituem pessoas: .* Escreva para @moderacao, com a página/,
  )
  expect(document.title).toBe('Acessibilidade — Ementa')
  expect(screen.getByRole('link', { name: '@moderacao' })).toHaveAttribute('href', '/u/moderacao')
})
