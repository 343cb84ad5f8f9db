import Quill, { type Range } from 'quill'
import Delta from 'quill-delta'
import { FootnoteMark } from './issue-blots'
import { listenersOf } from './listeners'
import { clearAll, clearCells, mendTables, withoutLastEnd } from './table-keys'
import { levelText } from './text-port'
import { marksAt } from './text-tools'
import { applyTypedMarkdown } from './typed-markdown'

/**
 * What follows each change of the text: levels and numbers, whole tables, typed Markdown. `onEdit` is called for what the
 * person did. Returns a function that ends it.
 */
export function keepTextInOrder(quill: Quill, onEdit: () => void): () => void {
  const note = (change: Delta, _before: unknown, source: string) => {
    levelText(quill)
    if (source !== 'user') return
    mendTables(quill)
    applyTypedMarkdown(quill, change)
    onEdit()
  }
  quill.on('text-change', note)
  const endClicks = openEmbedsOnClick(quill)
  const endDrops = takeDrops(quill)
  const endTyping = keepLinesWhenTyping(quill)
  return () => {
    quill.off('text-change', note)
    endClicks()
    endDrops()
    endTyping()
  }
}

/**
 * A click on a footnote's mark or an image puts the caret beside it and reports it. Returns a function that ends it.
 */
function openEmbedsOnClick(quill: Quill): () => void {
  function open({ target }: MouseEvent) {
    if (!(target instanceof Element)) return
    const mark = target.closest(`.${FootnoteMark.className}, img`)
    const blot = mark ? Quill.find(mark) : null
    if (!mark || !blot || !('offset' in blot)) return
    quill.setSelection(blot.offset(quill.scroll), 0, 'user')
    listenersOf(quill)?.onEmbed(mark.tagName === 'IMG' ? 'image' : 'footnote')
  }
  quill.root.addEventListener('click', open)
  return () => quill.root.removeEventListener('click', open)
}

/**
 * What is dragged into the text goes the way of a paste: cleaned, linked and reported; what is dragged within it is moved.
 * Files are left to Quill's uploader. Returns a function that ends it.
 */
function takeDrops(quill: Quill): () => void {
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

/** Empties whole lines and leaves one of them to write on. Returns whether the selection was whole lines. */
function clearLines(quill: Quill, range: Range): boolean {
  const words = withoutLastEnd(quill, range)
  if (words !== range) quill.keyboard.handleDeleteRange(words)
  return words !== range
}

/**
 * Deletes what words are typed over: the whole text, whole lines, or words of several cells of a table, which stay. Returns
 * a function that ends it.
 */
function keepLinesWhenTyping(quill: Quill): () => void {
  const { root } = quill
  const clearSelected = () => {
    const range = quill.getSelection()
    if (!range?.length) return null
    const place = { index: range.index, marks: marksAt(quill, { index: range.index, length: 1 }) }
    return [clearAll, clearCells, clearLines].some((clear) => clear(quill, range)) ? place : null
  }
  // Quill answers the same event, and leaves one alone whose default is prevented.
  const typeInFirstLine = (event: InputEvent) => {
    const { inputType, data, isComposing } = event
    if (inputType !== 'insertText' || isComposing || !data) return
    const place = clearSelected()
    if (!place) return
    const { index, marks } = place
    event.preventDefault()
    quill.insertText(index, data, marks, 'user')
    quill.setSelection(index + data.length, 0, 'silent')
  }
  root.addEventListener('beforeinput', typeInFirstLine, { capture: true })
  // A keyboard of Android may begin to compose over what is only selected; Chrome keeps lines and cells there by itself.
  const isAndroid = /Android/i.test(navigator.userAgent)
  if (!isAndroid) root.addEventListener('compositionstart', clearSelected, { capture: true })
  return () => {
    root.removeEventListener('beforeinput', typeInFirstLine, { capture: true })
    root.removeEventListener('compositionstart', clearSelected, { capture: true })
  }
}
