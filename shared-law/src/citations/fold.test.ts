import { expect, test } from 'vitest'
import { foldInPlace } from './fold'

test.each([
  ['§ 1º, “AÇÃO”', '§ 1º, "acao"'],
  ['n° 5 – 2ª Região', 'nº 5 - 2º regiao'],
  // Grows when it is lowered.
  ['aİb', 'aib'],
])('"%s" is folded to "%s", each character in its place', (text, folded) => {
  expect(foldInPlace(text)).toBe(folded)
})
