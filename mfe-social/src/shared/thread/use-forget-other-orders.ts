import type { CommentOrder } from '@ementa/contracts'
import { useCacheEdits } from '@ementa/ui/data'
import { commentsQuery } from '@ementa/ui/queries'
import { useCallback } from 'react'

/** Drops the cache entry of a thread in its other order: what was changed in this one is not in it. */
export function useForgetOtherOrders(postId: string, order: CommentOrder): () => void {
  const { forget } = useCacheEdits()
  return useCallback(
    () => forget(commentsQuery, ([id, otherOrder]) => id === postId && otherOrder !== order),
    [forget, postId, order],
  )
}
