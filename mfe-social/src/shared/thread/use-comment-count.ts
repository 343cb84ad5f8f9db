import { editEntity, useCacheEdits } from '@ementa/ui/data'
import { postsIn } from '@ementa/ui/queries'
import { useCallback } from 'react'
import { changedCount } from './thread'

/**
 * Changes the number of comments of a post wherever it is cached. Not by reading the lists again: the feed must not
 * move for someone who comes back to it.
 */
export function useCommentCount(postId: string): (change: number) => void {
  const edits = useCacheEdits()
  return useCallback(
    (change) =>
      editEntity(edits, postsIn, postId, (post) => ({
        ...post,
        comment_count: changedCount(post.comment_count, change),
      })),
    [edits, postId],
  )
}
