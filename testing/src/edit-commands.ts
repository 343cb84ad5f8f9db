/** Stands in for the browser's editing of a text area by command, which happy-dom does not have; without a history. */
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
