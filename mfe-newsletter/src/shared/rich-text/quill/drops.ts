import type Quill from 'quill'
import type { Range } from 'quill'
import Delta from 'quill-delta'

/**
 * What is dragged into the text goes the way of a paste: cleaned, linked and reported; what is dragged within it is moved.
 * Files are left to Quill's uploader. Returns a function that ends it.
 */
export function takeDrops(quill: Quill): () => void {
  const { root } = quill
  let dragged: Range | null = null
  const begin = () => {
    dragged = quill.getSelection()
  }
  const end = () => {
    dragged = null
  }
  function drop(event: DragEvent) {
    const { dataTransfer } = event
    const from = dragged
    dragged = null
    if (!dataTransfer || dataTransfer.files.length > 0) return
    const [html, text] = [dataTransfer.getData('text/html'), dataTransfer.getData('text/plain')]
    const index = placeAt(quill, event)
    if (index === null || (html === '' && text === '')) return
    event.preventDefault()
    quill.focus()
    if (from) move(quill, from, index)
    else quill.clipboard.onPaste({ index, length: 0 }, { html, text })
  }
  root.addEventListener('dragstart', begin)
  root.addEventListener('dragend', end)
  root.addEventListener('drop', drop)
  return () => {
    root.removeEventListener('dragstart', begin)
    root.removeEventListener('dragend', end)
    root.removeEventListener('drop', drop)
  }
}

function placeAt({ selection }: Quill, { clientX, clientY }: MouseEvent): number | null {
  // Some browsers lack this function; Quill's own drop of files has the same two cases.
  const native = document.caretRangeFromPoint?.(clientX, clientY)
  const place = native && selection.normalizeNative(native)
  return place ? selection.normalizedToRange(place).index : null
}

function move(quill: Quill, from: Range, to: number) {
  const end = from.index + from.length
  if (from.length === 0 || (to >= from.index && to <= end)) return
  const content = quill.getContents(from.index, from.length)
  const change =
    to < from.index
      ? new Delta()
          .retain(to)
          .concat(content)
          .retain(from.index - to)
          .delete(from.length)
      : new Delta()
          .retain(from.index)
          .delete(from.length)
          .retain(to - end)
          .concat(content)
  quill.history.cutoff()
  quill.updateContents(change, 'user')
  quill.setSelection(to < from.index ? to : to - from.length, from.length, 'silent')
}
