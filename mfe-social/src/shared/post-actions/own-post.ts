import type { Outputs, Post, Profile } from '@ementa/contracts'
import { type FeedInput, feedQuery, type Paged, useCacheEdits } from '@ementa/ui/data'
import { useCallback } from 'react'

type CachedFeed = Paged<Outputs['posts']['listFeed']>

/** Tells whether a post just published belongs at the top of this feed. */
export function isOnTopOf(
  { tab, tag, followedTags = [] }: Pick<FeedInput, 'tab' | 'tag' | 'followedTags'>,
  { tags }: Pick<Post, 'tags'>,
): boolean {
  if (tag && !tags.includes(tag)) return false
  const isFollowed = tags.some((slug) => followedTags.includes(slug))
  if (tab === 'following') return isFollowed
  return tab === 'forYou' || Boolean(tag) || followedTags.length === 0 || isFollowed
}

function withPostOnTop(feed: CachedFeed, post: Post, author: Profile): CachedFeed {
  const [first, ...others] = feed.pages
  if (!first || first.posts.some(({ id }) => id === post.id)) return feed
  const page = { ...first, posts: [post, ...first.posts], authors: [...first.authors, author] }
  return { pages: [page, ...others] }
}

/** Returns a function that adds a post just published to the cached feeds it belongs to, so that it is shown at once. */
export function useShowOwnPost(): (post: Post, author: Profile) => void {
  const edits = useCacheEdits()
  return useCallback(
    (post, author) =>
      edits.change(feedQuery, (feed, [input]) => (isOnTopOf(input, post) ? withPostOnTop(feed, post, author) : feed)),
    [edits],
  )
}
