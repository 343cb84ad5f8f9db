// @vitest-environment happy-dom
import { queueAction } from '@ementa/testing/records'
import { expect, test } from 'vitest'
import { durationOf, shownWords } from './muted-words-section'

const queued = (id: string, type: string, input: unknown, state: 'waiting' | 'failed' = 'waiting') => ({
  action: queueAction({ id, type, input }),
  state,
})
const STORED = [
  { word: 'bets', until: null },
  { word: 'Bitcoin', until: '2026-12-01T12:00:00.000Z' },
]
const wordsOf = (...args: Parameters<typeof shownWords>) => shownWords(...args).map(({ word }) => word)

test('stored words wait for nothing', () => {
  expect(shownWords(STORED, [])).toEqual(STORED.map((word) => ({ ...word, waiting: null })))
})

test('a word that waits to be muted comes first, with its duration', () => {
  const [first, ...rest] = shownWords(STORED, [queued('1', 'users.muteWord', { word: 'sorteio', days: 7 })])
  expect(first).toEqual({
    ...{ word: 'sorteio', until: null },
    waiting: { id: '1', days: 7, isFirst: true, state: 'waiting' },
  })
  expect(rest).toEqual(shownWords(STORED, []))
})

test('a word muted again takes the place of the stored one, however it is written', () => {
  const [first, ...rest] = shownWords(STORED, [
    queued('1', 'users.muteWord', { word: 'BITCOIN', days: null }, 'failed'),
  ])
  expect(first?.waiting).toEqual({ id: '1', days: null, isFirst: false, state: 'failed' })
  expect(rest.map(({ word }) => word)).toEqual(['bets'])
})

test('a word that waits to be reactivated is gone, one whose reactivation failed is not', () => {
  const reactivate = (state: 'waiting' | 'failed') => [queued('1', 'users.unmuteWord', { word: 'bitcoin' }, state)]
  expect(wordsOf(STORED, reactivate('waiting'))).toEqual(['bets'])
  expect(wordsOf(STORED, reactivate('failed'))).toEqual(['bets', 'Bitcoin'])
})

test.each([[null], ['bets'], [{}], [{ word: 7 }]])('what the queue holds besides is passed over: %j', (input) => {
  const next = queued('2', 'users.unmuteWord', { word: 'bets' })
  expect(wordsOf(STORED, [queued('1', 'users.muteWord', input), next])).toEqual(['Bitcoin'])
})

test.each([
  [1, 'por 24 horas a partir do envio'],
  [7, 'por 7 dias a partir do envio'],
  [30, 'por 30 dias a partir do envio'],
  [null, 'até você reativar'],
] as const)('%s days in the queue last %s', (days, words) => {
  expect(durationOf(days)).toBe(words)
})
