import type Quill from 'quill'
import { clearAll } from './clear-all'
import { clearCells } from './table-keys'

/**
 * Does what Delete does before words are typed over the whole text, or over several cells of a table, which stay. Returns
 * a function that ends it.
 */
export function keepCellsWhenTyping(quill: Quill): () => void {
  const { root } = quill
  const clearSelectedCells = () => {
    const range = quill.getSelection()
    if (range === null || range.length === 0) return null
    return clearAll(quill, range) || clearCells(quill, range) ? range.index : null
  }
  // Quill answers the same event, and leaves one alone whose default is prevented.
  const typeInFirstCell = (event: InputEvent) => {
    const { inputType, data, isComposing } = event
    if (inputType !== 'insertText' || isComposing || !data) return
    const index = clearSelectedCells()
    if (index === null) return
    event.preventDefault()
    quill.insertText(index, data, 'user')
    quill.setSelection(index + data.length, 0, 'silent')
  }
  root.addEventListener('beforeinput', typeInFirstCell, { capture: true })
  root.addEventListener('compositionstart', clearSelectedCells, { capture: true })
  return () => {
    root.removeEventListener('beforeinput', typeInFirstCell, { capture: true })
    root.removeEventListener('compositionstart', clearSelectedCells, { capture: true })
  }
}
