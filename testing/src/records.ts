import type { Post, Profile, QueueAction } from '@ementa/contracts'

/** Creates the profile of a lawyer whom nobody follows. */
export const profileOf = (changes: Partial<Profile> = {}): Profile => ({
  id: 'user-renata',
  username: 'renata',
  display_name: 'Renata Sampaio',
  authority: 'advogado',
  contracts_analyzed: 0,
  avatar_url: null,
  followers: 0,
  following: 0,
  bio: '',
  ...changes,
})

/** Creates a public post of that profile. Its id is that of a sample post, because the backend refuses calls on unknown ones. */
export const postOf = (changes: Partial<Post> = {}): Post => ({
  id: 'post-002',
  author_id: 'user-renata',
  body: 'Tese',
  image_url: null,
  tags: [],
  like_count: 0,
  comment_count: 0,
  share_count: 0,
  created_at: '2026-05-13T12:00:00.000Z',
  status: 'published',
  scheduled_at: null,
  is_edited: false,
  ...changes,
})

/** Creates an action that waits in the offline queue: a like, unless the test names another. */
export const queueAction = (changes: Partial<QueueAction> = {}): QueueAction => ({
  id: 'a',
  type: 'posts.like',
  timestamp: '2026-11-21T12:00:00.000Z',
  status: 'pending',
  retryCount: 0,
  input: { id: 'post-1' },
  ...changes,
})
