import { errorCode, type Inputs, isOfflineError, type Outputs, PAGE_SIZE } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { usePagedRead } from '@ementa/ui/data'
import { useEffect } from 'react'

export type CommentPage = Outputs['comments']['list']
export type NewComment = Inputs['comments']['create']

const commentsOf = (page: CommentPage) => page.comments
const cursorOf = (page: CommentPage) => page.nextCursor

/** The thread of a post, 20 roots a page with all their replies; a page is longer if it takes that to bring `targetId`. */
export function useComments(postId: string, targetId: string | null) {
  const { api, toast } = useServices()
  const read = usePagedRead({
    key: ['comments', postId],
    call: (cursor) => api.comments.list({ postId, cursor, limit: PAGE_SIZE.comments, until: targetId ?? undefined }),
    items: commentsOf,
    next: cursorOf,
  })
  const { error, moreError } = read
  const problem = error ?? moreError
  useEffect(() => {
    // An unknown post has a page of its own, and offline the shell's bar says why.
    if (!problem || errorCode(problem) === 'POST_NOT_FOUND' || isOfflineError(problem)) return
    toast.error('Erro ao carregar comentários')
  }, [problem, toast])
  return read
}
