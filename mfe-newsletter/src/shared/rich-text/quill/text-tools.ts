import type Quill from 'quill'
import Delta, { Op } from 'quill-delta'
import type { Caret } from '../issue-text'
import type { LinkPlace, ReadText, TextTools } from '../text-surface'
import { createEmbedTools } from './embed-tools'
import { IssueClipboard } from './issue-clipboard'
import { placeOf } from './table-keys'

/** Formats that are kinds of lines: a line of a cell cannot have one, as it has a kind already. */
const LINE_KINDS: ReadonlySet<string> = new Set(['header', 'list', 'blockquote', 'code-block'])
/** Formats that are no look: the cell of a line, and what belongs to an image. */
const KEPT: ReadonlySet<string> = new Set(['table', 'alt', 'width'])

/** Edits that the toolbar and the dialogs make in a Quill. */
export function createTextTools(quill: Quill): TextTools {
  /** Sets a format at the selection, and a kind of line on all lines that are in no table. */
  function format(name: string, value: unknown) {
    if (!LINE_KINDS.has(name)) return quill.format(name, value, 'user')
    const { index, length } = quill.getSelection(true)
    const change = new Delta()
    let done = 0
    for (const line of quill.getLines(index, length || 1)) {
      const end = line.offset(quill.scroll) + line.length() - 1
      if (quill.getFormat(end).table) continue
      change.retain(end - done).retain(1, { [name]: value || null })
      done = end + 1
    }
    quill.updateContents(change, 'user')
  }
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
      format(name, value)
    },
    toggle(name, value) {
      quill.focus()
      // The format is read now, as the buttons follow the caret a moment later.
      const isOn = quill.getFormat()[name] === value
      format(name, isOn ? false : (value ?? false))
    },
    clearFormats() {
      const range = quill.getSelection(true)
      if (range.length > 0) return void quill.updateContents(plainChange(quill, range), 'user')
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
      // Neighbouring tables would become one.
      const above = placeOf(quill, place - 1) ? '\n' : ''
      const below = placeOf(quill, place) ? '\n' : ''
      const change = at(place).insert(above).concat(newTable(rows, columns)).insert(below)
      makeChange(change, place + above.length)
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

/**
 * Takes the formats from words and from their lines. Quill's own way deletes notes and images, and takes lines out of
 * their table.
 */
function plainChange(quill: Quill, { index, length }: Caret): Delta {
  const plain = (formats: object = {}) =>
    Object.fromEntries(Object.keys(formats).flatMap((name) => (KEPT.has(name) ? [] : [[name, null]])))
  const change = quill
    .getContents(index, length)
    .reduce((plained, op) => plained.retain(Op.length(op), plain(op.attributes)), at(index))
  const [line, offset] = quill.getLine(index + length)
  return line && offset > 0 ? change.retain(line.length() - offset - 1).retain(1, plain(line.formats())) : change
}

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

/** The marks that words have which replace those at a place. */
export function marksAt(quill: Quill, { index, length }: Caret) {
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
  // The line before the caret is no part of a pasted heading or list; in a cell there are none.
  const content =
    offset > 0 && firstLine?.attributes && !firstLine.attributes.table ? new Delta().insert('\n').concat(delta) : delta

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
