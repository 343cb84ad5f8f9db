import type Quill from 'quill'
import type { Range } from 'quill'
import QuillClipboard from 'quill/modules/clipboard'
import Delta from 'quill-delta'
import { isImageAddress } from '../../issue-html/image-addresses'
import { lossTexts } from '../paste/paste-losses'
import { readPaste } from '../paste/pasted-html'
import { imageBlock } from './image-block'
import { findSoleAddress, linkAddresses } from './link-addresses'
import { listenersOf } from './listeners'
import { storedHtmlOf } from './stored-html'
import { clearAll, clearCells, withoutLastEnd } from './table-keys'
import { randomName } from './table-model'

interface Pasted {
  html?: string
  text?: string
}

/** Losses are noted for a person's own paste only: templates and stored texts are converted here too. */
export class IssueClipboard extends QuillClipboard {
  #losses: string[] = []
  #place: Range | null = null
  /** Whether the keys of the next paste ask for plain text. */
  #isPlainAsked = false

  constructor(quill: Quill, options: ConstructorParameters<typeof QuillClipboard>[1]) {
    super(quill, options)
    quill.root.addEventListener('keydown', ({ code, shiftKey, ctrlKey, metaKey }) => {
      this.#isPlainAsked = code === 'KeyV' && shiftKey && (ctrlKey || metaKey)
    })
  }

  override convertHTML(html: string) {
    const pasted = readPaste(html, isImageAddress)
    this.#losses = pasted.losses
    return super.convertHTML(pasted.html)
  }

  override convert(pasted: Pasted, formats: Record<string, unknown> = {}) {
    const converted = super.convert(pasted, formats)
    if (!this.#place || formats['code-block']) return converted
    const { delta, losses } = fitIntoPlace(this.quill, this.#place, linkAddresses(converted))
    this.#losses = [...this.#losses, ...losses]
    return delta
  }

  /** Converts pasted content so that it fits into that place, and lists the parts that could not be kept. */
  convertAt(place: Range, pasted: Pasted) {
    this.#losses = []
    this.#place = place
    try {
      const delta = this.convert(pasted, this.quill.getFormat(place.index))
      return { delta, losses: this.#losses }
    } finally {
      this.#place = null
    }
  }

  /**
   * What is pasted or dropped: an address over words links them; Markdown becomes what it says, a moment later, unless the
   * keys asked for plain text.
   */
  override onPaste(selected: Range, content: Pasted) {
    const isPlainAsked = this.#isPlainAsked
    this.#isPlainAsked = false
    const pasted = isPlainAsked && content.text ? { text: content.text } : content
    const address = findSoleAddress(pasted.text ?? '')
    const words = this.quill.getText(selected)
    if (address && words.trim() !== '' && !words.includes('\n')) {
      const { index, length } = selected
      this.quill.history.cutoff()
      this.quill.formatText(index, length, 'link', address, 'user')
      this.quill.setSelection(index + length, 0, 'silent')
      return
    }
    const isCleared = clearAll(this.quill, selected) || clearCells(this.quill, selected)
    const inLines = withoutLastEnd(this.quill, selected)
    const replaced = inLines !== selected && this.#endsLine(pasted) ? selected : inLines
    const range = isCleared ? { index: selected.index, length: 0 } : replaced
    if (pasted.html && this.#pasteImage(range, pasted.html)) return
    this.#losses = []
    this.#place = range
    const previousLength = this.quill.getLength()
    try {
      super.onPaste(range, pasted)
    } finally {
      this.#place = null
    }
    listenersOf(this.quill)?.onPasted(this.#losses)
    const { text } = pasted
    if (isPlainAsked || pasted.html || !text || this.quill.getFormat(range.index)['code-block']) return
    const place = { index: range.index, length: this.quill.getLength() - previousLength + range.length }
    listenersOf(this.quill)?.onPlainText(place, text)
  }

  /** Tells whether the last of the pasted lines has an end of its own; otherwise it takes that of the line it is put in. */
  #endsLine(pasted: Pasted): boolean {
    const last = this.convert(pasted).ops.at(-1)?.insert
    return typeof last === 'string' && last.endsWith('\n')
  }

  /** Inserts a pasted image that stands alone as a block, as the image dialog does. Returns whether it was one. */
  #pasteImage({ index, length }: Range, html: string): boolean {
    if (length > 0) return false
    const [image, ...more] = this.convertHTML(html).ops
    if (more.length > 0 || typeof image?.insert !== 'object' || !('image' in image.insert)) return false
    const { change, behind } = imageBlock(this.quill, index, new Delta([image]), '')
    this.quill.updateContents(change, 'user')
    this.quill.setSelection(behind, 0, 'silent')
    this.quill.scrollSelectionIntoView()
    return true
  }

  override onCaptureCopy(event: ClipboardEvent, isCut = false) {
    const range = this.quill.getSelection()
    super.onCaptureCopy(event, false)
    if (!isCut || !range?.length || clearAll(this.quill, range) || clearCells(this.quill, range)) return
    this.quill.keyboard.handleDeleteRange(range)
  }

  /** Other programs get what is stored: tables and notes that they know. */
  override onCopy(range: Range, _isCut?: boolean) {
    return { html: storedHtmlOf(this.quill, range), text: this.quill.getText(range) }
  }
}

/** Line formats that a line of a cell cannot have. */
const LINE_FORMATS = ['header', 'list', 'blockquote', 'code-block', 'caption', 'indent', 'table']

/**
 * What is pasted, as its place can take it: inside a cell everything becomes lines of that cell; elsewhere a table begins
 * on a line of its own, and its rows get names that no neighbour has.
 */
export function fitIntoPlace(quill: Quill, { index }: Range, pasted: Delta): { delta: Delta; losses: string[] } {
  const { table } = quill.getFormat(index)
  if (typeof table === 'string') return intoCell(pasted, table)
  const fresh = withFreshNames(pasted)
  const [line, offset] = quill.getLine(index)
  const opensWithTable = fresh.ops.find(({ insert }) => typeof insert === 'string' && insert.includes('\n'))?.attributes
  const needsLine = offset > 0 && opensWithTable && ('table' in opensWithTable || 'caption' in opensWithTable)
  if (!needsLine || !line) return { delta: fresh, losses: [] }
  return { delta: new Delta().insert('\n').concat(fresh), losses: [] }
}

function intoCell(pasted: Delta, cell: string): { delta: Delta; losses: string[] } {
  let hasTable = false
  const delta = pasted.reduce((lines, { insert, attributes }) => {
    if (typeof insert === 'object' && insert !== null && 'divider' in insert) return lines
    if (attributes?.table) hasTable = true
    if (typeof insert !== 'string' || !insert.includes('\n'))
      return lines.push({ insert: insert ?? '', ...(attributes ? { attributes } : {}) })
    const kept = Object.entries(attributes ?? {}).filter(([name]) => !LINE_FORMATS.includes(name))
    return lines.insert(insert, { ...Object.fromEntries(kept), table: cell })
  }, new Delta())
  return { delta, losses: hasTable ? lossTexts(new Map([['nestedTable', 1]])) : [] }
}

function withFreshNames(pasted: Delta): Delta {
  const suffix = randomName()
  return pasted.reduce((lines, op) => {
    const cell = op.attributes?.table
    if (typeof cell !== 'string' || op.insert === undefined) return lines.push(op)
    return lines.insert(op.insert, { ...op.attributes, table: cell.replace(':', `${suffix}:`) })
  }, new Delta())
}
