import { type CopySlot, confirm, useCrashBuffer } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useState } from 'react'
import { isSameContent, type PostContent } from '../../shared/post-content/post-content'
import { type ComposerState, createComposer, ownCopy } from './composer-state'

export interface Recovery {
  state: ComposerState
  /** Something is different from what was loaded: worth keeping and worth asking about. */
  isChanged: boolean
  /** The text is what an earlier visit left, unchanged: the first change keeps it. */
  isRecovered: boolean
  /** Asks, then gives the text up. */
  discard: () => Promise<void>
  /** Removes the copy: the text is safe elsewhere, or given up. */
  forget: () => void
  /** The disk refuses the copy. */
  isFailing: boolean
}

/** The composer's state, with what an earlier visit left of it; each open composer has a copy of its own. */
export function useRecovery({ key, left: leftContent }: CopySlot<PostContent>, original: PostContent): Recovery {
  const [{ state, found }] = useState(() => {
    const found = leftContent !== undefined && !isSameContent(leftContent, original)
    // What the address quotes comes to the text that was left: it was asked for last.
    const leftWithQuoted = found && { ...leftContent, quoted: original.quoted ?? leftContent.quoted }
    return { state: createComposer(leftWithQuoted || original), found }
  })
  const [isRecovered, setRecovered] = useState(found)
  const { content } = useSnapshot(state, { sync: true })
  const isChanged = !isSameContent(content, original)
  const [recoveredContent] = useState(content)
  if (isRecovered && !isSameContent(content, recoveredContent)) setRecovered(false)
  const { isFailing, forget } = useCrashBuffer(key, isChanged ? content : null)

  return {
    state,
    isChanged,
    isRecovered: isRecovered && isChanged,
    discard: async () => {
      const isMeant = await confirm({
        title: 'Descartar o texto recuperado?',
        body: 'Ele será apagado deste aparelho. Isso não pode ser desfeito.',
        confirmLabel: 'Descartar',
        danger: true,
      })
      if (!isMeant) return
      state.content = ownCopy(original)
      state.chosenDate = null
      state.panel = null
      setRecovered(false)
    },
    forget,
    isFailing,
  }
}
