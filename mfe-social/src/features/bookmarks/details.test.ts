import type { Post } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { byPost, folderNamed, foldersOf } from './details'

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
