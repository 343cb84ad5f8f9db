import type { Comment } from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'
import * as v from 'valibot'

/** Where a reply goes; `ROOT` is the post itself. */
export const ROOT = ''

/** Under which an edit of a comment is kept among the drafts. */
export const editKey = (commentId: string) => `edit:${commentId}`

export interface ThreadState {
  /** Comments all of whose replies are shown. */
  expanded: Record<string, true>
  /** The comment being answered, or `ROOT`. */
  replyTo: string
  /** What is being written, by the comment it answers or edits (`editKey`): changing the target loses nothing. */
  drafts: Record<string, string>
  /** The comment being edited in its place. */
  editing: { id: string; text: string; original: string; version: string | null } | null
  /** The comment being edited, as another tab saved it meanwhile; null when nothing is to be decided. */
  conflict: Comment | null
  /** What is on its way: a new comment, or the id of the one being saved or deleted. */
  busy: string | null
  /** The comment just published, to be brought into sight. */
  written: string | null
}

export function createThread(drafts: Record<string, string>): ThreadState {
  return proxy<ThreadState>({
    expanded: {},
    replyTo: ROOT,
    drafts: { ...drafts },
    editing: null,
    conflict: null,
    busy: null,
    written: null,
  })
}

/** Shape of the copy that a reload leaves behind. */
export const draftsSchema = v.record(v.string(), v.string())

/** The drafts worth keeping; null when there are none. */
export function keptDrafts(drafts: Readonly<Record<string, string>>): Record<string, string> | null {
  const kept = Object.entries(drafts).filter(([, text]) => text.trim() !== '')
  return kept.length > 0 ? Object.fromEntries(kept) : null
}
