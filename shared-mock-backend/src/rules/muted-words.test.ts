import type { Post } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { createCollections } from '../store/collections'
import { mutedWordsOf, removeEndedWords, withoutMutedWords } from './muted-words'

const NOW = '2026-03-10T12:00:00.000Z'
const BEFORE = '2026-03-10T11:59:59.999Z'
const AFTER = '2026-03-10T12:00:00.001Z'

/** The words of somebody: each with its end, in the order in which they were muted. */
function muting(...words: [word: string, until: string | null][]) {
  const db = createCollections()
  for (const [index, [word, until]] of words.entries())
    db.mutedWords.put({ user_id: 'a', word, until, created_at: `2026-03-0${index + 1}T12:00:00.000Z` })
  return { db, nowIso: NOW }
}

const post = (body: string, tags: string[] = [], author_id = 'b'): Post => ({
  ...{ id: 'post-1', author_id, body, image_url: null, tags, like_count: 0, comment_count: 0, share_count: 0 },
  ...{ created_at: NOW, status: 'published', scheduled_at: null, is_edited: false },
})

test('a word holds up to its end, or for ever, and the newest is first', () => {
  const context = muting(['um', BEFORE], ['dois', NOW], ['três', AFTER], ['quatro', null])
  expect(mutedWordsOf(context, 'a').map(({ word }) => word)).toEqual(['quatro', 'três'])
  expect(mutedWordsOf(context, 'b')).toEqual([])
})

test('what is over is removed, what holds and what is another’s stays', () => {
  const context = muting(['um', BEFORE], ['dois', NOW], ['três', AFTER], ['quatro', null])
  context.db.mutedWords.put({ user_id: 'b', word: 'um', until: BEFORE, created_at: BEFORE })
  removeEndedWords(context, 'a')
  expect(context.db.mutedWords.all().map(({ user_id, word }) => `${user_id} ${word}`)).toEqual([
    ...['b um', 'a quatro', 'a três'],
  ])
})

test.each<[string, boolean, Post]>([
  ['without the word', true, post('Sobre contratos', ['lgpd'])],
  ['with it in the text, whatever the case and accents', false, post('As SUCESSOES de hoje')],
  ['with it as one of its topics', false, post('Hoje', ['lgpd', 'sucessoes'])],
  ['with it as the beginning of a word', true, post('As sucessõesinhas')],
  ['of one’s own', true, post('As sucessões de hoje', [], 'a')],
])('a post %s is shown: %s', (_, isShown, shown) => {
  const context = muting(['bets', null], ['sucessões', null])
  const viewer = { id: 'a' } as NonNullable<Parameters<typeof withoutMutedWords>[0]['viewer']>
  expect(withoutMutedWords({ ...context, viewer })(shown)).toBe(isShown)
  expect(withoutMutedWords({ ...context, viewer: null })(shown)).toBe(true)
})
