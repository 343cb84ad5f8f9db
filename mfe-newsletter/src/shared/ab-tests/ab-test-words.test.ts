import { expect, test } from 'vitest'
import { countRecipients, describeDeclaration, divisionText, explainResults, settingsWarnings } from './ab-test-words'

const results = (opens_a: number, opens_b: number) => ({ opens_a, opens_b, clicks_a: 10, clicks_b: 4 })
const of = (opens_a: number, opens_b: number, split_percent = 50) =>
  explainResults({ metric: 'opens', split_percent, results: results(opens_a, opens_b) }, 2000)

test('compares shares, not counts, when the halves differ', () => {
  expect(of(500, 250, 80)).toMatch(/^O assunto B vai melhor/)
})

test('the test of an issue counts its part of the subscribers and says what the others get', () => {
  const shares = { split_percent: 50, sample_percent: 20 } as const
  expect(countRecipients(1001, shares)).toEqual({ a: 100, b: 100 })
  expect(divisionText(shares)).toBe('10% dos assinantes recebem A, 10% recebem B, os demais o vencedor')
  const judged = { ...shares, metric: 'opens', results: results(100, 60), issue_id: 'issue-1' } as const
  expect(explainResults(judged, 2000)).toBe(
    'O assunto A vai melhor: 50% contra 30% de aberturas. É improvável que seja acaso.',
  )
  expect(describeDeclaration(judged, 'a', 2000)).toContain(
    'Os demais 80% recebem a edição com o assunto A, que passa a ser o dela.',
  )
  expect(settingsWarnings({ ...shares, metric: 'opens', duration_minutes: 120 }, 1000)[0]).toContain('100 assinantes')
})

test.each([
  ['opens', 60, 'Em 1 hora ainda é cedo para decidir por aberturas. Prefira 2 horas ou mais.'],
  ['opens', 120, undefined],
  ['clicks', 30, 'Em 30 minutos ainda é cedo para decidir por cliques. Prefira 1 hora ou mais.'],
  ['clicks', 60, undefined],
] as const)('warns of %s within %i minutes when that decides nothing [EXP-45]', (metric, duration_minutes, warning) => {
  expect(settingsWarnings({ metric, duration_minutes, split_percent: 50 }, 2000)).toEqual(warning ? [warning] : [])
})
