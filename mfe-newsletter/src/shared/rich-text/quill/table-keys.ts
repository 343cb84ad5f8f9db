import type Quill from 'quill'
import type { Range } from 'quill'
import Delta, { AttributeMap } from 'quill-delta'
import { type Caret, isTextOp } from '../issue-text'
import { type CellPlace, cellAt, fillUpRows, neighbourOf, tablesOf } from './table-model'

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
  return cellAt(tablesOf(quill.getContents().ops.filter(isTextOp)), index)
}

/**
 * Moves the caret from cell to cell with Tab, and leaves the table after the last one (WCAG 2.1.2) instead of adding a
 * row.
 */
function goToNeighbour(this: KeyboardModule, { index }: Range, { event }: KeyContext): boolean {
  const place = placeOf(this.quill, index)
  const cell = place && neighbourOf(place, event.shiftKey ? -1 : 1)
  if (cell) this.quill.setSelection(cell.index + cell.length - 1, 0, 'user')
  return !cell
}

/**
 * Moves the caret from the first or last line of a cell into the cell above or below, or out of the table. By itself a
 * browser goes to the next cell of the row.
 */
function goToRow(this: KeyboardModule, { index }: Range, { offset, event }: KeyContext): boolean {
  const { quill } = this
  const place = placeOf(quill, index)
  if (!place) return true
  const { table, row, column } = place
  const isDown = event.key === 'ArrowDown'
  const [cell, next] = [table.rows[row]?.[column], table.rows[row + (isDown ? 1 : -1)]?.[column]]
  const endOf = ({ index: start, length }: Caret) => start + length - 1
  const [here, edge] = [quill.getBounds(index), cell && quill.getBounds(isDown ? endOf(cell) : cell.index)]
  // Another line of the cell is in the way.
  if (!here || !edge || (isDown ? edge.top >= here.bottom : edge.bottom <= here.top)) return true
  const goal = isDown ? (next?.index ?? table.index + table.length) : endOf(next ?? { index: table.index, length: 0 })
  if (goal < 0) return true
  const [line, start] = quill.getLine(goal)
  quill.setSelection(goal - start + Math.min(offset, (line?.length() ?? 1) - 1), 0, 'user')
  return false
}

/** Joins two lines only inside one cell. */
function joinWithinCell(this: KeyboardModule, { index }: Range, { line }: KeyContext): boolean {
  return index > 0 && cellOf(this.quill.getLine(index - 1)[0]) === cellOf(line)
}

function joinWithNextOfCell(this: KeyboardModule, { index }: Range, { line }: KeyContext): boolean {
  return cellOf(this.quill.getLine(index + 1)[0]) === cellOf(line)
}

/** Moves the caret into the cell beside a line instead of joining the line with it; an empty line is deleted. */
function stepIntoTable(quill: Quill, index: number, line: KeyContext['line'], cellIndex: number): boolean {
  if (cellOf(quill.getLine(cellIndex)[0]) === undefined) return true
  const isEmpty = line.length() <= 1
  const isLast = index + 1 >= quill.getLength()
  if (isEmpty && !isLast) quill.deleteText(index, 1, 'user')
  quill.setSelection(isEmpty && cellIndex > index ? index : cellIndex, 0, 'user')
  return false
}

/** Joins the next line with this one, as Backspace does: only an empty line takes over the kind of the next. */
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

/**
 * Deletes the words of a selection that begins or ends in a cell and reaches beyond it. The cells stay, and a line beside
 * a table does. Returns whether there was such a selection.
 */
export function clearCells(quill: Quill, { index, length }: Range): boolean {
  // The line that a selection ends in is one of them also where it ends at its beginning.
  const lines = quill.getLines(index, length + 1)
  const cells = lines.map((line) => ('formats' in line ? cellOf(line as Line) : undefined))
  const [first, last] = [cells[0], cells.at(-1)]
  const beyond = cells.findIndex((cell) => cell !== first)
  if (beyond === -1 || (first === undefined && last === undefined)) return false
  const change = new Delta()
  let done = 0
  for (const [place, line] of lines.entries()) {
    // One line of each cell stays, and of the text beside a table.
    const stays = place < beyond ? place === 0 : place === lines.length - 1 || cells[place] !== cells[place + 1]
    const start = line.offset(quill.scroll)
    const from = Math.max(start, index)
    const to = Math.min(start + line.length() - Number(stays), index + length)
    if (to <= from) continue
    change.retain(from - done).delete(to - from)
    done = to
  }
  quill.updateContents(change, 'user')
  quill.setSelection(index, 0, 'silent')
  return true
}

function deleteInCells(this: KeyboardModule, range: Range): boolean {
  return !clearAll(this.quill, range) && !clearCells(this.quill, range)
}

/** `Control+Backspace` deletes a word, and past the beginning of a line it does what Backspace does. */
export const ANY_MODIFIER = { shiftKey: null, ctrlKey: null, metaKey: null, altKey: null }

/** Key bindings of tables. Those with the name of one of Quill's own replace or remove it, as Quill's tables are different. */
export const TABLE_BINDINGS = {
  'table tab': { key: 'Tab', shiftKey: null, format: ['table'], handler: goToNeighbour },
  'table up': { key: 'ArrowUp', format: ['table'], collapsed: true, handler: goToRow },
  'table down': { key: 'ArrowDown', format: ['table'], collapsed: true, handler: goToRow },
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
    /** Adds a line above a table that begins the text, where there is none to click into. */
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
  'enter over cells': {
    key: 'Enter',
    shiftKey: null,
    collapsed: false,
    handler(this: KeyboardModule, range: Range) {
      const { index } = range
      if (deleteInCells.call(this, range)) return true
      const formats = this.quill.getLine(index)[0]?.formats()
      this.quill.updateContents(new Delta().retain(index).insert('\n', formats), 'user')
      this.quill.setSelection(index + 1, 0, 'silent')
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

/** Repairs tables after an edit: all rows get the same length, and a table that ends the text gets a line below it. */
export function mendTables(quill: Quill): void {
  const { root } = quill
  const isRagged = [...root.querySelectorAll('tbody')].some(
    (body) => new Set(Array.from(body.children, (row) => row.childElementCount)).size > 1,
  )
  const change = isRagged ? fillUpRows(tablesOf(quill.getContents().ops.filter(isTextOp))) : null
  if (change) quill.updateContents(change, 'user')
  endWithLine(quill, 'user')
}

/** Keeps a line below a table that ends the text, to write on. */
export function endWithLine(quill: Quill, source: 'user' | 'silent'): void {
  if (quill.root.lastElementChild?.tagName !== 'TABLE') return
  quill.updateContents(new Delta().retain(quill.getLength()).insert('\n'), source)
}

/**
 * Leaves one plain empty line where all of the text is selected: line by line, the first would keep its kind, and a table
 * its cells. Returns whether that was so.
 */
export function clearAll(quill: Quill, { index, length }: Range): boolean {
  if (index > 0 || length === 0 || length < quill.getLength() - 1) return false
  quill.history.cutoff()
  quill.setContents(new Delta().insert('\n'), 'user')
  quill.setSelection(0, 0, 'silent')
  return true
}

/**
 * Returns the selection without the end of its last line if whole lines are selected, as by three clicks: the line below is
 * not to follow the words that replace them.
 */
export function withoutLastEnd(quill: Quill, range: Range): Range {
  const { index, length } = range
  const isWhole = length > 0 && quill.getLine(index)[1] === 0 && quill.getText(index + length - 1, 1) === '\n'
  return isWhole ? { index, length: length - 1 } : range
}
