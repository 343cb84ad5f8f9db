import type { FeedTab, Outputs, Post, Profile } from '@ementa/contracts'
import { useCacheWrites } from '@ementa/ui/data'
import { useCallback } from 'react'

type FeedPage = Outputs['posts']['listFeed']

/** A feed as the cache holds it. */
interface CachedFeed {
  pages: FeedPage[]
}

/** What a feed was asked for, as its cache key holds it. */
interface FeedInput {
  tab: FeedTab
  tag?: string | null
  followedTags?: string[]
}

/** Whether a post just published belongs at the top of this feed (NS-28). */
export function isOnTopOf({ tab, tag, followedTags = [] }: FeedInput, { tags }: Pick<Post, 'tags'>): boolean {
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

/** Puts a post just published at the top of the cached feeds that will have it: nobody sees the old list first. */
export function useShowOwnPost(): (post: Post, author: Profile) => void {
  const writes = useCacheWrites()
  return useCallback(
    (post, author) => {
      const isFeed = (key: unknown) => Array.isArray(key) && key[0] === 'feed' && isOnTopOf(key[1], post)
      writes.change<CachedFeed>(isFeed, (feed) => withPostOnTop(feed, post, author))
    },
    [writes],
  )
}
