import type Quill from 'quill'
import Delta from 'quill-delta'
import { cleanIssueHtml } from '../../issue-html/clean-issue-html'
import type { ImagePlace, NotePlace, PlacedImage, TextTools } from '../text-surface'
import { imageBlock } from './image-block'

const at = (index: number) => new Delta().retain(index)

/** The embed at a place, by the name of its format. */
function embedAt(quill: Quill, index: number, name: string) {
  if (index < 0) return null
  const [op] = quill.getContents(index, 1).ops
  const value = typeof op?.insert === 'object' && op.insert !== null ? op.insert[name] : undefined
  return typeof value === 'string' ? { index, value, attributes: op?.attributes ?? {} } : null
}

/** Returns the embed that is selected, or beside the caret. */
function embedHere(quill: Quill, name: string) {
  const { index, length } = quill.getSelection(true)
  if (length > 1) return null
  return embedAt(quill, index, name) ?? (length === 0 ? embedAt(quill, index - 1, name) : null)
}

/** Edits that the dialogs of notes and images make in the text. */
export function createEmbedTools(quill: Quill) {
  return {
    notePlace() {
      const note = embedHere(quill, 'footnote')
      if (note) return { index: note.index, html: note.value }
      const { index, length } = quill.getSelection(true)
      return { index: index + length, html: null }
    },
    noteAt(number) {
      let index = 0
      let count = 0
      for (const { insert } of quill.getContents().ops) {
        const note = typeof insert === 'object' && insert !== null ? insert.footnote : undefined
        if (typeof note === 'string' && ++count === number) return { index, html: note }
        index += typeof insert === 'string' ? insert.length : 1
      }
      return null
    },
    setNote(place: NotePlace, html: string) {
      quill.history.cutoff()
      const sign = at(place.index).insert({ footnote: cleanIssueHtml(html) })
      quill.updateContents(place.html === null ? sign : sign.delete(1), 'user')
      quill.focus()
      quill.setSelection(place.index + 1, 0, 'user')
    },
    removeNote({ index }) {
      quill.deleteText(index, 1, 'user')
      quill.setSelection(index, 0, 'user')
    },

    imagePlace: () => quill.getSelection(true).index,
    editedImage: () => imageAt(quill),
    insertImage(index, address, details = {}) {
      const { caption = '', ...attributes } = details
      const image = new Delta().insert({ image: address }, attributesOf(attributes))
      const { change, behind } = imageBlock(quill, index, image, caption)
      quill.updateContents(change, 'user')
      return behind
    },
    followPlace(index) {
      let place = index
      const follow = (change: Delta) => {
        place = change.transformPosition(place, true)
      }
      quill.on('text-change', follow)
      return () => {
        quill.off('text-change', follow)
        return place
      }
    },
    setImage(place, { caption = '', ...attributes }) {
      quill.history.cutoff()
      quill.formatText(place.index, 1, { alt: attributes.alt || null, width: attributes.width || null }, 'user')
      setCaption(quill, place, caption)
      quill.history.cutoff()
    },
    removeImage(place) {
      quill.history.cutoff()
      setCaption(quill, place, '')
      quill.deleteText(place.index, 1, 'user')
      quill.setSelection(place.index, 0, 'user')
    },
  } satisfies Partial<TextTools>
}

const attributesOf = ({ alt, width }: PlacedImage) => ({ ...(alt ? { alt } : {}), ...(width ? { width } : {}) })
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function imageAt(quill: Quill): ImagePlace | null {
  const image = embedHere(quill, 'image')
  if (!image) return null
  const { alt, width } = image.attributes
  const caption = captionOf(quill, image.index)
  return {
    index: image.index,
    address: image.value,
    alt: textOf(alt),
    width: textOf(width),
    caption: caption ? quill.getText(caption.index, caption.length - 1) : '',
  }
}

/** The caption below an image that has a line to itself. */
function captionOf(quill: Quill, index: number): { index: number; length: number } | null {
  const [line] = quill.getLine(index)
  if (line?.length() !== 2) return null
  const [next] = quill.getLine(index + 2)
  return next?.formats().caption ? { index: index + 2, length: next.length() } : null
}

function setCaption(quill: Quill, { index }: ImagePlace, words: string) {
  const caption = captionOf(quill, index)
  if (caption && words === '') return void quill.deleteText(caption.index, caption.length, 'user')
  if (caption) {
    const old = quill.getText(caption.index, caption.length - 1)
    if (old !== words) quill.updateContents(at(caption.index).delete(old.length).insert(words), 'user')
    return
  }
  if (words === '') return
  const [line, offset] = quill.getLine(index)
  const leadingBreak = offset > 0 ? '\n' : ''
  // In a cell it is a line of that cell.
  const { table } = line?.formats() ?? {}
  const cell = table ? { table } : {}
  const change = at(index)
    .insert(leadingBreak, cell)
    .retain(1)
    .insert('\n', cell)
    .insert(words)
    .insert('\n', table ? cell : { caption: true })
  // Text behind the image keeps its line; there is none if the image was the last of its line.
  const isLast = line !== null && offset === line.length() - 2
  quill.updateContents(isLast ? change.delete(1) : change, 'user')
}
