import { type CommentOrder, threadHref } from '@ementa/contracts'
import { ORDER_NAMES } from './comment-order'

/** Path of one comment in the thread that the page at `path` shows in this order. */
export const commentHref = (path: string, commentId: string, order: CommentOrder): string =>
  threadHref(path, { commentId, ordem: ORDER_NAMES[order] })
