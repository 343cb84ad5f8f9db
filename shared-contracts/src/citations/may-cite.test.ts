import { expect, test } from 'vitest'
import { mayCite } from './may-cite'

test.each([
  'O art. 7º da LGPD.',
  'A Constituição Federal garante.',
  'o marco civil da internet',
  'Cabe HC.',
  'pela lei de locações',
])('loads the rules of citing for: %s', (text) => {
  expect(mayCite(text)).toBe(true)
})

test('loads nothing for a text without numbers, abbreviations and names of acts', () => {
  expect(mayCite('Bom dia, colegas. Alguém indica um bom livro sobre contratos?')).toBe(false)
})
