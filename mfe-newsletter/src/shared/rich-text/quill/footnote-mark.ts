import Embed from 'quill/blots/embed'

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
