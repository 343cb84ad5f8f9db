import { expect, test } from 'vitest'
import { isMatch } from './details'

const post = { body: 'A Súmula 7 do STJ não é sentença de morte.', tags: ['processo-civil', 'jurisprudencia'] }

test.each([
  ['sumula', true],
  ['SÚMULA stj', true],
  ['Jurisprudência', true],
  ['processo civil', true],
  ['#jurisprudencia', true],
  ['  ', true],
  ['súmula tst', false],
  ['lgpd', false],
])('the search "%s" in body and tags: %s [SOC-156]', (query, found) => {
  expect(isMatch(post, query)).toBe(found)
})

test.each([
  ['recursos', true],
  ['apelação lexcorp', true],
  ['recursos súmula', true],
  ['recursos tst', false],
])('the search "%s" also in folder and note: %s', (query, found) => {
  expect(isMatch(post, query, { folder: 'Recursos', note: 'Apelação do caso Lexcorp' })).toBe(found)
})
