import { afterPaint } from '@ementa/ui'
import type Quill from 'quill'

/** Events after which Quill's model of the text may be read without `update()`, or changed otherwise than by typing. */
const CATCH_UP_BEFORE = [
  ...(['keydown', 'beforeinput', 'compositionstart', 'pointerdown', 'mousedown', 'click'] as const),
  ...(['cut', 'copy', 'paste', 'drop'] as const),
]

/**
 * The browser writes a letter into the document by itself; Quill reads it off afterwards, but still before it is painted.
 * Here it reads once the letter is on the screen. `scroll.update()`, which Quill calls before it writes or reports the
 * selection, catches up at once; so code that reads the text otherwise (`getContents`, `history`) calls that first, or comes
 * after one of the events above. Nothing is lost meanwhile: the letter is in the document. Returns a function that ends
 * it.
 */
export function paintFirst(quill: Quill): () => void {
  const { scroll, selection, composition } = quill
  const { update: original } = scroll
  /** Quill's own update; called with a source instead of records, it takes the records itself. */
  const read = (records: unknown) => Reflect.apply(original, scroll, [records])
  const lookAtSelection = selection.update.bind(selection)
  let waiting: MutationRecord[] = []
  let end = () => {}

  /**
   * Reads the waiting records and all later ones in one go: two readings of the same run would each find the last
   * letter.
   */
  function catchUp(since: MutationRecord[] = []) {
    end()
    const all = [...waiting, ...since, ...scroll.observer.takeRecords()]
    waiting = []
    // The first record knows the text before all the letters; Quill has a fast path for a single one.
    read(isOneRun(all) ? all.slice(0, 1) : all)
  }

  const catchUpNow = () => {
    if (waiting.length > 0) catchUp()
  }

  const canWait = (records: MutationRecord[]) =>
    isOneRun(records) && scroll.find(records[0]?.target ?? null)?.statics.blotName === 'text'

  scroll.update = (records?: unknown) => {
    // While an accent or a word is being composed, Quill collects the records itself.
    if (!Array.isArray(records) || composition.isComposing) {
      catchUpNow()
      return read(records)
    }
    if (waiting.length > 0) return catchUp(records)
    // Quill's own writing ends here too, with no records: those of the observer would report Quill's own changes.
    if (!canWait(records)) return read(records)
    waiting = records
    end = afterPaint(catchUpNow)
  }
  // Before Quill has read a typed letter, it would take the caret that moved with it for one that the person moved.
  selection.update = (source) => {
    catchUpNow()
    lookAtSelection(source)
  }
  for (const name of CATCH_UP_BEFORE) document.addEventListener(name, catchUpNow, { capture: true })
  return () => {
    catchUpNow()
    for (const name of CATCH_UP_BEFORE) document.removeEventListener(name, catchUpNow, { capture: true })
  }
}

/** Letters in one run of text, and nothing else. */
function isOneRun(records: readonly MutationRecord[]): boolean {
  const target = records[0]?.target
  return records.length > 0 && records.every((record) => record.type === 'characterData' && record.target === target)
}
