/** Implements the browser's edit commands for text areas, which happy-dom lacks, without undo. */
const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}

document.execCommand = (_command, _, text = '') => {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement)) return false
  const { value, selectionStart, selectionEnd } = field
  setValue?.call(field, value.slice(0, selectionStart) + text + value.slice(selectionEnd))
  const caret = selectionStart + text.length
  field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
