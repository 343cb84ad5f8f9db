import type { Range } from 'quill'
import QuillClipboard from 'quill/modules/clipboard'
import { isImageAddress } from '../image-address'
import { readPaste } from '../paste/pasted-html'
import { listenersOf } from './listeners'

/** Templates and stored texts are converted here too: losses are reported for a person's own paste only. */
export class IssueClipboard extends QuillClipboard {
  #losses: string[] = []

  override convertHTML(html: string) {
    const pasted = readPaste(html, isImageAddress)
    this.#losses = pasted.losses
    return super.convertHTML(pasted.html)
  }

  override onPaste(range: Range, pasted: { html?: string; text?: string }) {
    this.#losses = []
    super.onPaste(range, pasted)
    listenersOf(this.quill)?.onPasted(this.#losses)
  }
}
