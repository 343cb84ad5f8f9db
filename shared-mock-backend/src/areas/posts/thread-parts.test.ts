import type { Post } from '@ementa/contracts'
import { expect, test } from 'vitest'
import { createCollections } from '../../store/collections'
import { partsOf, splitThread } from './thread-parts'

const post: Post = {
  ...{ id: 'post-1', author_id: 'user-a', body: 'Um', image_url: 'local:a', tags: ['lgpd'] },
  ...{ like_count: 3, comment_count: 2, share_count: 1, is_edited: false },
  ...{ created_at: '2026-03-10T12:00:00.000Z', status: 'published', scheduled_at: null },
  ...{ image_description: 'Uma mesa', more_images: [{ image_url: 'local:b', description: '' }] },
  quoted: { kind: 'post', id: 'post-0' },
}

test('a post without further texts is in no thread', () => {
  expect(splitThread(post, String)).toEqual({ first: post, others: [] })
  expect(splitThread({ ...post, rest: [] }, String)).toEqual({ first: post, others: [] })
  expect(partsOf(createCollections(), post)).toEqual([post])
})

test('the first part keeps images, topics, counts and quotation; the others begin with nothing but their text', () => {
  const { first, others } = splitThread({ ...post, rest: ['Dois', 'Três'] }, (part) => `post-1-${part}`)
  expect(first).toEqual({ ...post, thread: { id: 'post-1', of: 3, part: 1 } })
  const { quoted: _, image_description: __, more_images: ___, ...plain } = post
  const bare = { ...plain, image_url: null, tags: [], like_count: 0, comment_count: 0, share_count: 0 }
  expect(others).toEqual([
    { ...bare, id: 'post-1-2', body: 'Dois', thread: { id: 'post-1', of: 3, part: 2 } },
    { ...bare, id: 'post-1-3', body: 'Três', thread: { id: 'post-1', of: 3, part: 3 } },
  ])
})

test('parts are read in their order, whatever their ids are', () => {
  const db = createCollections()
  const { first, others } = splitThread(
    { ...post, id: 'z', rest: ['Dois', 'Três', 'Quatro'] },
    (part) => `part-${9 - part}`,
  )
  db.posts.load([...others.toReversed(), first, { ...post, id: 'alone' }])
  expect(partsOf(db, first).map(({ body }) => body)).toEqual(['Um', 'Dois', 'Três', 'Quatro'])
})
