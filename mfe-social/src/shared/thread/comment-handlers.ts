import type { Comment } from '@ementa/contracts'

/** Stable functions: typing in one row re-renders no other. */
export interface CommentHandlers {
  like: (id: string) => void
  reply: (id: string) => void
  edit: (comment: Comment) => void
  editText: (text: string) => void
  saveEdit: () => void
  /** Leaves the edit as it is; it waits under the comment. */
  closeEdit: () => void
  /** Asks, then gives the edit up. */
  discardEdit: () => void
  remove: (comment: Comment) => void
  report: (comment: Comment) => void
  /** Path of one comment in this thread. */
  href: (id: string) => string
  /** Puts the link to a comment on the clipboard. */
  copyLink: (comment: Comment) => void
}
