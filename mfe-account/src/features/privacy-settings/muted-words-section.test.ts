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

test.each([
  [1, 'por 24 horas a partir do envio'],
  [7, 'por 7 dias a partir do envio'],
  [30, 'por 30 dias a partir do envio'],
  [null, 'até você reativar'],
] as const)('%s days in the queue last %s', (days, words) => {
  expect(durationOf(days)).toBe(words)
})
