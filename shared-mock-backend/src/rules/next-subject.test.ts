import { expect, test } from 'vitest'
import { nextSubject } from './next-subject'

const from = new Date(2026, 2, 4, 9)
const to = new Date(2026, 2, 11, 9)

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
])('leaves what is no number and no date of the issue: %s', (subject) => {
  expect(nextSubject(subject, from, to)).toBe(subject)
})
