import { proxy, useSnapshot } from '@ementa/ui/data'

/**
 * Tombstones: posts deleted in this window. Every list and card looks here, so that a deleted post is gone everywhere
 * at once, whatever the caches still hold; they are read again in their own time.
 */
const removed = proxy<Record<string, true>>({})

export function markRemoved(postId: string): void {
  removed[postId] = true
}

/** For tests, which share modules and begin with the same posts. */
export function forgetRemoved(): void {
  for (const postId of Object.keys(removed)) delete removed[postId]
}

/** Whether the post was deleted in this window; renders again only when this answer changes. */
export function useIsRemoved(postId: string): boolean {
  return useSnapshot(removed)[postId] === true
}

/** All tombstones, for lists that leave deleted posts out. */
export function useRemovedPosts(): Readonly<Record<string, true>> {
  return useSnapshot(removed)
}
