import {
  type Api,
  type CommentOrder,
  type Inputs,
  type Outputs,
  PAGE_SIZE,
  type Post,
  type SearchFilters,
} from '@ementa/contracts'
import { type Holder, holder, inPages, mapped, put } from '../data/cache-edits'
import { pagedQuery, query } from '../data/query'

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

/** Reads the signed-in user's account with its address, its status, and the measures about it. */
export const ownAccountQuery = query('ownDecision.account', (api, _userId: string) => api.auth.getAccount())

/** Own drafts and scheduled posts of the signed-in user. */
export const draftsQuery = query('drafts', (api, _userId: string) => api.posts.listDrafts())

export const bookmarksQuery = query('bookmarks', (api, _userId: string) => api.bookmarks.listBookmarks())

/**
 * The thread of a post, 20 roots a page with all their replies. A page is longer if it takes that to bring the comment
 * that the address names; which one that is makes no other list.
 */
export const commentsQuery = pagedQuery(
  'comments',
  (api, cursor, postId: string, order: CommentOrder, targetId: string | null) =>
    api.comments.list({ postId, order, cursor, limit: PAGE_SIZE.comments, until: targetId ?? undefined }),
  {
    key: (postId, order): [postId: string, order: CommentOrder] => [postId, order],
    items: (page) => page.comments,
    next: (page) => page.nextCursor,
  },
)

/** Usernames are found in any spelling. */
export const profileQuery = query(
  'profile',
  (api, { username }: { username: string }) => api.profiles.getByUsername({ username }),
  { key: ({ username }): [{ username: string }] => [{ username: username.toLowerCase() }] },
)

/** People worth following. */
export const recommendedQuery = query('profiles', (api, input: { limit: number }) =>
  api.profiles.listRecommended(input),
)

type ListPeople = Api['profiles']['listFollowers']
/** The lists of people behind a number: of a profile, of a post. */
type PeopleList = 'followers' | 'following' | 'likers'

/**
 * The people behind a number. The viewer is part of the key, since not everyone sees the same. It is always read again,
 * because following somebody does not make it stale.
 */
export const peopleQuery = pagedQuery(
  'profiles.people',
  (api, cursor, { list, id }: { list: PeopleList; id: string; viewer: string | null }) => {
    const lists: Record<PeopleList, ListPeople> = {
      followers: api.profiles.listFollowers,
      following: api.profiles.listFollowing,
      likers: api.posts.listLikers,
    }
    return lists[list]({ id, cursor })
  },
  { items: (page) => page.profiles, next: (page) => page.nextCursor, stale: 0 },
)

/** All newsletters with their owners and their numbers of subscribers. */
export const newslettersQuery = query('newsletters', (api) => api.newsletters.listAll())

/** The number of unread notifications, which the frame shows on every page. */
export const unreadQuery = query('unreadCount', async (api, _userId: string) => {
  const { unreadCount } = await api.notifications.list({ limit: 1 })
  return unreadCount
})

type CitingInput = Omit<Inputs['law']['listCiting'], 'cursor'> & { viewer: string | null }

/** The most cited laws of the last days. */
export const debatedLawQuery = query('law.debated', (api) => api.law.listDebated())

/** The texts that cite a law. The viewer is part of the key, since not everyone sees the same. */
export const citingQuery = pagedQuery(
  'law.citing',
  (api, cursor, { viewer: _, ...input }: CitingInput) => api.law.listCiting({ ...input, cursor }),
  { items: (page) => page.items, next: (page) => page.nextCursor },
)

type Found = Outputs['search']['all']

const NOTHING: Found = { posts: [], users: [], newsletters: [], authors: [], issues: [], alternatives: [] }

/** Results of a search, of one kind or of all. */
export const searchQuery = query(
  'search',
  async (api, tab: 'all' | 'posts' | 'users' | 'newsletters', text: string, filters: SearchFilters): Promise<Found> => {
    const input = { query: text, filters }
    if (tab === 'posts') return { ...NOTHING, ...(await api.search.posts(input)) }
    if (tab === 'users') return { ...NOTHING, ...(await api.search.users(input)) }
    if (tab === 'newsletters') return { ...NOTHING, ...(await api.search.newsletters(input)) }
    return api.search.all(input)
  },
)

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
