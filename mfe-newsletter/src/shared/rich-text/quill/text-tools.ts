import type Quill from 'quill'
import Delta from 'quill-delta'
import type { Caret } from '../issue-text'
import type { LinkPlace, TextTools } from '../text-surface'

/** The toolbar's and the dialogs' hand in a Quill. */
export function createTextTools(quill: Quill): TextTools {
  return {
    focus: () => quill.focus(),
    undo: () => quill.history.undo(),
    redo: () => quill.history.redo(),
    formats() {
      const range = quill.getSelection()
      return range ? quill.getFormat(range) : undefined
    },
    format(name, value) {
      quill.focus()
      quill.format(name, value, 'user')
    },
    toggle(name, value) {
      quill.focus()
      // Asked now: the buttons follow the caret a moment later.
      const isOn = quill.getFormat()[name] === value
      quill.format(name, isOn ? false : (value ?? false), 'user')
    },
    clearFormats() {
      const range = quill.getSelection(true)
      if (range.length > 0) return void quill.removeFormat(range.index, range.length, 'user')
      for (const name of Object.keys(quill.getFormat(range))) quill.format(name, false, 'user')
    },
    linkPlace: () => linkPlace(quill),
    setLink(place, text, address) {
      const link = new Delta().insert(text, { ...marksAt(quill, place), link: address })
      quill.updateContents(at(place.index).concat(link).delete(place.length), 'user')
      quill.focus()
      quill.setSelection(place.index + text.length, 0, 'user')
      // What is typed next is no part of the link.
      quill.format('link', false, 'silent')
    },
    removeLink: ({ index, length }) => void quill.formatText(index, length, 'link', false, 'user'),
    imagePlace: () => quill.getSelection(true).index,
    insertImage(index, address, alt) {
      quill.updateContents(at(index).insert({ image: address }, alt ? { alt } : {}), 'user')
    },
    onMove(listener) {
      quill.on('editor-change', listener)
      return () => void quill.off('editor-change', listener)
    },
  }
}

/** An edit at that place. */
const at = (index: number) => new Delta().retain(index)

function linkPlace(quill: Quill): LinkPlace {
  const range = quill.getSelection(true)
  const { link } = quill.getFormat(range)
  if (typeof link !== 'string') return { ...range, text: quill.getText(range), address: '' }
  let start = range.index
  let end = range.index + range.length
  const isSame = (index: number) => quill.getFormat(index, 1).link === link
  while (start > 0 && isSame(start - 1)) start--
  while (end < quill.getLength() - 1 && isSame(end)) end++
  return { index: start, length: end - start, text: quill.getText(start, end - start), address: link }
}

function marksAt(quill: Quill, { index, length }: Caret) {
  const { bold, italic, underline } = quill.getFormat(index, length)
  return { ...(bold ? { bold } : {}), ...(italic ? { italic } : {}), ...(underline ? { underline } : {}) }
}
