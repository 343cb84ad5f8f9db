import type { QueueAction } from '@ementa/contracts'
import type { Resource } from '@ementa/ui/data'

/** What each area's calls make stale once the queue has sent them; memberships are no reads but `services.relations`. */
const STALE_AFTER: Record<string, Resource[]> = {
  'posts.create': ['feed', 'posts', 'userPosts', 'drafts', 'profile'],
  'posts.saveDraft': ['drafts'],
  'posts.publishDraft': ['feed', 'posts', 'userPosts', 'drafts', 'profile'],
  'comments.create': ['comments', 'post'],
  'bookmarks.bookmark': ['bookmarks'],
  'bookmarks.unbookmark': ['bookmarks'],
  'tags.followTag': ['followedTags'],
  'tags.unfollowTag': ['followedTags'],
  'users.muteUser': ['muted'],
  'users.unmuteUser': ['muted'],
  'users.blockUser': ['blocked'],
  'users.unblockUser': ['blocked'],
  'newsletters.subscribe': ['newsletters', 'newsletter', 'issues', 'issue'],
  'newsletters.unsubscribe': ['newsletters', 'newsletter', 'issues', 'issue'],
}

/** The reads to invalidate after these actions were sent, each once. */
export function staleAfter(actions: readonly Pick<QueueAction, 'type'>[]): Resource[] {
  return [...new Set(actions.flatMap(({ type }) => STALE_AFTER[type] ?? []))]
}
