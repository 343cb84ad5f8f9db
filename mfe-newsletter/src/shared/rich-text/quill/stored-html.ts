import type Quill from 'quill'
import type { Range } from 'quill'
import { cleanIssueHtml } from '../../issue-html/clean-issue-html'
import { storeFootnotes } from '../footnotes'

/**
 * Parses a string, which only the editor may do: where Trusted Types are enforced, its `default` policy cleans the
 * string.
 */
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Matches code, which keeps its spaces, or spaces and tabs elsewhere, with the tag of a line that they begin. */
const SPACES = /<pre>[\s\S]*?<\/pre>|(<(?:p|h[1-6]|li|blockquote)\b[^>]*>)?((?:&nbsp;|\t)+)/g
/** Placeholder that Quill puts at a caret whose next letter has other marks. */
const CARET = '\ufeff'
/** Spaces as wide as a tab in the editor. */
const TAB = '&nbsp;'.repeat(4)

/**
 * Spaces as they are seen: of several the last one lets the line break, the others do not collapse. Quill writes every
 * space of its HTML as `&nbsp;`, and reads it as a space again.
 */
const keepSpaces = (html: string) =>
  html.replace(SPACES, (whole, lineStart: string | undefined, spaces: string | undefined) => {
    if (spaces === undefined) return whole
    const run = spaces.replaceAll('\t', TAB)
    return run === '&nbsp;' && lineStart ? whole : (lineStart ?? '') + run.replace(/&nbsp;$/, ' ')
  })

/**
 * The text of an editor, or a part of it, in the form in which issues are stored. A no-break space that was typed is a
 * character of its own and stays.
 */
export function storedHtmlOf(quill: Quill, part?: Range): string {
  const html = part ? quill.getSemanticHTML(part) : quill.getSemanticHTML()
  return cleanIssueHtml(toStoredHtml(keepSpaces(html.replaceAll(CARET, '')), parse))
}

/** Whether the editor's HTML holds something that is stored in another form. */
const NEEDS_STORED_FORM = /ql-(?:cell-line|caption|footnote)\b/

/**
 * The editor's own HTML in the form in which issues are stored: tables by their elements, captions inside their figure
 * or table, footnotes numbered with a list at the end (decision 041). Not cleaned here.
 */
export function toStoredHtml(html: string, parse: (html: string) => Document): string {
  if (!NEEDS_STORED_FORM.test(html)) return html
  const page = parse(html)
  const { body } = page
  for (const table of body.querySelectorAll('table')) storeTable(table)
  for (const caption of body.querySelectorAll<HTMLElement>('p.ql-caption')) storeCaption(caption)
  storeFootnotes(body)
  return body.innerHTML
}

function renamed(element: Element, tag: string): HTMLElement {
  const replacement = element.ownerDocument.createElement(tag)
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
  return replacement
}

function storeTable(table: HTMLTableElement) {
  const rows = [...table.rows]
  // The head of a table that was put below another is a row like others: the rows keep their order.
  const isHead = (row: Element) => row.querySelector<HTMLElement>('[data-cell]')?.dataset.cell?.startsWith('h') === true
  const heads = rows.filter((_, place) => rows.slice(0, place + 1).every(isHead))
  for (const cell of table.querySelectorAll('td')) unwrapOnlyLine(cell)
  if (heads.length === 0) return
  const head = table.createTHead()
  for (const row of heads) {
    head.append(row)
    for (const cell of row.querySelectorAll('td')) {
      const th = renamed(cell, 'th')
      if (cell.className) th.className = cell.className
    }
  }
  for (const body of [...table.tBodies]) if (body.childElementCount === 0) body.remove()
}

/** A cell of one line is that line; of several, its paragraphs. */
function unwrapOnlyLine(cell: HTMLTableCellElement) {
  const [line, ...more] = cell.children
  if (!line || more.length > 0) return
  const align = [...line.classList].find((name) => name.startsWith('ql-align-'))
  if (align) cell.className = align
  line.replaceWith(...line.childNodes)
  if (cell.childNodes.length === 1 && cell.firstElementChild?.tagName === 'BR') cell.replaceChildren()
}

function storeCaption(caption: HTMLElement) {
  const [previousElement, after] = [caption.previousElementSibling, caption.nextElementSibling]
  const image = previousElement && isOnlyImage(previousElement) ? previousElement.querySelector('img') : null
  if (previousElement && image) {
    const figure = caption.ownerDocument.createElement('figure')
    caption.replaceWith(figure)
    previousElement.remove()
    figure.append(image, caption)
    renamed(caption, 'figcaption')
  } else if (after instanceof HTMLTableElement && !after.caption) {
    after.prepend(caption)
    renamed(caption, 'caption')
  } else caption.classList.remove('ql-caption')
}

const isOnlyImage = (line: Element) =>
  line.tagName === 'P' &&
  line.children.length === 1 &&
  line.firstElementChild?.tagName === 'IMG' &&
  !line.textContent?.trim()
