import type { Comment } from '@ementa/contracts'

/** Actions on the rows of a thread. They are stable, so that typing in one row renders no other row. */
export interface CommentHandlers {
  like: (id: string) => void
  reply: (id: string) => void
  edit: (comment: Comment) => void
  editText: (text: string) => void
  saveEdit: () => void
  /** Closes the edit and keeps its text as a draft. */
  closeEdit: () => void
  /** Asks, then drops the edit. */
  discardEdit: () => void
  remove: (comment: Comment) => void
  report: (comment: Comment) => void
  /** Returns the path of a comment in this thread. */
  href: (id: string) => string
  /** Copies the link to a comment. */
  copyLink: (comment: Comment) => void
}
