import { expect, test } from 'vitest'
import { findCitations, lawKey, lawOf, lawPath } from '../src/citations'
import { mayCite } from '../src/citations/may-cite'
import { findPublicityAdvice } from '../src/publicity'
import { labelledOf, linesOf, score, sentenceOf } from './corpus.mjs'

test('a marked sentence is its text and what is expected where', () => {
  expect(sentenceOf('O {art. 7º da LGPD => lei:2018;13709!art7} e a {Lei 10 => -}.')).toEqual({
    text: 'O art. 7º da LGPD e a Lei 10.',
    expected: [
      { start: 2, end: 17, key: 'urn:lex:br:federal:lei:2018;13709!art7' },
      { start: 22, end: 28, key: null },
    ],
  })
})

test('no citation of the corpus leads to another law, and nearly all are found', () => {
  const own = score(linesOf('own.txt').map(sentenceOf), findCitations)
  expect(own.wrong).toEqual([])
  expect(own.right / own.expected).toBeGreaterThan(0.98)
})

test('every text of the corpus with a link is one for which posts load the rules', () => {
  const linked = linesOf('own.txt')
    .map((line) => sentenceOf(line).text)
    .flatMap((text) => findCitations(text).filter(({ url }) => url !== null))
  expect(linked.length).toBeGreaterThan(400)
  expect(linked.filter(({ text }) => !mayCite(text)).map(({ text }) => text)).toEqual([])
})

test('every key of the corpus has a page: its address leads back, and it says what the citation said', () => {
  const cited = new Map(
    linesOf('own.txt')
      .flatMap((line) => findCitations(sentenceOf(line).text))
      .flatMap((one) => (one.key === null ? [] : [[one.key, one]])),
  )
  expect(cited.size).toBeGreaterThan(300)
  expect([...cited.keys()].filter((key) => lawKey(lawPath(key) ?? '') !== key)).toEqual([])
  expect(new Set([...cited.keys()].map(lawPath)).size).toBe(cited.size)
  const other = [...cited].filter(([key, { kind, url }]) => lawOf(key)?.kind !== kind || lawOf(key)?.url !== url)
  expect(other).toEqual([])
})

test('no trap gets a link', () => {
  expect(score(linesOf('traps.txt').map(sentenceOf), findCitations).wrong).toEqual([])
})

test.each([
  ['our own', ['publicity.txt']],
  ['by another hand', ['publicity-labelled.txt', 'publicity-kept-back.txt']],
  ['by a third hand, which had not read the rules', ['publicity-unseen.txt']],
])('advice on publicity is seldom missing and seldom false: %s', (_, names) => {
  const labelled = names.flatMap(labelledOf)
  const isAdvised = (/** @type {{ sentence: string }} */ { sentence }) => findPublicityAdvice(sentence).length > 0
  const [forbidden, sober] = [
    labelled.filter(({ rule }) => rule !== null),
    labelled.filter(({ rule }) => rule === null),
  ]
  expect(forbidden.filter(isAdvised).length).toBeGreaterThanOrEqual(forbidden.length * 0.85)
  expect(sober.filter(isAdvised).length).toBeLessThanOrEqual(sober.length * 0.05)
})
