import type Quill from 'quill'
import Delta from 'quill-delta'
import type { Caret } from '../issue-text'
import type { LinkPlace, ReadText, TextTools } from '../text-surface'
import { createEmbedTools } from './embed-tools'
import { IssueClipboard } from './issue-clipboard'
import { placeOf } from './table-keys'

/** Formats that are kinds of lines: a line of a cell cannot have one, as it has a kind already. */
const LINE_KINDS: ReadonlySet<string> = new Set(['header', 'list', 'blockquote', 'code-block'])

/** Edits that the toolbar and the dialogs make in a Quill. */
export function createTextTools(quill: Quill): TextTools {
  const takes = (name: string) => !LINE_KINDS.has(name) || !quill.getFormat().table
  function makeChange(change: Delta, caret: number) {
    quill.history.cutoff()
    quill.updateContents(change, 'user')
    quill.history.cutoff()
    quill.focus()
    quill.setSelection(Math.min(caret, quill.getLength() - 1), 0, 'user')
  }
  return {
    ...createEmbedTools(quill),
    focus: () => quill.focus(),
    undo: () => quill.history.undo(),
    redo: () => quill.history.redo(),
    formats() {
      const range = quill.getSelection()
      return range ? quill.getFormat(range) : undefined
    },
    format(name, value) {
      quill.focus()
      if (takes(name)) quill.format(name, value, 'user')
    },
    toggle(name, value) {
      quill.focus()
      if (!takes(name)) return
      // The format is read now, as the buttons follow the caret a moment later.
      const isOn = quill.getFormat()[name] === value
      quill.format(name, isOn ? false : (value ?? false), 'user')
    },
    clearFormats() {
      const range = quill.getSelection(true)
      if (range.length > 0) return void quill.removeFormat(range.index, range.length, 'user')
      for (const name of Object.keys(quill.getFormat(range))) {
        // Only an edit of the table takes a line out of it.
        if (name !== 'table') quill.format(name, false, 'user')
      }
    },
    linkPlace: () => linkPlace(quill),
    setLink(place, text, address) {
      quill.history.cutoff()
      const words = place.text.trim()
      let end = place.index + text.length
      if (text === words) {
        // The same words stay as they are, with their marks, notes and cells.
        const start = place.index + place.text.indexOf(words)
        const length = place.length - (place.text.length - words.length)
        quill.formatText(start, length, 'link', address, 'user')
        end = start + length
      } else {
        const link = new Delta().insert(text, { ...marksAt(quill, place), link: address })
        quill.updateContents(at(place.index).concat(link).delete(place.length), 'user')
      }
      quill.focus()
      quill.setSelection(end, 0, 'user')
      // Text typed next must not become part of the link.
      quill.format('link', false, 'silent')
    },
    removeLink: ({ index, length }) => void quill.formatText(index, length, 'link', false, 'user'),
    async insertTable(rows, columns) {
      const { newTable } = await import('./table-edits')
      const { index } = quill.getSelection(true)
      const [line, offset] = quill.getLine(index)
      // A table begins on a line of its own: an empty one, or the next.
      const place = line && line.length() > 1 ? index - offset + line.length() : index
      const { change, caret } = newTable(place, rows, columns)
      makeChange(change, caret)
    },
    async editTable(edit) {
      const { tableEdit } = await import('./table-edits')
      const place = placeOf(quill, quill.getSelection(true).index)
      const edited = place && tableEdit(edit, place)
      if (edited) makeChange(edited.change, edited.caret)
    },
    replacePlain: (place, text, html, onEdited) => replacePlain(quill, place, text, html, onEdited),
    replaceBefore(length, text) {
      const { index } = quill.getSelection(true)
      const start = index - length
      const hasSpace = text.endsWith(' ') && quill.getText(index, 1) === ' '
      const change = at(start)
        .insert(text, marksAt(quill, { index: start, length }))
        .delete(length + Number(hasSpace))
      makeChange(change, start + text.length)
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

/** See `TextTools.replacePlain`. */
function replacePlain(
  quill: Quill,
  { index, length }: Caret,
  text: string,
  html: string,
  onEdited: () => void,
): ReadText | null {
  const { clipboard } = quill
  const isThere = quill.getText(index, length).trim() === text.replace(/\r\n?/g, '\n').trim()
  if (!isThere || !(clipboard instanceof IssueClipboard)) return null
  const plain = quill.getContents(index, length)
  const { delta, losses } = clipboard.convertAt({ index, length }, { html })
  const [, offset] = quill.getLine(index)
  const firstLine = delta.ops.find(({ insert }) => typeof insert === 'string' && insert.includes('\n'))
  // The line before the caret is no part of a pasted heading or list.
  const content = offset > 0 && firstLine?.attributes ? new Delta().insert('\n').concat(delta) : delta

  const place = { index, length }
  function replaceBy(by: Delta) {
    quill.history.cutoff()
    quill.updateContents(new Delta().retain(place.index).concat(by).delete(place.length), 'user')
    quill.history.cutoff()
    quill.setSelection(place.index + by.length(), 0, 'silent')
  }
  function follow(change: Delta) {
    const end = change.transformPosition(place.index + place.length, true)
    place.index = change.transformPosition(place.index)
    if (end - place.index === place.length) return
    quill.off('text-change', follow)
    onEdited()
  }
  replaceBy(content)
  place.length = content.length()
  quill.on('text-change', follow)
  return {
    losses,
    keepText() {
      quill.off('text-change', follow)
      replaceBy(plain)
    },
  }
}
