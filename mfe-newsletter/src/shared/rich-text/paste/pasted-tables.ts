import type { Losses } from './paste-losses'

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, br'
const BETWEEN_CELLS = ' | '
const BETWEEN_PARAGRAPHS = ' / '
/** Marks where a paragraph of a cell ends; no character of any text. */
const END = '\ue000'

/** The editor has no tables: a row becomes a line, so that cells stay side by side and apart. */
export function makeLines(body: HTMLElement, losses: Losses): void {
  for (const table of body.querySelectorAll('table')) {
    if (arrangesPage(table)) {
      unwrapCells(table)
      continue
    }
    losses('table')
    const caption = table.caption ? [asLine(table, [...table.caption.childNodes])] : []
    table.replaceWith(...caption, ...[...table.rows].map(rowLine))
  }
}

/** Mails and older pages put whole texts side by side into tables; nobody reads those as tables. */
function arrangesPage(table: HTMLTableElement): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') || table.querySelector('table')) return true
  const rows = [...table.rows]
  if (rows.every((row) => row.cells.length <= 1)) return true
  return rows.length === 1 && [...(rows[0]?.cells ?? [])].some((cell) => cell.querySelectorAll(BLOCKS).length > 1)
}

/** Each cell for itself, one below the other. */
function unwrapCells(table: HTMLTableElement) {
  const cells = [...table.rows].flatMap((row) => [...row.cells]).filter(hasContent)
  table.replaceWith(...cells.map((cell) => asLine(table, [...cell.childNodes], 'div')))
}

const hasContent = (cell: Element) => (cell.textContent ?? '').trim() !== '' || cell.querySelector('img') !== null

function rowLine(row: HTMLTableRowElement): HTMLElement {
  const parts = [...row.cells].flatMap((cell, index) => {
    joinParagraphs(cell)
    const content = cell.tagName === 'TH' ? [asLine(cell, [...cell.childNodes], 'strong')] : [...cell.childNodes]
    return index > 0 ? [BETWEEN_CELLS, ...content] : content
  })
  return asLine(row, parts)
}

function asLine(near: Element, content: (Node | string)[], tag = 'p'): HTMLElement {
  const line = near.ownerDocument.createElement(tag)
  line.append(...content)
  return line
}

/** The paragraphs of a cell as one run of text, ` / ` between them. */
function joinParagraphs(cell: Element) {
  for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(END, ...block.childNodes, END)
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  let hasText = false
  let hasEnded = false
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    let joined = ''
    for (const [index, piece] of (node.nodeValue ?? '').split(END).entries()) {
      if (index > 0) hasEnded = true
      const isBlank = piece.trim() === ''
      if (!isBlank && hasEnded && hasText) joined += BETWEEN_PARAGRAPHS
      if (!isBlank) [hasText, hasEnded] = [true, false]
      if (!isBlank || !hasEnded) joined += piece
    }
    node.nodeValue = joined
  }
}
