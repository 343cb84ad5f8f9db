import { type CommentOrder, threadHref } from '@ementa/contracts'
import { ORDER_NAMES } from './comment-order'

/** Builds the address of a comment on the page at `path`, in this order. */
export const commentHref = (path: string, commentId: string, order: CommentOrder): string =>
  threadHref(path, { commentId, ordem: ORDER_NAMES[order] })
