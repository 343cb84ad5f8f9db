import { expect, test } from 'vitest'
import { markedPieces, termsOf } from './highlighted'

const marks = (text: string, query: string) =>
  markedPieces(text, termsOf(query))
    .filter(({ isMatch }) => isMatch)
    .map(({ piece }) => piece)

test.each([
  ['Jurisprudência do STJ', 'jurisprudencia', ['Jurisprudência']],
  ['A jurisprudencia é farta', 'JURISPRUDÊNCIA', ['jurisprudencia']],
  ['Ação de cobrança, ações conexas', 'aç', ['Aç', 'aç']],
  ['contrato e subcontrato', 'contrato', ['contrato']],
  ['dano moral', 'moral dano', ['dano', 'moral']],
  ['nada aqui', 'lgpd', []],
  ['<b>dano</b>', '<b>', ['b', 'b']],
])('marks in "%s" what "%s" means', (text, query, expected) => {
  expect(marks(text, query)).toEqual(expected)
  expect(
    markedPieces(text, termsOf(query))
      .map(({ piece }) => piece)
      .join(''),
  ).toBe(text)
})
