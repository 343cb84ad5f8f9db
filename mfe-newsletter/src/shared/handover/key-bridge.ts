/** Time in ms after which the bridge gives up on a page that has not rendered: the keys work as usual again. */
const PATIENCE = 8000

const EDITABLE = 'input, textarea, select, [contenteditable="true"]'

/**
 * Holds what is typed while no field has the focus, between the end of one editor and the beginning of the next: those
 * letters belong to the text and must not run shortcuts. Returns the function that ends it and answers what was typed.
 */
export function holdKeys(): () => string {
  let text = ''

  function hold(event: KeyboardEvent) {
    const { target, key } = event
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest(EDITABLE)) return
    if (key === 'Backspace') text = text.slice(0, -1)
    else if (key === 'Enter') text += '\n'
    else if (key.length === 1) text += key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function end(): string {
    clearTimeout(timer)
    window.removeEventListener('keydown', hold, true)
    return text
  }

  window.addEventListener('keydown', hold, true)
  const timer = setTimeout(end, PATIENCE)
  return end
}
