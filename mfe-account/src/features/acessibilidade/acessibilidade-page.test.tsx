import { paths } from '@ementa/contracts'
import { renderWithServices } from '@ementa/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import AccessibilityPage from './acessibilidade-page'
import { CRITERIA, STATEMENTS } from './statements'
import tested from './tested.json'

test('the statement says what is tested, by criterion and test, and nothing else', async () => {
  await renderWithServices(<AccessibilityPage />, { at: paths.accessibility.href() })
  expect(tested.map(({ id }) => id)).toEqual(Object.keys(STATEMENTS))
  const checked = within(screen.getByRole('region', { name: 'O que é verificado' }))
  const lines = checked.getAllByRole('listitem').filter((item) => item.parentElement?.tagName === 'OL')
  for (const [index, { id, criteria, tests }] of tested.entries()) {
    const text = lines[index]?.textContent
    expect(text).toContain(STATEMENTS[id])
    for (const one of criteria) expect(text).toContain(`${one} ${CRITERIA[one]}`)
    for (const title of tests) expect(text).toContain(title)
  }
  // In words, each of them.
  for (const words of [...Object.values(STATEMENTS), ...Object.values(CRITERIA)]) expect(words).toMatch(/^\p{Lu}.{5}/u)
  expect(document.title).toBe('Acessibilidade — Ementa')
  expect(screen.getByRole('link', { name: '@moderacao' })).toHaveAttribute('href', '/u/moderacao')
})
