/**
 * Gives a text area another text the way typing does: the changed words only, by the browser's own editing, so that
 * Ctrl+Z takes them back and everything before stays in the history. It fires the field's `input` event. The caret goes to
 * `caret`, by default behind what was written. A read-only field keeps its text.
 */
export function writeIntoField(field: HTMLTextAreaElement, text: string, caret?: number): void {
  if (field.readOnly || field.disabled) return
  field.focus({ preventScroll: true })
  const { value } = field
  if (value !== text) {
    const start = commonStart(value, text)
    const kept = commonStart(reversed(value.slice(start)), reversed(text.slice(start)))
    field.setSelectionRange(start, value.length - kept)
    const changed = text.slice(start, text.length - kept)
    // Deprecated without a successor: the only way into the browser's own history.
    document.execCommand(changed === '' ? 'delete' : 'insertText', false, changed)
  }
  if (caret !== undefined) field.setSelectionRange(caret, caret)
}

const reversed = (text: string) => Array.from(text).toReversed()

/** Counts the UTF-16 units that two texts have in common at their beginning; a character of two units counts whole. */
function commonStart(a: Iterable<string>, b: Iterable<string>): number {
  const others = b[Symbol.iterator]()
  let length = 0
  for (const character of a) {
    if (others.next().value !== character) break
    length += character.length
  }
  return length
}
