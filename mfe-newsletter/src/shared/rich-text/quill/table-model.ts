import Delta from 'quill-delta'
import type { Caret, TextOp } from '../issue-text'

/** A cell: its lines' common name, and where they are. */
export interface CellShape extends Caret {
  name: string
}

/** A table as its lines show it: rows of cells, with their places in characters from the beginning of the text. */
export interface TableShape extends Caret {
  rows: CellShape[][]
}

/** Returns a short name that differs from the names of its neighbours. */
export const randomName = () => Math.random().toString(36).slice(2, 7)
/** The row of a cell's name. */
export const rowOf = (name: string) => name.split(':')[0] ?? ''
export const isHead = (cell: CellShape | undefined) => cell?.name.startsWith('h') === true

/** All tables of a text, in their order. */
export function tablesOf(ops: readonly TextOp[]): TableShape[] {
  const tables: TableShape[] = []
  let open: TableShape | null = null
  let lineStart = 0
  let at = 0
  for (const { insert, attributes } of ops) {
    if (typeof insert !== 'string') {
      at += 1
      continue
    }
    for (let newline = insert.indexOf('\n'); newline !== -1; newline = insert.indexOf('\n', newline + 1)) {
      const end = at + newline + 1
      const name = attributes?.table
      if (typeof name === 'string') {
        if (!open) {
          open = { index: lineStart, length: 0, rows: [] }
          tables.push(open)
        }
        addLine(open, name, lineStart, end)
      } else open = null
      lineStart = end
    }
    at += insert.length
  }
  return tables
}

function addLine(table: TableShape, name: string, start: number, end: number) {
  table.length = end - table.index
  const row = table.rows.at(-1)
  const cell = row?.at(-1)
  if (cell?.name === name) cell.length = end - cell.index
  else if (row && cell && rowOf(cell.name) === rowOf(name)) row.push({ name, index: start, length: end - start })
  else table.rows.push([{ name, index: start, length: end - start }])
}

export interface CellPlace {
  table: TableShape
  row: number
  column: number
}

/** The cell that a place of the text is in. */
export function cellAt(tables: readonly TableShape[], index: number): CellPlace | null {
  const table = tables.find((one) => index >= one.index && index < one.index + one.length)
  if (!table) return null
  for (const [row, cells] of table.rows.entries()) {
    const column = cells.findIndex((cell) => index >= cell.index && index < cell.index + cell.length)
    if (column !== -1) return { table, row, column }
  }
  return null
}

/** The cell after or before another one, row by row; null at the end of the table. */
export function neighbourOf({ table, row, column }: CellPlace, step: 1 | -1): CellShape | null {
  const cells = table.rows.flat()
  const at = table.rows.slice(0, row).reduce((sum, { length }) => sum + length, 0) + column
  return cells[at + step] ?? null
}

/** Fills up the rows that have fewer cells than the others; null where none has. */
export function fillUpRows(tables: readonly TableShape[]): Delta | null {
  const missing = tables.flatMap(({ rows }) => {
    const width = Math.max(...rows.map(({ length }) => length))
    return rows.flatMap((row) => {
      const last = row.at(-1)
      if (!last || row.length === width) return []
      return [{ at: last.index + last.length, row: rowOf(last.name), count: width - row.length }]
    })
  })
  if (missing.length === 0) return null
  let done = 0
  return missing.reduce((delta, { at, row, count }) => {
    delta.retain(at - done)
    for (let cell = 0; cell < count; cell++) delta.insert('\n', { table: `${row}:${randomName()}` })
    done = at
    return delta
  }, new Delta())
}
