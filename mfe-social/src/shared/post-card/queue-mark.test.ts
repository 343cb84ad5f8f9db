import { expect, test } from 'vitest'
import { concerns } from './post-card'

test.each([
  ['posts.like', { id: 'post' }, true],
  ['posts.like', { id: 'other' }, false],
  // A person may have the same id as a post.
  ['posts.like', { id: 'author' }, false],
  ['profiles.follow', { id: 'author' }, true],
  ['profiles.follow', { id: 'other' }, false],
  ['profiles.follow', { id: 'post' }, false],
  ['my.profiles.follow', { id: 'author' }, false],
  ['comments.like', { id: 'post' }, false],
  ['comments.like', { id: 'author' }, false],
  ['comments.create', { postId: 'post', body: '' }, true],
  ['comments.create', { postId: 'other', body: '' }, false],
  ['bookmarks.bookmark', { postId: 'post' }, true],
  ['posts.create', { body: '' }, false],
  ['posts.like', 'post', false],
  ['posts.like', null, false],
  ['posts.like', undefined, false],
])('a waiting %s of %j is about the post: %s', (type, input, expected) => {
  expect(concerns({ type: type as 'posts.like', input }, 'post', 'author')).toBe(expected)
})
