import { type IssueTextPort, isTextEmpty, plainText, sameText, type TextOp, withWords } from '../rich-text/issue-text'
import { createMeasurer } from './measure-issue'
import type { TextFacts } from './state'

export type OpenText = ReturnType<typeof createOpenText>

/** The text of an open issue, beside what is stored of it. Until the rich-text chunk is there, it is as stored. */
export function createOpenText() {
  const measure = createMeasurer()
  let port: IssueTextPort | null = null
  /** The stored text, with which the current one is compared. */
  let savedOps: TextOp[] = []

  const isChanged = () => port !== null && !sameText(port.ops(), savedOps)

  function factsOf(ops: readonly TextOp[]): TextFacts {
    return { measures: measure(ops), words: plainText(ops), isEmpty: isTextEmpty(ops) }
  }

  return {
    /** Called when the editor has loaded, with the stored text in it. */
    attach(ready: IssueTextPort) {
      port = ready
      savedOps = ready.ops()
    },

    isAttached: () => port !== null,
    isChanged,
    /** The text as it is now. */
    ops: (): TextOp[] => port?.ops() ?? savedOps,
    /** The text where it differs from what is stored, else null. */
    unsavedOps: (): TextOp[] | null => (port && isChanged() ? port.ops() : null),
    differsFromStored: (ops: readonly TextOp[]) => !sameText(ops, savedOps),
    /** The HTML as it would be saved; costs time with a long text. */
    html: (storedHtml: string): string => (port && isChanged() ? port.html() : storedHtml),
    facts: (): TextFacts | undefined => (port ? factsOf(port.ops()) : undefined),
    emptyFacts: (): TextFacts => factsOf([]),

    /** Notes that this text is the stored one now. */
    stored(ops: TextOp[]) {
      savedOps = ops
    },

    /** Shows the stored text, with nothing to undo. */
    load(html: string) {
      port?.load(html)
      savedOps = port?.ops() ?? []
    },

    /** Replaces the text as an edit of the person. */
    replace(ops: TextOp[] | null) {
      if (ops) port?.replace({ ops })
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
