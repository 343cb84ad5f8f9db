import type { CommentOrder } from '@ementa/contracts'
import { commentsQuery, useCacheEdits } from '@ementa/ui/data'
import { useCallback } from 'react'

/** Returns a function that drops the cached thread in the other order, which lacks the changes made in this one. */
export function useForgetOtherOrders(postId: string, order: CommentOrder): () => void {
  const { forget } = useCacheEdits()
  return useCallback(
    () => forget(commentsQuery, ([id, otherOrder]) => id === postId && otherOrder !== order),
    [forget, postId, order],
  )
}
