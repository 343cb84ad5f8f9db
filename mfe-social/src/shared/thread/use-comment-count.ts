import { editEntity, postsIn, useCacheEdits } from '@ementa/ui/data'
import { useCallback } from 'react'
import { changeCount } from './thread'

/**
 * Returns a function that changes the number of comments of a post in all caches. The lists are not read again, because the
 * feed must not change for a reader who goes back to it.
 */
export function useCommentCount(postId: string): (change: number) => void {
  const edits = useCacheEdits()
  return useCallback(
    (change) =>
      editEntity(edits, postsIn, postId, (post) => ({
        ...post,
        comment_count: changeCount(post.comment_count, change),
      })),
    [edits, postId],
  )
}
