import type { FeedTab, Post } from '@ementa/contracts'
import { type Context, os } from '../../context'
import { merge, takePage } from '../../paging'
import { withoutMutedWords } from '../../rules/visibility'
import { authorsOf } from '../shared/people'
import { leadsThread, partsOf } from './thread-parts'

interface FeedQuery {
  tab: FeedTab
  tag?: string | null | undefined
  cursor?: string | null | undefined
  following?: string[] | undefined
  followedTags?: string[] | undefined
}

/** The posts of a tab, newest first: from the indexes, so that a page costs the same at any volume. */
function listCandidates({ db, relations, viewer }: Context, query: FeedQuery, ofLaw: Iterable<Post>): Iterable<Post> {
  const { tab, tag, cursor } = query
  const idsOf = (relation: 'following' | 'followedTags') => (viewer ? relations.ids(viewer.id, relation) : [])
  const withTags = (slugs: readonly string[]) => slugs.map((slug) => db.posts.after(cursor, 'tag', slug))

  if (tab === 'following') {
    const people = query.following ?? idsOf('following')
    const tags = query.followedTags ?? idsOf('followedTags')
    const byPeople = people.map((id) => db.posts.after(cursor, 'author', id))
    const merged = merge([...byPeople, ...withTags(tags), ofLaw], db.posts.compare)
    return tag ? withTag(merged, tag) : merged
  }
  if (tag) return db.posts.after(cursor, 'tag', tag)
  const followedTags = query.followedTags ?? idsOf('followedTags')
  if (tab === 'topics' && followedTags.length > 0) return merge(withTags(followedTags), db.posts.compare)
  return db.posts.after(cursor)
}

function* withTag(posts: Iterable<Post>, tag: string): Generator<Post> {
  for (const post of posts) if (post.tags.includes(tag)) yield post
}

/** The posts that cite the law one follows, newest first; only then is the index of the law fetched. */
async function listCitingFollowedLaw({ db, reads, relations, viewer }: Context, cursor: FeedQuery['cursor']) {
  const keys = viewer ? relations.ids(viewer.id, 'followedLaw') : []
  if (keys.length === 0) return []
  const law = await reads.law()
  const ids = new Set(
    keys.flatMap((key) => [...law.citing(key)]).flatMap(({ kind, id }) => (kind === 'post' ? [id] : [])),
  )
  const last = cursor ? db.posts.lastKnown(cursor) : undefined
  return [...ids]
    .flatMap((id) => db.posts.get(id) ?? [])
    .filter((post) => last === undefined || db.posts.compare(post, last) > 0)
    .sort(db.posts.compare)
}

export const listFeed = os.posts.listFeed.handler(async ({ input, context }) => {
  const ofLaw = input.tab === 'following' ? await listCitingFollowedLaw(context, input.cursor) : []
  const source = listCandidates(context, input, ofLaw)
  const wanted = withoutMutedWords(context)
  // A thread is one entry, and contains a muted word if any of its parts does.
  const isShown = (post: Post) =>
    context.visible.inLists(post) && leadsThread(context, post) && partsOf(context.db, post).every(wanted)
  const { items, nextCursor } = takePage(source, input.limit, isShown, (post) => post.id)
  return { posts: items, authors: authorsOf(context.db, items), nextCursor }
})
