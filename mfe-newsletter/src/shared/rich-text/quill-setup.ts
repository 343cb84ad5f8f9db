import { IMAGE, type Images } from '@ementa/contracts'
import { Quill } from 'react-quill'
import { cleanIssueHtml } from '../issue-html/clean-issue-html'
import { levelHeadings } from '../issue-html/heading-levels'
import type { IssueTextPort, TextOp } from './issue-text'
import { readPaste } from './pasted-html'
import { installTrustedHtml } from './trusted-html'

installTrustedHtml()

/** Without `video` and `formula`, whose semantic HTML Quill 2.0.3 does not escape, and without colours and fonts. */
export const FORMATS = [
  ...['header', 'bold', 'italic', 'underline', 'strike', 'script', 'list', 'indent', 'align'],
  ...['link', 'image', 'blockquote', 'code-block'],
]

let showImage: Images['resolve'] = async (imageUrl) => imageUrl

/** Where the images of this device are found; once a page. */
export function setImageResolver(resolve: Images['resolve']): void {
  showImage = resolve
}

interface ImageBlot {
  new (...parts: never[]): { domNode: HTMLImageElement }
  create(value: unknown): HTMLImageElement
  value(node: HTMLImageElement): string
}

const QuillImage = Quill.import('formats/image') as unknown as ImageBlot
const SAFE_IMAGE = new RegExp(`^(?:https:|blob:|${IMAGE.localScheme})`, 'i')

/** Whether the editor takes an image from there: the web over https, or this device. Never one inlined into the text. */
export const isImageAddress = (address: string): boolean => SAFE_IMAGE.test(address)

/** An image that knows the reference it is stored by; what is shown may be a blob of this device. */
class IssueImage extends QuillImage {
  static override create(value: unknown): HTMLImageElement {
    const reference = typeof value === 'string' && isImageAddress(value) ? value : ''
    const node = QuillImage.create(reference.startsWith(IMAGE.localScheme) ? undefined : reference)
    node.dataset.reference = reference
    node.draggable = false
    if (reference.startsWith(IMAGE.localScheme)) {
      showImage(reference).then(
        (address) => {
          node.src = address
        },
        () => {
          node.alt ||= 'Imagem indisponível neste aparelho'
        },
      )
    }
    return node
  }

  static override value(node: HTMLImageElement): string {
    return node.dataset.reference ?? node.getAttribute('src') ?? ''
  }

  /** Quill asks for it when it exports; the blob's address means nothing elsewhere. */
  html(): string {
    const image = document.createElement('img')
    // Not `src`: an image element begins to load whatever it gets, attached or not.
    image.setAttribute('alt', this.domNode.alt)
    const reference = this.domNode.dataset.reference ?? ''
    return image.outerHTML.replace('<img', `<img src="${reference.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
  }
}

interface Pasted {
  html?: string
  text?: string
}

interface ClipboardModule {
  new (
    ...parts: never[]
  ): {
    options: { onPasted?: (losses: string[]) => void }
    convertHTML(html: string): unknown
    onPaste(range: { index: number; length: number }, pasted: Pasted): void
  }
}

const QuillClipboard = Quill.import('modules/clipboard') as unknown as ClipboardModule

/** Templates and stored texts are converted here too: what is lost is told of a person's own paste only. */
class IssueClipboard extends QuillClipboard {
  #losses: string[] = []

  override convertHTML(html: string) {
    const pasted = readPaste(html, isImageAddress)
    this.#losses = pasted.losses
    return super.convertHTML(pasted.html)
  }

  override onPaste(range: { index: number; length: number }, pasted: Pasted) {
    this.#losses = []
    super.onPaste(range, pasted)
    this.options.onPasted?.(this.#losses)
  }
}

Quill.register({ 'formats/image': IssueImage, 'modules/clipboard': IssueClipboard } as never, true)

/** Quill writes every space of its HTML as `&nbsp;`; one that was typed is a character of its own and stays. */
function exportHtml(quill: Quill): string {
  return cleanIssueHtml(quill.getSemanticHTML().replaceAll('&nbsp;', ' '))
}

const opsOf = (quill: Quill): TextOp[] => quill.getContents().ops as TextOp[]

/** The text follows the title of the page. */
export const levelText = (quill: Quill) => levelHeadings(quill.root, 1)

/** The text of a Quill for the rest of the page. */
export function createTextPort(quill: Quill): IssueTextPort {
  const deltaOf = (html: string) => quill.clipboard.convert({ html: cleanIssueHtml(html) })
  /** With the letter that Quill may not have read yet (`paintFirst`). */
  const upToDate = () => {
    quill.scroll.update()
    return quill
  }
  return {
    ops: () => opsOf(upToDate()),
    html: () => exportHtml(upToDate()),
    load(html) {
      quill.setContents(deltaOf(html), 'silent')
      levelText(quill)
      quill.history.clear()
    },
    replace(content) {
      upToDate().history.cutoff()
      quill.setContents('html' in content ? deltaOf(content.html) : (content.ops as never), 'user')
      quill.history.cutoff()
    },
    append(html) {
      upToDate().history.cutoff()
      const isEmpty = quill.getText().trim() === ''
      const end = isEmpty ? 0 : quill.getLength()
      const addition = deltaOf(html)
      if (isEmpty) quill.setContents(addition, 'user')
      else quill.updateContents([{ retain: end }, ...addition.ops, { insert: '\n' }] as never, 'user')
      quill.setSelection(quill.getLength() - 1, 0, 'user')
      quill.history.cutoff()
    },
    focus(caret) {
      quill.focus()
      if (caret) quill.setSelection(caret.index, caret.length, 'user')
    },
    caret: () => (quill.hasFocus() ? upToDate().getSelection() : null),
    type(written) {
      const { index, length } = quill.getSelection(true)
      quill.deleteText(index, length, 'user')
      quill.insertText(index, written, 'user')
      quill.setSelection(index + written.length, 0, 'user')
    },
  }
}
