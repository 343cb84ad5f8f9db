import { crashBufferKey } from '@ementa/contracts'
import { joinedTexts, useCopySlot, useKeptDraft } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useLayoutEffect, useState } from 'react'
import { createThread, draftsSchema, filterDrafts, type ThreadState } from './thread-state'

/** Creates the thread's state and keeps the drafts of a signed-in person across pages and reloads. */
export function useDrafts(userId: string | undefined, textId: string): ThreadState {
  const [state] = useState(() => createThread({}))
  const slot = useCopySlot(userId ? crashBufferKey(userId, 'comment', textId) : null, draftsSchema)
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
        joinedTexts(text, typed[place] ?? ''),
      ])
      state.drafts = { ...typed, ...Object.fromEntries(joined) }
      setOwn({ key: slot.key, userId })
    }
  }, [slot, userId, own, state])
  const { drafts } = useSnapshot(state, { sync: true })
  const isOwn = own !== null && own.userId === userId
  useKeptDraft(isOwn ? own.key : '', isOwn ? filterDrafts(drafts) : null)
  return state
}
