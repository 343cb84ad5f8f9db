import { expect, test } from 'vitest'
import { concerns } from './post-card'

test.each([
  ['posts.like', { id: 'post' }, true],
  ['posts.like', { id: 'other' }, false],
  // A person may have the same id as a post.
  ['posts.like', { id: 'author' }, false],
  ['profiles.follow', { id: 'author' }, true],
  ['profiles.follow', { id: 'post' }, false],
  ['comments.like', { id: 'post' }, false],
  ['comments.create', { postId: 'post', body: '' }, true],
  ['comments.create', { postId: 'other', body: '' }, false],
  ['bookmarks.bookmark', { postId: 'post' }, true],
  ['posts.like', null, false],
])('a waiting %s of %j is about the post: %s', (type, input, expected) => {
  expect(concerns({ type: type as 'posts.like', input }, 'post', 'author')).toBe(expected)
})
