import type { Post } from '@ementa/contracts'
import { queueAction } from '@ementa/testing/records'
import { expect, test } from 'vitest'
import { indexByPost, listFolders, mergeQueued, resolveFolderName } from './details'

const post = (id: string) => ({ id }) as Post
const details = indexByPost([
  { post_id: 'a', folder: 'Tributário', note: null },
  { post_id: 'b', folder: 'Ética', note: null },
  { post_id: 'c', folder: 'Tributário', note: 'Ler de novo' },
  { post_id: 'gone', folder: 'Vazia', note: null },
  { post_id: 'd', folder: null, note: 'Sem pasta' },
])

test('folders stand by the alphabet, with the posts that are still there', () => {
  expect(listFolders(['a', 'b', 'c', 'd', 'e'].map(post), details)).toEqual([
    { name: 'Ética', count: 1 },
    { name: 'Tributário', count: 2 },
  ])
  const numbered = indexByPost(
    ['Caso 10', 'Caso 9', 'avulsos'].map((folder) => ({ post_id: folder, folder, note: null })),
  )
  expect(listFolders([...numbered.keys()].map(post), numbered).map(({ name }) => name)).toEqual([
    'avulsos',
    'Caso 9',
    'Caso 10',
  ])
})

test.each([
  ['tributario', 'Tributário'],
  ['  TRIBUTÁRIO ', 'Tributário'],
  ['Tributos ', 'Tributos'],
  [' ', ''],
])('%j is the folder %j', (typed, name) => {
  expect(resolveFolderName(typed, ['Tributário', 'Ética'])).toBe(name)
})

test('what waits in the queue is shown, of two for one post the later', () => {
  const action = (id: string, type: string, input: unknown) => queueAction({ id, type, input })
  const merged = mergeQueued(details, [
    action('1', 'bookmarks.setDetails', { postId: 'a', folder: 'Ética', note: 'primeira' }),
    action('2', 'posts.like', { postId: 'b' }),
    action('3', 'bookmarks.setDetails', { postId: 'a', folder: null, note: 'segunda' }),
    ...['not what the call takes', null, undefined].map((input) => action('4', 'bookmarks.setDetails', input)),
    action('5', 'bookmarks.setDetails', { postId: 'x', folder: 'Ética' }),
    action('6', 'bookmarks.setDetails', { postId: 'x', note: 'sem pasta' }),
    action('7', 'bookmarks.setDetails', { folder: 'Ética', note: 'sem post' }),
    action('8', 'posts.like', { postId: 'x', folder: 'Ética', note: null }),
  ])
  expect(merged.get('a')).toEqual({ post_id: 'a', folder: null, note: 'segunda' })
  expect([merged.get('b'), merged.size]).toEqual([details.get('b'), details.size])
})
