import { expect, test } from 'vitest'
import { nextSubject } from './recurrence'

const from = new Date(Date.UTC(2026, 2, 4, 9))
const to = new Date(Date.UTC(2026, 2, 11, 9))

test.each([
  ['Edição 12: prazos', 'Edição 13: prazos'],
  ['Edição nº 9', 'Edição nº 10'],
  ['Nº 9 — Prazos', 'Nº 10 — Prazos'],
  ['Boletim nº 4', 'Boletim nº 5'],
  ['Prazos — nº 9', 'Prazos — nº 10'],
  ['Resumo #41 da semana', 'Resumo #42 da semana'],
  ['Semana de 04/03/2026', 'Semana de 11/03/2026'],
  ['Semana de 4 de março', 'Semana de 11 de março'],
  ['Edição 3, de 4/3', 'Edição 4, de 11/3'],
  ['EDICAO  7', 'EDICAO  8'],
  ['edição n. 7', 'edição n. 8'],
  ['Edição N°  7', 'Edição N°  8'],
  ['Edição no 7', 'Edição no 8'],
  ['Edição n.º7', 'Edição n.º8'],
  ['#9999', '#10000'],
  ['Boletim n.º 4', 'Boletim n.º 5'],
  ['Boletim n° 4', 'Boletim n° 5'],
  ['A lei mudou — nº 4', 'A lei mudou — nº 5'],
  ['Lei nº 14.905, edição 12', 'Lei nº 14.905, edição 13'],
  ['Semana de 4 de março de 2026', 'Semana de 11 de março de 2026'],
  ['Prazos (04/03)', 'Prazos (11/03)'],
  ['4/3', '11/3'],
])('%s → %s', (subject, next) => {
  expect(nextSubject(subject, from, to)).toBe(next)
})

test.each([
  'A Lei nº 14.905 e os juros',
  'Súmula 338 do TST',
  'A Súmula Vinculante nº 37',
  'Tema nº 210 do STF',
  'ADI 5766',
  'Processo 14/3/2025',
  'Sem padrão',
  'Edição 12345',
  'Edição 12/2026',
  'Edição 3.500',
  'Edição de nº x',
  'Reediçãon 4',
  'Junº 4',
  'n 4',
  'nº 4.500',
  'Prazo de 14/3',
  'Prazo de 4/35',
  'Prazo de 4/3/2025',
  'Semana de 5/3',
  ...['Lei', 'LC', 'Decreto', 'Súmula', 'Sumula', 'Tema', 'Resolução', 'Resolucao', 'Portaria', 'Enunciado'].map(
    (source) => `${source} nº 9`,
  ),
  ...['Processo', 'Parecer', 'Provimento', 'ADI', 'ADPF', 'ADC', 'REsp', 'RE', 'HC', 'MS'].map(
    (source) => `O ${source} nº 9 e o prazo`,
  ),
  ...['Lei Complementar', 'Súmula Vinculante', 'Instrução Normativa', 'Instrucao Normativa', 'Portaria Conjunta'].map(
    (source) => `A ${source} nº 9`,
  ),
  ...['Medida Provisória', 'Medida Provisoria', 'Emenda Constitucional'].map((source) => `${source} nº 9`),
])('leaves what is no number and no date of the issue: %s', (subject) => {
  expect(nextSubject(subject, from, to)).toBe(subject)
})

test('a word that only ends like a source of law numbers the issue', () => {
  expect(nextSubject('Arlei nº 9', from, to)).toBe('Arlei nº 10')
  expect(nextSubject('Temas nº 9', from, to)).toBe('Temas nº 10')
})
