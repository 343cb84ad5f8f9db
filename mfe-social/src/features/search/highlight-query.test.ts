import { expect, test } from 'vitest'
import { splitAtMatches } from '../../shared/post-body/post-body'
import { createMatcher } from './highlight-query'

const marks = (text: string, query: string) =>
  splitAtMatches(text, createMatcher(query))
    .filter(({ isMatch }) => isMatch)
    .map(({ piece }) => piece)

test.each([
  ['Jurisprudência do STJ', 'jurisprudencia', ['Jurisprudência']],
  ['Ação de cobrança, ações conexas', 'aç', ['Aç', 'aç']],
  ['contrato e subcontrato', 'contrato', ['contrato']],
  ['As anulações de um ato', 'anulação', ['anulações']],
  ['Renata e Paulo', 'prazo de:renata', ['Renata']],
  ['o prazo da defesa', 'o prazo de defesa', ['prazo', 'defesa']],
  ['dano moral', 'moral dano', ['dano', 'moral']],
  ['<b>dano</b>', '<b>', ['b', 'b']],
])('marks in "%s" what "%s" means', (text, query, expected) => {
  expect(marks(text, query)).toEqual(expected)
  expect(
    splitAtMatches(text, createMatcher(query))
      .map(({ piece }) => piece)
      .join(''),
  ).toBe(text)
})
