import type { Post } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { byPost, folderNamed, foldersOf, withQueued } from './details'

const post = (id: string) => ({ id }) as Post
const details = byPost([
  { post_id: 'a', folder: 'Tributário', note: null },
  { post_id: 'b', folder: 'Ética', note: null },
  { post_id: 'c', folder: 'Tributário', note: 'Ler de novo' },
  { post_id: 'gone', folder: 'Vazia', note: null },
  { post_id: 'd', folder: null, note: 'Sem pasta' },
])

test('folders stand by the alphabet, with the posts that are still there', () => {
  expect(foldersOf(['a', 'b', 'c', 'd', 'e'].map(post), details)).toEqual([
    { name: 'Ética', count: 1 },
    { name: 'Tributário', count: 2 },
  ])
})

test.each([
  ['tributario', 'Tributário'],
  ['  TRIBUTÁRIO ', 'Tributário'],
  ['Tributos ', 'Tributos'],
  [' ', ''],
])('%j is the folder %j', (typed, name) => {
  expect(folderNamed(typed, ['Tributário', 'Ética'])).toBe(name)
})

test('what waits in the queue is shown, of two for one post the later', () => {
  const action = (id: string, type: string, input: unknown) =>
    ({ id, type, input, timestamp: '', status: 'pending', retryCount: 0 }) as const
  const merged = withQueued(details, [
    action('1', 'bookmarks.setDetails', { postId: 'a', folder: 'Ética', note: 'primeira' }),
    action('2', 'posts.like', { postId: 'b' }),
    action('3', 'bookmarks.setDetails', { postId: 'a', folder: null, note: 'segunda' }),
    action('4', 'bookmarks.setDetails', 'not what the call takes'),
  ])
  expect(merged.get('a')).toEqual({ post_id: 'a', folder: null, note: 'segunda' })
  expect([merged.get('b'), merged.size]).toEqual([details.get('b'), details.size])
})
