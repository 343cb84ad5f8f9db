import type Quill from 'quill'
import { clearCells } from './table-keys'

/**
 * Keeps the cells of a table when words are typed over several of them: the words take the place of the selected words,
 * as Delete does it. Returns a function that ends it.
 */
export function keepCellsWhenTyping(quill: Quill): () => void {
  const { root } = quill
  const clearSelectedCells = () => {
    const range = quill.getSelection()
    return range !== null && range.length > 0 && clearCells(quill, range) ? range.index : null
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
