import { IMAGE, type Images } from '@ementa/contracts'
import Block, { BlockEmbed } from 'quill/blots/block'
import Embed from 'quill/blots/embed'
import QuillImage from 'quill/formats/image'
import { isImageAddress } from '../../issue-html/image-addresses'

let resolveImage: Images['resolve'] = async (imageUrl) => imageUrl

/** Sets the function that resolves the images of this device; called once a page. */
export function setImageResolver(resolve: Images['resolve']): void {
  resolveImage = resolve
}

/** An image that knows the reference it is stored by; what is shown may be a blob of this device. */
export class IssueImage extends QuillImage {
  static override create(value: unknown): HTMLImageElement {
    const reference = typeof value === 'string' && isImageAddress(value) ? value : ''
    const node = document.createElement('img')
    node.dataset.reference = reference
    node.draggable = false
    if (!reference.startsWith(IMAGE.localScheme)) {
      node.setAttribute('src', QuillImage.sanitize(reference))
      return node
    }
    resolveImage(reference).then(
      (address) => {
        node.src = address
      },
      () => {
        node.alt ||= 'Imagem indisponível neste aparelho'
      },
    )
    return node
  }

  static override value(node: HTMLElement): string {
    return node.dataset.reference ?? node.getAttribute('src') ?? ''
  }

  /** Called by Quill for the export: the blob's address means nothing elsewhere. */
  html(): string {
    const image = document.createElement('img')
    // `src` is added to the text below: an image element begins to load any `src` it gets, even detached.
    image.setAttribute('alt', this.domNode.alt)
    const width = this.domNode.getAttribute('width')
    if (width) image.setAttribute('width', width)
    const reference = this.domNode.dataset.reference ?? ''
    return image.outerHTML.replace('<img', `<img src="${reference.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
  }
}

/**
 * A footnote is one sign of the text that holds its words: it moves, is copied, deleted and undone as a letter is, and its
 * number follows its place (decision 021). Its value is HTML with inline marks, as cleaned as what it was read from.
 */
export class FootnoteMark extends Embed {
  static override blotName = 'footnote'
  static override tagName = 'SPAN'
  static override className = 'ql-footnote'

  static override create(value: unknown): HTMLElement {
    const node = document.createElement(FootnoteMark.tagName)
    node.className = FootnoteMark.className
    node.dataset.note = String(value)
    return node
  }

  /** Reads the note of an element; pasted elements hold it as content. */
  static override value(node: HTMLElement): string {
    return node.dataset.note ?? node.innerHTML
  }

  /** Refuses a link, as the mark is a link to its note already. */
  override formatAt(index: number, length: number, name: string, value: unknown) {
    if (name !== 'link') super.formatAt(index, length, name, value)
  }

  /**
   * A composed word changes the text beside the mark once for each letter. Quill moves it away with the first change, and
   * would set the caret before it with the next.
   */
  override update(mutations: MutationRecord[], context: Record<string, unknown>) {
    const changed = new Map(mutations.map((mutation) => [mutation.target, mutation]))
    super.update([...changed.values()], context)
  }

  /** Called by Quill for the export. */
  html(): string {
    return `<span class="${FootnoteMark.className}">${FootnoteMark.value(this.domNode as HTMLElement)}</span>`
  }
}

/**
 * Writes the number of each mark. Only changed numbers are written, as the editor reads the text again at every
 * mutation.
 */
export function numberFootnotes(root: ParentNode): void {
  for (const [index, mark] of root.querySelectorAll(`.${FootnoteMark.className} > span`).entries()) {
    const number = String(index + 1)
    if (mark.getAttribute('data-number') === number) continue
    mark.setAttribute('data-number', number)
    mark.setAttribute('role', 'button')
    mark.setAttribute('aria-label', `Nota de rodapé ${number}`)
  }
}

/** The line below an image, or above a table, that is its caption. A line like others: written in place. */
export class CaptionLine extends Block {
  static override blotName = 'caption'
  static override tagName = 'P'
  static override className = 'ql-caption'

  static override formats(): true {
    return true
  }
}

/** A line between two parts: `---`. */
export class Divider extends BlockEmbed {
  static override blotName = 'divider'
  static override tagName = 'HR'

  static override value(): true {
    return true
  }

  /** Answers code that reads the formats of every line. */
  static override formats(): Record<string, unknown> {
    return {}
  }
}
