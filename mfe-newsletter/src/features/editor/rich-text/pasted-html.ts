import { disarm, PASTED_STYLE_ATTRIBUTE } from '../../issue-html/clean-issue-html'

/**
 * What Word, Google Docs and web pages put on the clipboard, as HTML that the editor understands. Their marks stand in
 * `style` attributes, which the page's Content-Security-Policy switches off before Quill could read them: so they are
 * read here, as text.
 */
export function preparePaste(html: string): string {
  // A document of its own: in the page's one, images would begin to load.
  const { body } = new DOMParser().parseFromString(disarm(html), 'text/html')
  unwrapGoogleDocs(body)
  unwrapFragmentLinks(body)
  makeWordLists(body)
  for (const table of body.querySelectorAll('table')) if (isOfData(table)) makeLines(table)
  for (const element of body.querySelectorAll<HTMLElement>(`[${PASTED_STYLE_ATTRIBUTE}]`)) applyStyle(element)
  return body.innerHTML
}

const styleOf = (element: Element) => element.getAttribute(PASTED_STYLE_ATTRIBUTE)?.toLowerCase() ?? ''

/** Google Docs wraps everything in one `b` that means nothing. */
function unwrapGoogleDocs(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid-"]'))
    wrapper.replaceWith(...wrapper.childNodes)
}

/** Footnote marks and contents lists: what they lead to does not come along. */
function unwrapFragmentLinks(body: HTMLElement) {
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
}

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table'

/** Cells with a word or a line each; tables that arrange a page (mails do) hold whole texts. */
function isOfData(table: HTMLTableElement): boolean {
  const cells = [...table.querySelectorAll('td, th')]
  return cells.every((cell) => cell.querySelectorAll(BLOCKS).length <= 1)
}

/** The editor has no tables: a row becomes a line, so that what stood side by side still does. */
function makeLines(table: HTMLTableElement) {
  const lines = [...table.rows].map((row) => {
    const line = table.ownerDocument.createElement('p')
    for (const [index, cell] of [...row.cells].entries()) {
      for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes)
      if (index > 0) line.append(' | ')
      line.append(...cell.childNodes)
    }
    return line
  })
  table.replaceWith(...lines)
}

const BLOCK = /^(?:P|DIV|H[1-6]|LI|BLOCKQUOTE)$/
const MARKS: readonly (readonly [style: RegExp, tag: string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration[^;]*underline/, 'u'],
]

function applyStyle(element: HTMLElement) {
  const style = styleOf(element)
  element.removeAttribute(PASTED_STYLE_ATTRIBUTE)
  const align = /text-align:\s*(center|right|justify)/.exec(style)?.[1]
  if (align && BLOCK.test(element.tagName)) element.classList.add(`ql-align-${align}`)
  // A link is underlined by itself, a heading is bold by itself.
  if (element.tagName === 'A' || BLOCK.test(element.tagName)) return
  for (const [pattern, tag] of MARKS) {
    if (!pattern.test(style)) continue
    const mark = element.ownerDocument.createElement(tag)
    mark.append(...element.childNodes)
    element.append(mark)
  }
}

const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/
const NUMBER = /^\s*\(?(?:\d+|[a-z]{1,3}|[ivxlc]+)[.)]/i

/** Word's list items are paragraphs that say so in their style, each with its mark as text. */
function makeWordLists(body: HTMLElement) {
  let list: HTMLElement | null = null
  for (const paragraph of body.querySelectorAll(`[${PASTED_STYLE_ATTRIBUTE}*="mso-list" i]`)) {
    const level = Number(WORD_LIST.exec(styleOf(paragraph))?.[1])
    if (!level) continue
    const mark = [...paragraph.querySelectorAll('*')].find((element) => /mso-list:\s*ignore/.test(styleOf(element)))
    const kind = NUMBER.test(mark?.textContent ?? '') ? 'OL' : 'UL'
    mark?.remove()
    // Only neighbours of the same kind belong to one list.
    if (!list || list.tagName !== kind || paragraph.previousElementSibling !== list) {
      list = body.ownerDocument.createElement(kind)
      paragraph.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    if (level > 1) item.classList.add(`ql-indent-${Math.min(8, level - 1)}`)
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}
