import { type FeedTab, PAGE_SIZE, type Post, tagName } from '@ementa/contracts'
import { usePagedRead } from '@ementa/ui/data'
import { useServices } from '@ementa/ui/plain'
import { feedQuery } from '@ementa/ui/queries'
import { useCallback, useMemo, useState } from 'react'

/**
 * The feed of a tab and topic, 10 posts a page. Whom one follows is client state sent with each call (P-7); it is taken
 * when the list appears and stays, so that a follow made within the list does not pull it from under the reader.
 */
export function useFeed(tab: FeedTab, tag: string | null) {
  const { api, relations, session } = useServices()
  const [followed] = useState((): { following?: string[]; followedTags?: string[] } => {
    if (tab === 'forYou') return {}
    return { following: relations.ids('following'), followedTags: relations.ids('followedTags') }
  })
  // Followed people need no explanation; a stranger is there for a tag.
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
  /** The first page as it is now, outside of the cache. */
  const peek = async () => (await api.posts.listFeed(input)).posts
  // Stable, as every card of the list holds it.
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
