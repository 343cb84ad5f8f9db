import { proxy, useSnapshot } from '@ementa/ui/data'

/**
 * Tombstones of posts deleted in this window. Every list and card checks them, so that a deleted post disappears everywhere
 * at once, even where a cache still has it.
 */
const removed = proxy<Record<string, true>>({})

export function markRemoved(postId: string): void {
  removed[postId] = true
}

/** Clears the tombstones between tests, which share modules and posts. */
export function forgetRemoved(): void {
  for (const postId of Object.keys(removed)) delete removed[postId]
}

/** Returns whether the post was deleted in this window; renders again only when that changes. */
export function useIsRemoved(postId: string): boolean {
  return useSnapshot(removed)[postId] === true
}

/** Returns all tombstones, for lists that leave deleted posts out. */
export function useRemovedPosts(): Readonly<Record<string, true>> {
  return useSnapshot(removed)
}
