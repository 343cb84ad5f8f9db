import { type CommentOrder, PAGE_SIZE } from '@ementa/contracts'
import { pagedQuery } from '../data/query'

/**
 * The thread of a post, 20 roots a page with all their replies. A page is longer if it takes that to bring the comment
 * that the address names; which one that is makes no other list.
 */
export const commentsQuery = pagedQuery(
  'comments',
  (api, cursor, postId: string, order: CommentOrder, targetId: string | null) =>
    api.comments.list({ postId, order, cursor, limit: PAGE_SIZE.comments, until: targetId ?? undefined }),
  {
    key: (postId, order): [postId: string, order: CommentOrder] => [postId, order],
    items: (page) => page.comments,
    next: (page) => page.nextCursor,
  },
)
