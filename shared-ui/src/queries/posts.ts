import { type Inputs, type Outputs, PAGE_SIZE, type Post } from '@ementa/contracts'
import { type Holder, holder, inPages, mapped, put } from '../data/cache-edits'
import { pagedQuery, query } from '../data/query'
import { citingQuery } from './law'
import { searchQuery } from './search'

/** Input of a feed; the page comes from the cursor. */
export type FeedInput = Omit<NonNullable<Inputs['posts']['listFeed']>, 'cursor'>
type UserPostsPage = Outputs['posts']['listByUser']

export const postQuery = query('post', (api, id: string) => api.posts.get({ id }))

/** The feed. A button offers newer posts, so that a list stays as it is when one comes back to it. */
export const feedQuery = pagedQuery(
  'feed',
  (api, cursor, input: FeedInput) => api.posts.listFeed({ ...input, cursor }),
  { items: (page) => page.posts, next: (page) => page.nextCursor, whenStale: 'keep' },
)

/** The posts of a person, newest first. The viewer is part of the key, since not everyone sees the same. */
export const userPostsQuery = pagedQuery(
  'userPosts',
  (api, afterId, { userId }: { userId: string; viewer: string | null }) =>
    api.posts.listByUser({ userId, afterId, limit: PAGE_SIZE.userPosts }),
  { items: (page) => page.posts, next: lastIdOf },
)

/** The answer has no cursor: fewer posts than asked for mean the end. */
function lastIdOf({ posts }: UserPostsPage): string | null {
  return posts.length < PAGE_SIZE.userPosts ? null : (posts.at(-1)?.id ?? null)
}

/** Own drafts and scheduled posts of the signed-in user. */
export const draftsQuery = query('drafts', (api, _userId: string) => api.posts.listDrafts())

export const bookmarksQuery = query('bookmarks', (api, _userId: string) => api.bookmarks.listBookmarks())

/** Every read that holds posts. */
export const postsIn: readonly Holder<Post>[] = [
  holder(postQuery, (answer, each) =>
    put(answer, {
      post: each(answer.post),
      // The other parts of its thread.
      thread:
        answer.thread && mapped(answer.thread, (part) => (part.post ? put(part, { post: each(part.post) }) : part)),
    }),
  ),
  holder(
    feedQuery,
    inPages((page, each) => put(page, { posts: mapped(page.posts, each) })),
  ),
  holder(
    userPostsQuery,
    inPages((page, each) => put(page, { posts: mapped(page.posts, each) })),
  ),
  holder(draftsQuery, (answer, each) =>
    put(answer, { posts: mapped(answer.posts, each), scheduled: mapped(answer.scheduled, each) }),
  ),
  holder(bookmarksQuery, (answer, each) => put(answer, { posts: mapped(answer.posts, each) })),
  holder(
    citingQuery,
    inPages((page, each) =>
      put(page, {
        items: mapped(page.items, (one) => (one.kind === 'post' ? put(one, { post: each(one.post) }) : one)),
      }),
    ),
  ),
  holder(searchQuery, (found, each) => put(found, { posts: mapped(found.posts, each) })),
]
