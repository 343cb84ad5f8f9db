import { type Comment, crashCopyKey, versionOf } from '@ementa/contracts'
import { joinTexts, useCopySlot, useCrashCopy } from '@ementa/ui'
import { proxy, useSnapshot } from '@ementa/ui/data'
import { useLayoutEffect, useState } from 'react'
import * as v from 'valibot'

/** Target of a comment on the post itself, in place of a comment's id. */
export const ROOT = ''

/**
 * Returns the key of a comment's edit among the drafts, and the version that the edit changes. That of an edit begun
 * earlier is named in its key, so that saving it does not overwrite what was saved since.
 */
export function findEdit(drafts: Readonly<Record<string, string>>, comment: Comment) {
  const prefix = `edit:${comment.id}`
  const left = Object.keys(drafts).find((key) => key === prefix || key.startsWith(`${prefix}@`))
  const key = left ?? `${prefix}@${versionOf(comment) ?? ''}`
  return { key, version: key.slice(prefix.length + 1) || null }
}

export interface ThreadState {
  /** Ids of comments with all replies shown. */
  expanded: Record<string, true>
  /** The comment being answered, or `ROOT`. */
  replyTo: string
  /** Unsent texts by the id of the answered comment, or by the key of `findEdit`. */
  drafts: Record<string, string>
  /** The comment being edited. */
  editing: { id: string; key: string; text: string; original: string; version: string | null } | null
  /** The comment being edited as another tab saved it; null without a conflict. */
  conflict: Comment | null
  /** `new` while a comment is sent, or the id of the comment being saved or deleted. */
  busy: string | null
  /** Id of the comment just published, to be scrolled into view. */
  newCommentId: string | null
}

export function createThread(drafts: Record<string, string>): ThreadState {
  return proxy<ThreadState>({
    expanded: {},
    replyTo: ROOT,
    drafts: { ...drafts },
    editing: null,
    conflict: null,
    busy: null,
    newCommentId: null,
  })
}

/** Lets an unsent reply to a comment that is gone go on as a comment, in the field that its writer sees. */
export function continueAsComment(state: ThreadState, answeredId: string): void {
  const { [ROOT]: own = '', [answeredId]: reply = '' } = state.drafts
  if (reply.trim() !== '') state.drafts[ROOT] = own.trim() === '' ? reply : `${own}\n\n${reply}`
  delete state.drafts[answeredId]
  if (state.replyTo === answeredId) state.replyTo = ROOT
}

/** Schema of the crash copy. */
const draftsSchema = v.record(v.string(), v.string())

/** Returns the drafts that have text; null if there are none. */
export function filterDrafts(drafts: Readonly<Record<string, string>>): Record<string, string> | null {
  const kept = Object.entries(drafts).filter(([, text]) => text.trim() !== '')
  return kept.length > 0 ? Object.fromEntries(kept) : null
}

/** Creates the thread's state and keeps the drafts of a signed-in person across pages and reloads. */
export function useDrafts(userId: string | undefined, textId: string): ThreadState {
  const [state] = useState(() => createThread({}))
  const slot = useCopySlot(userId ? crashCopyKey(userId, 'comment', textId) : null, draftsSchema)
  const [own, setOwn] = useState<{ key: string; userId: string } | null>(null)
  useLayoutEffect(() => {
    // A visitor's drafts stay after signing in; those of a person are cleared for the next one.
    if (own && own.userId !== userId) {
      state.drafts = {}
      setOwn(null)
    } else if (slot && userId && own?.key !== slot.key) {
      const typed = filterDrafts(state.drafts) ?? {}
      const joined = Object.entries(slot.left ?? {}).map(([place, text]) => [
        place,
        joinTexts(text, typed[place] ?? ''),
      ])
      state.drafts = { ...typed, ...Object.fromEntries(joined) }
      setOwn({ key: slot.key, userId })
    }
  }, [slot, userId, own, state])
  const { drafts } = useSnapshot(state, { sync: true })
  const isOwn = own !== null && own.userId === userId
  useCrashCopy(isOwn ? own.key : '', isOwn ? filterDrafts(drafts) : null)
  return state
}
