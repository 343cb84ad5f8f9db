import { type FeedTab, PAGE_SIZE, type Post, tagName } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { feedQuery, usePagedRead } from '@ementa/ui/data'
import { useCallback, useMemo, useState } from 'react'

/**
 * Reads the feed of a tab and topic in pages. The followed people and tags are sent with each call as they were when the
 * list appeared, so that following somebody in the list does not change the list.
 */
export function useFeed(tab: FeedTab, tag: string | null) {
  const { api, relations, session } = useServices()
  const [followed] = useState((): { following?: string[]; followedTags?: string[] } => {
    if (tab === 'forYou') return {}
    return { following: relations.ids('following'), followedTags: relations.ids('followedTags') }
  })
  // Posts of followed people need no reason; those of others are in the list for a tag or a law.
  const reasonOf = useCallback(
    ({ author_id, tags }: Post) => {
      const isOwn = author_id === session.state.user?.id
      if (tab !== 'following' || isOwn || followed.following?.includes(author_id)) return undefined
      const followedTag = tags.find((one) => followed.followedTags?.includes(one))
      if (followedTag) return `Você segue ${tagName(followedTag)}`
      return relations.ids('followedLaw').length > 0 ? 'Cita lei que você segue' : undefined
    },
    [tab, followed, session, relations],
  )
  const input = { tab, tag, limit: PAGE_SIZE.feed, ...followed }
  const read = usePagedRead(feedQuery(input))
  const { pages, updateItems } = read
  const authors = useMemo(() => pages.flatMap((page) => page.authors), [pages])
  /** Reads the current first page without changing the cache. */
  const peek = async () => (await api.posts.listFeed(input)).posts
  // Stable, because every card of the list receives it.
  const drop = useCallback(
    (postId: string) =>
      updateItems(
        (post) => (post.id === postId ? null : post),
        (page, posts) => ({ ...page, posts }),
      ),
    [updateItems],
  )
  return { ...read, authors, peek, drop, reasonOf }
}
