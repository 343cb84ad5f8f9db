import type Quill from 'quill'
import type { Range } from 'quill'
import QuillClipboard from 'quill/modules/clipboard'
import Delta from 'quill-delta'
import { isImageAddress } from '../image-address'
import { readPaste } from '../paste/pasted-html'
import { clearAll } from './clear-all'
import { fitIntoPlace } from './fit-paste'
import { imageBlock } from './image-block'
import { findSoleAddress, linkAddresses } from './link-addresses'
import { listenersOf } from './listeners'
import { storedHtmlOf } from './stored-html-of'
import { clearCells } from './table-keys'

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
    const range = clearAll(this.quill, selected) ? { index: 0, length: 0 } : selected
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
