import { type CommentOrder, namesNothing, type Outputs } from '@ementa/contracts'
import { useErrorToast } from '@ementa/ui'
import { commentsQuery, usePagedRead } from '@ementa/ui/data'

export type CommentPage = Outputs['comments']['list']

/**
 * Reads the comments on a post in pages of root comments with all replies; the first page is extended to include
 * `targetId`.
 */
export function useComments(postId: string, targetId: string | null, order: CommentOrder) {
  const read = usePagedRead(commentsQuery(postId, order, targetId))
  const { error, moreError } = read
  const problem = error ?? moreError
  // An unknown post shows no toast, because it has a page of its own.
  useErrorToast(namesNothing(problem, 'POST_NOT_FOUND') ? undefined : problem, 'Erro ao carregar comentários')
  return read
}
