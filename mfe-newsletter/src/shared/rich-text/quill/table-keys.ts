import type Quill from 'quill'
import type { Range } from 'quill'
import Delta, { AttributeMap } from 'quill-delta'
import { isTextOp } from '../issue-text'
import { clearAll } from './clear-all'
import { balancing, type CellPlace, cellAt, neighbourOf, tablesOf } from './table-model'
import { upToDate } from './up-to-date'

export interface KeyboardModule {
  quill: Quill
}
type Line = ReturnType<Quill['getLine']>[0]
export interface KeyContext {
  line: NonNullable<Line>
  /** Offset of the caret in its line. */
  offset: number
  event: KeyboardEvent
}

const cellOf = (line: Line): string | undefined => {
  const name = line?.formats().table
  return typeof name === 'string' ? name : undefined
}

/** The cell that a place of an editor's text is in. */
export function placeOf(quill: Quill, index: number): CellPlace | null {
  return cellAt(tablesOf(upToDate(quill).getContents().ops.filter(isTextOp)), index)
}

/** Tab goes from cell to cell, and out of the table where there is none (WCAG 2.1.2): no row comes without being asked. */
function goToNeighbour(this: KeyboardModule, { index }: Range, { event }: KeyContext): boolean {
  const place = placeOf(this.quill, index)
  const cell = place && neighbourOf(place, event.shiftKey ? -1 : 1)
  if (cell) this.quill.setSelection(cell.index + cell.length - 1, 0, 'user')
  return !cell
}

/** A cell ends where it ends: only lines of one cell are joined. */
function joinWithinCell(this: KeyboardModule, { index }: Range, { line }: KeyContext): boolean {
  return index > 0 && cellOf(this.quill.getLine(index - 1)[0]) === cellOf(line)
}

function joinWithNextOfCell(this: KeyboardModule, { index }: Range, { line }: KeyContext): boolean {
  return cellOf(this.quill.getLine(index + 1)[0]) === cellOf(line)
}

/** The line beside a table is not drawn into its cell; an empty one goes. */
function stepIntoTable(quill: Quill, index: number, line: KeyContext['line'], cellIndex: number): boolean {
  if (cellOf(quill.getLine(cellIndex)[0]) === undefined) return true
  const isEmpty = line.length() <= 1
  const isLast = index + 1 >= quill.getLength()
  if (isEmpty && !isLast) quill.deleteText(index, 1, 'user')
  quill.setSelection(isEmpty && cellIndex > index ? index : cellIndex, 0, 'user')
  return false
}

/** As Backspace does it: the line below becomes a part of this one, and only an empty line takes its kind from it. */
function takeUpNextLine(quill: Quill, index: number, { line, offset }: KeyContext): boolean {
  const next = quill.getLine(index + 1)[0]
  if (offset < line.length() - 1 || line.length() <= 1 || !next || !('children' in next)) return true
  const formats = AttributeMap.diff(next.formats(), line.formats()) ?? {}
  quill.updateContents(
    new Delta()
      .retain(index)
      .delete(1)
      .retain(next.length() - 1)
      .retain(1, formats),
    'user',
  )
  return false
}

/** Over several cells: their words go, the cells stay. Returns whether that was so. */
export function clearCells(quill: Quill, range: Range): boolean {
  const lines = quill.getLines(range)
  const cells = lines.map((line) => ('formats' in line ? cellOf(line as Line) : undefined))
  if (new Set(cells).size < 2 || cells.includes(undefined)) return false
  const change = new Delta()
  let done = 0
  for (const line of lines) {
    const start = line.offset(quill.scroll)
    const from = Math.max(start, range.index)
    const to = Math.min(start + line.length() - 1, range.index + range.length)
    if (to <= from) continue
    change.retain(from - done).delete(to - from)
    done = to
  }
  quill.updateContents(change, 'user')
  quill.setSelection(range.index, 0, 'silent')
  return true
}

function deleteInCells(this: KeyboardModule, range: Range): boolean {
  return !clearAll(this.quill, range) && !clearCells(this.quill, range)
}

/** Lets the browser do what the key does elsewhere. */
const pass = () => true

/** `Control+Backspace` deletes a word, and past the beginning of a line it does what Backspace does. */
const ANY_MODIFIER = { shiftKey: null, ctrlKey: null, metaKey: null, altKey: null }

/** Named as Quill's own bindings where they take their place: its tables are others. */
export const TABLE_BINDINGS = {
  'table tab': { key: 'Tab', shiftKey: null, format: ['table'], handler: goToNeighbour },
  'table up': { key: 'ArrowUp', format: ['table'], handler: pass },
  'table down': { key: 'ArrowDown', format: ['table'], handler: pass },
  'table backspace': {
    ...ANY_MODIFIER,
    key: 'Backspace',
    format: ['table'],
    collapsed: true,
    offset: 0,
    handler: joinWithinCell,
  },
  'table delete': {
    ...ANY_MODIFIER,
    key: 'Delete',
    format: ['table'],
    collapsed: true,
    suffix: /^$/,
    handler: joinWithNextOfCell,
  },
  'table enter': {
    key: 'Enter',
    format: ['table'],
    collapsed: true,
    /** Above a table that opens the text there is no line to click into. */
    handler(this: KeyboardModule, { index }: Range) {
      if (index > 0) return true
      this.quill.updateContents(new Delta().insert('\n'), 'user')
      this.quill.setSelection(0, 0, 'user')
      return false
    },
  },
  'cells backspace': {
    ...ANY_MODIFIER,
    key: 'Backspace',
    collapsed: false,
    handler: deleteInCells,
  },
  'forward over cells': {
    ...ANY_MODIFIER,
    key: 'Delete',
    collapsed: false,
    handler: deleteInCells,
  },
  'enter over all': {
    key: 'Enter',
    shiftKey: null,
    collapsed: false,
    handler(this: KeyboardModule, range: Range) {
      if (!clearAll(this.quill, range)) return true
      this.quill.insertText(0, '\n', 'user')
      this.quill.setSelection(1, 0, 'silent')
      return false
    },
  },
  'below table backspace': {
    ...ANY_MODIFIER,
    key: 'Backspace',
    collapsed: true,
    offset: 0,
    format: { table: false },
    handler(this: KeyboardModule, { index }: Range, { line }: KeyContext) {
      return index === 0 || stepIntoTable(this.quill, index, line, index - 1)
    },
  },
  'forward above table': {
    ...ANY_MODIFIER,
    key: 'Delete',
    collapsed: true,
    suffix: /^$/,
    format: { table: false },
    handler(this: KeyboardModule, { index }: Range, context: KeyContext) {
      return stepIntoTable(this.quill, index, context.line, index + 1) && takeUpNextLine(this.quill, index, context)
    },
  },
}

/** After an edit: every row as long as the others, and a line after a table that ends the text. */
export function mendTables(quill: Quill): void {
  const { root } = quill
  const isRagged = [...root.querySelectorAll('tbody')].some(
    (body) => new Set(Array.from(body.children, (row) => row.childElementCount)).size > 1,
  )
  const change = isRagged ? balancing(tablesOf(quill.getContents().ops.filter(isTextOp))) : null
  if (change) quill.updateContents(change, 'user')
  endWithLine(quill, 'user')
}

/** Below a table that ends the text there is a line to write on. */
export function endWithLine(quill: Quill, source: 'user' | 'silent'): void {
  if (quill.root.lastElementChild?.tagName !== 'TABLE') return
  quill.updateContents(new Delta().retain(quill.getLength()).insert('\n'), source)
}
