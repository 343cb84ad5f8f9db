import { isEqual } from '@ementa/ui/data'
import { type IssueTextPort, isTextEmpty, plainText, type TextOp, withWords } from '../rich-text/issue-text'
import { createMeasurer } from './measure-issue'
import type { TextFacts } from './state'

export type OpenText = ReturnType<typeof createOpenText>

/** The text of an open issue, beside what is stored of it. Until the rich-text chunk is there, it is as stored. */
export function createOpenText() {
  const measure = createMeasurer()
  let port: IssueTextPort | null = null
  /** The stored text, with which the current one is compared. */
  let savedOps: TextOp[] = []
  /** A text that is to be shown once the editor has loaded. */
  let waiting: TextOp[] | null = null

  const ops = (): TextOp[] => port?.ops() ?? waiting ?? savedOps
  const isChanged = () => (port !== null || waiting !== null) && !isEqual(ops(), savedOps)

  function factsOf(ops: readonly TextOp[]): TextFacts {
    return { measures: measure(ops), words: plainText(ops), isEmpty: isTextEmpty(ops) }
  }

  return {
    /** Called when the editor has loaded, with the stored text in it. Returns whether a text waited for it. */
    attach(ready: IssueTextPort): boolean {
      port = ready
      savedOps = ready.ops()
      if (!waiting) return false
      ready.replace({ ops: waiting })
      waiting = null
      return true
    },

    isAttached: () => port !== null,
    isChanged,
    /** The text as it is now. */
    ops,
    /** The text where it differs from what is stored, else null. */
    unsavedOps: (): TextOp[] | null => (isChanged() ? ops() : null),
    differsFromStored: (ops: readonly TextOp[]) => !isEqual(ops, savedOps),
    /** The HTML as it would be saved; costs time with a long text. */
    html: (storedHtml: string): string => (port && isChanged() ? port.html() : storedHtml),
    facts: (): TextFacts | undefined => (port ? factsOf(port.ops()) : undefined),
    emptyFacts: (): TextFacts => factsOf([]),

    /** Notes that this text is the stored one now. A text that still waits for the editor was part of no save. */
    stored(stored: TextOp[]) {
      if (!waiting) savedOps = stored
    },

    /** Shows the stored text, with nothing to undo. */
    load(html: string) {
      port?.load(html)
      savedOps = port?.ops() ?? []
    },

    /** Replaces the text as an edit of the person, now or once the editor has loaded. */
    replace(ops: TextOp[] | null) {
      if (!ops) return
      if (port) port.replace({ ops })
      else waiting = ops
    },

    /** Other words in place of some of the text, its marks kept; undoable. Whether there was something to change. */
    rewrite(rewritten: (words: string) => string | null): boolean {
      if (!port) return false
      const ops = port.ops()
      const words = rewritten(plainText(ops))
      if (words === null) return false
      port.replace({ ops: withWords(ops, words) })
      port.focus()
      return true
    },
  }
}
