import type Quill from 'quill'
import { bubbleFormats } from 'quill/blots/block'
import Delta from 'quill-delta'

type Update = Quill['editor']['update']
type Find = Quill['scroll']['find']

/**
 * What people type in Portuguese: Latin letters with their marks, and the signs of print. Nothing of two units, nothing
 * that joins with its neighbours.
 */
const SIMPLE = /^[ -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u20ac]*$/

/**
 * Quill has a short way for a letter typed into a run of text, but takes it only while the run is pure ASCII. One `ã` in
 * the paragraph, and each key reads and compares the whole issue. This is the same short way for what is written here.
 */
export function quickenTyping({ editor, scroll }: Quill): void {
  const whole = editor.update.bind(editor)
  const update: Update = (change, mutations = [], selection) => {
    const typed = change === null && mutations.length === 1 ? typedText(mutations[0], scroll.find.bind(scroll)) : null
    if (!typed) return whole(change, mutations, selection)
    const index = typed.blot.offset(scroll)
    const shift = (range: { index: number; length: number }) => ({ index: range.index - index, length: range.length })
    const cursor = selection && { oldRange: shift(selection.oldRange), newRange: shift(selection.newRange) }
    const difference = new Delta().insert(typed.before).diff(new Delta().insert(typed.after), cursor)
    const formats = bubbleFormats(typed.blot)
    const edit = new Delta()
      .retain(index)
      .concat(difference)
      .reduce(
        (delta, op) => (typeof op.insert === 'string' ? delta.insert(op.insert, formats) : delta.push(op)),
        new Delta(),
      )
    editor.delta = editor.delta.compose(edit)
    return edit
  }
  editor.update = update
}

/** Returns the run of text that a mutation changed; null for a change that Quill must read itself. */
function typedText(mutation: MutationRecord | undefined, find: Find) {
  if (mutation?.type !== 'characterData' || !(mutation.target instanceof Text)) return null
  const { oldValue, target } = mutation
  const blot = find(target)
  if (!blot || oldValue === null || blot.statics.blotName !== 'text') return null
  if (!SIMPLE.test(oldValue) || !SIMPLE.test(target.data)) return null
  return { blot, before: oldValue, after: target.data }
}
