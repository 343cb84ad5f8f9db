import { type CommentOrder, namesNothing, type Outputs, PAGE_SIZE } from '@ementa/contracts'
import { useErrorToast, useServices } from '@ementa/ui'
import { usePagedRead } from '@ementa/ui/data'

export type CommentPage = Outputs['comments']['list']

const commentsOf = (page: CommentPage) => page.comments
const cursorOf = (page: CommentPage) => page.nextCursor

/** The thread of a post, 20 roots a page with all their replies; a page is longer if it takes that to bring `targetId`. */
export function useComments(postId: string, targetId: string | null, order: CommentOrder) {
  const { api } = useServices()
  const read = usePagedRead({
    key: ['comments', postId, order],
    call: (cursor) =>
      api.comments.list({ postId, order, cursor, limit: PAGE_SIZE.comments, until: targetId ?? undefined }),
    items: commentsOf,
    next: cursorOf,
  })
  const { error, moreError } = read
  const problem = error ?? moreError
  // An unknown post has a page of its own.
  useErrorToast(namesNothing(problem, 'POST_NOT_FOUND') ? undefined : problem, 'Erro ao carregar comentários')
  return read
}
