import type { CommentOrder } from '@ementa/contracts'
import { useSWRConfig } from '@ementa/ui/data'
import { useCallback } from 'react'

/** Drops the cache entry of a thread in its other order: what was changed in this one is not in it. */
export function useForgetOtherOrders(postId: string, order: CommentOrder): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    const isOther = (key: unknown) =>
      Array.isArray(key) && key[0] === 'comments' && key[1] === postId && key[2] !== order
    void mutate(isOther, undefined, { revalidate: false })
  }, [mutate, postId, order])
}
