import { crashBufferKey } from '@ementa/contracts'
import { useSnapshot } from '@ementa/ui/data'
import { joinedTexts, useCopySlot, useCrashBuffer } from '@ementa/ui/plain'
import { useLayoutEffect, useState } from 'react'
import { createThread, draftsSchema, keptDrafts, type ThreadState } from './thread-state'

/** The thread's state with the drafts that this person left here; kept across pages and reloads, never for a visitor. */
export function useDrafts(userId: string | undefined, textId: string): ThreadState {
  const [state] = useState(() => createThread({}))
  const slot = useCopySlot(userId ? crashBufferKey(userId, 'comment', textId) : null, draftsSchema)
  const [own, setOwn] = useState<{ key: string; userId: string } | null>(null)
  useLayoutEffect(() => {
    // What a visitor began stays with the one who signs in; what somebody else wrote is not for the next.
    if (own && own.userId !== userId) {
      state.drafts = {}
      setOwn(null)
    } else if (slot && userId && own?.key !== slot.key) {
      const typed = keptDrafts(state.drafts) ?? {}
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
  useCrashBuffer(isOwn ? own.key : '', isOwn ? keptDrafts(drafts) : null)
  return state
}
