import type { CommentOrder } from '@ementa/contracts'
import { useCacheWrites } from '@ementa/ui/data'
import { useCallback } from 'react'

/** Drops the cache entry of a thread in its other order: what was changed in this one is not in it. */
export function useForgetOtherOrders(postId: string, order: CommentOrder): () => void {
  const { forget } = useCacheWrites()
  return useCallback(() => {
    const isOther = (key: unknown) =>
      Array.isArray(key) && key[0] === 'comments' && key[1] === postId && key[2] !== order
    forget(isOther)
  }, [forget, postId, order])
}
