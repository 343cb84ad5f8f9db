import type { Losses } from './paste-losses'
import { styleOf } from './pasted-marks'

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, br'
/** Marks where a paragraph of a cell ends; no character of any text. */
const END = '\ue000'
/** Stands in an empty paragraph of a cell, which is a line, too. */
const BLANK = '\ue001'

/**
 * Tables as the lines that the editor makes of them: `<p class="ql-cell-line" data-cell="r1:c1">`, `h1` for a row of the
 * head. Rows are counted through the whole text, so that two readings of one text are equal.
 */
export function makeCellLines(body: HTMLElement, losses: Losses): void {
  let rowCount = 0
  for (const table of body.querySelectorAll('table')) {
    if (arrangesPage(table)) {
      unwrapCells(table)
      continue
    }
    const caption = table.caption ? [captionLine(table.caption)] : []
    const rows = gridOf(table, losses)
    const width = Math.max(...rows.map(({ cells }) => cells.length))
    const lines = rows.flatMap(({ isHead, cells }) => {
      rowCount += 1
      const row = `${isHead ? 'h' : 'r'}${rowCount}`
      return Array.from({ length: width }, (_, column) =>
        cellLines(table, cells[column] ?? null, `${row}:c${column + 1}`, isHead, losses),
      ).flat()
    })
    // Neighbouring tables would become one, and a text needs a line to go on after a table.
    const next = table.nextElementSibling
    const gap = !next || next.tagName === 'TABLE' ? [table.ownerDocument.createElement('p')] : []
    table.replaceWith(...caption, ...lines, ...gap)
  }
}

/** Mails and older pages put whole texts side by side into tables; nobody reads those as tables. */
function arrangesPage(table: HTMLTableElement): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') || table.querySelector('table')) return true
  const rows = [...table.rows].filter((row) => row.cells.length > 0)
  if (rows.length === 0) return true
  // A table of the product's own has no attributes, and may have one column.
  if (table.attributes.length === 0) return false
  if (rows.every((row) => row.cells.length <= 1)) return true
  return rows.length === 1 && [...(rows[0]?.cells ?? [])].some((cell) => cell.querySelectorAll(BLOCKS).length > 1)
}

/** Each cell for itself, one below the other. */
function unwrapCells(table: HTMLTableElement) {
  const cells = [...table.rows].flatMap((row) => [...row.cells]).filter(hasContent)
  const lines = cells.map((cell) => {
    const line = cell.ownerDocument.createElement('div')
    line.append(...cell.childNodes)
    return line
  })
  table.replaceWith(...lines)
}

const hasContent = (cell: Element) => (cell.textContent ?? '').trim() !== '' || cell.querySelector('img') !== null

interface Row {
  isHead: boolean
  cells: (HTMLTableCellElement | null)[]
}

/** The rows with each cell in its column; a cell that spans others is in the first, the rest stays empty. */
export function gridOf(table: HTMLTableElement, losses: Losses): Row[] {
  const rows = [...table.rows].filter((row) => row.cells.length > 0)
  const grid: Row['cells'][] = rows.map(() => [])
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const cell of row.cells) {
      while (grid[index]?.[column] !== undefined) column++
      const [width, height] = [Math.min(cell.colSpan, 50), Math.min(cell.rowSpan, rows.length - index)]
      if (width > 1 || height > 1) losses('mergedCell')
      for (let down = 0; down < height; down++) {
        for (let right = 0; right < width; right++) {
          const line = grid[index + down]
          if (line) line[column + right] = down + right === 0 ? cell : null
        }
      }
      column += width
    }
  }
  const headings = rows.map((row) => [...row.cells].every((cell) => cell.tagName === 'TH'))
  return rows.map((row, index) => ({
    isHead: row.parentElement?.tagName === 'THEAD' || (headings.slice(0, index + 1).every(Boolean) && rows.length > 1),
    cells: Array.from(grid[index] ?? [], (cell) => cell ?? null),
  }))
}

function captionLine(caption: Element): HTMLElement {
  const line = caption.ownerDocument.createElement('p')
  line.className = 'ql-caption'
  for (const block of caption.querySelectorAll(BLOCKS)) block.replaceWith(' ', ...block.childNodes, ' ')
  line.append(...caption.childNodes)
  return line
}

/** The paragraphs of a cell, each a line of its own; one empty line for an empty cell. */
function cellLines(
  near: Element,
  cell: HTMLTableCellElement | null,
  name: string,
  isHead: boolean,
  losses: Losses,
): HTMLElement[] {
  const page = near.ownerDocument
  const align = alignOf(cell)
  function line(): HTMLElement {
    const paragraph = page.createElement('p')
    paragraph.className = 'ql-cell-line'
    paragraph.dataset.cell = name
    if (align) paragraph.classList.add(`ql-align-${align}`)
    return paragraph
  }
  if (!cell) return [line()]
  if (cell.querySelector('ul, ol')) losses('cellList')
  for (const item of cell.querySelectorAll('li')) {
    const list = item.parentElement
    const count = list ? [...list.children].indexOf(item) + 1 : 1
    item.prepend(list?.tagName === 'OL' ? `${count}. ` : '• ')
  }
  for (const paragraph of cell.querySelectorAll('p')) if (!hasContent(paragraph)) paragraph.textContent = BLANK
  for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(END, ...block.childNodes, END)
  const lines = splitAtEnds(cell, line)
  if (cell.tagName === 'TH' && !isHead) {
    for (const one of lines) {
      const strong = page.createElement('strong')
      strong.append(...one.childNodes)
      one.append(strong)
    }
  }
  return lines
}

/** How a cell is aligned, or its first paragraph. */
function alignOf(cell: HTMLTableCellElement | null): string | undefined {
  const elements = cell ? [cell, cell.querySelector('p, div')].filter((element) => element !== null) : []
  for (const element of elements) {
    const named = /\bql-align-(center|right|justify)\b/.exec(element.className)?.[1]
    const styled = /text-align:\s*(center|right|justify)/.exec(styleOf(element))?.[1]
    const set = /^(?:center|right|justify)$/.exec(element.getAttribute('align') ?? '')?.[0]
    if (named ?? styled ?? set) return named ?? styled ?? set
  }
  return undefined
}

/** Returns the content between two ends, inside copies of the marks around it, without elements that are left empty. */
function splitAtEnds(cell: HTMLElement, line: () => HTMLElement): HTMLElement[] {
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const lines: HTMLElement[] = []
  const range = cell.ownerDocument.createRange()
  range.setStart(cell, 0)
  const end = () => {
    const newLine = line()
    newLine.append(range.cloneContents())
    for (const text of textsOf(newLine)) text.data = text.data.replaceAll(END, '')
    if (!hasContent(newLine)) return
    for (const text of textsOf(newLine)) text.data = text.data.replaceAll(BLANK, '')
    lines.push(newLine)
  }
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text
    for (let at = text.data.indexOf(END); at !== -1; at = text.data.indexOf(END, at + 1)) {
      range.setEnd(text, at)
      end()
      range.setStart(text, at + 1)
    }
  }
  range.setEnd(cell, cell.childNodes.length)
  end()
  return lines.length > 0 ? lines : [line()]
}

function textsOf(element: HTMLElement): Text[] {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(node as Text)
  return found
}
