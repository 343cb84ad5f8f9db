import { paths } from '@ementa/contracts'
import { type CopySlot, confirm, useCrashCopy, useWayBack } from '@ementa/ui'
import { isEqual, useSnapshot } from '@ementa/ui/data'
import { useLeaveGuard } from '@ementa/ui/forms'
import { useNavigate } from '@ementa/ui/router'
import { useState } from 'react'
import { type ComposerState, createComposer, replaceContent } from './composer-state'
import type { CopiedPost, PostContent } from './post-content'
import type { Exit } from './use-send-post'

interface Recovery {
  state: ComposerState
  /** The content differs from what was loaded. */
  isChanged: boolean
  /** The text is what an earlier visit left; the first change makes this false. */
  isRecovered: boolean
  /** Asks, then drops the recovered text. */
  discard: () => Promise<void>
  /** Removes the crash copy: the text is saved or given up. */
  forget: () => void
  /** The crash copy cannot be stored. */
  isFailing: boolean
}

/**
 * Creates the composer's state from the text that an earlier visit left, or else from the original, and keeps its crash
 * copy.
 * @param version the version of the post that is edited
 */
export function useRecovery(
  { key, left }: CopySlot<CopiedPost>,
  original: PostContent,
  version: string | null,
): Recovery {
  const [{ state, found }] = useState(() => {
    const { version: leftVersion = version, ...content }: CopiedPost = left ?? original
    const found = !isEqual(content, original)
    // A quote from the address replaces that of the recovered text: it is what the reader asked for last.
    const quoted = original.quoted ?? content.quoted
    return {
      state: found ? createComposer({ ...content, quoted }, leftVersion) : createComposer(original, version),
      found,
    }
  })
  const [isRecovered, setRecovered] = useState(found)
  const { content } = useSnapshot(state, { sync: true })
  const isChanged = !isEqual(content, original)
  const [recoveredContent] = useState(content)
  if (isRecovered && !isEqual(content, recoveredContent)) setRecovered(false)
  const { isFailing, forget } = useCrashCopy(key, isChanged ? { ...content, version: state.version } : null)

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
      replaceContent(state, original)
      state.version = version
      state.panel = null
      setRecovered(false)
    },
    forget,
    isFailing,
  }
}

interface LeaveOptions {
  isChanged: boolean
  forget: () => void
  /** Body of the question, which says what would be lost. */
  body: string
  /** Saves a draft when chosen in the question, then calls `proceed`. Null where no draft can be saved. */
  saveDraft: ((proceed: () => void) => void) | null
}

/** Asks before the page is left with unsaved text. Returns a function that leaves without asking. */
export function useLeaveComposer({ isChanged, forget, body, saveDraft }: LeaveOptions): (exit: Exit) => void {
  const navigate = useNavigate()
  const { leave } = useWayBack()
  const guard = useLeaveGuard(isChanged, {
    body,
    onDiscard: forget,
    ...(saveDraft && { alternative: { label: 'Salvar rascunho', onChoose: saveDraft } }),
  })
  return (exit) => {
    forget()
    guard.release()
    if (typeof exit === 'function') exit()
    else if (exit !== 'back') void navigate(exit.to, { replace: true })
    else leave(paths.home.href())
  }
}
