import Delta from 'quill-delta'
import { type CellPlace, isHead, randomName } from './table-model'

/** Edits of the table that the caret is in. */
export type TableEdit =
  | 'row-above'
  | 'row-below'
  | 'column-before'
  | 'column-after'
  | 'delete-row'
  | 'delete-column'
  | 'delete-table'
  | 'head'

export interface EditedTable {
  change: Delta
  /** Place of the caret after the edit. */
  caret: number
}

/** A new table: `rows` and `columns` empty cells, the first row a head. */
export function newTable(rows: number, columns: number): Delta {
  const table = new Delta()
  for (let row = 0; row < rows; row++) addRow(table, columns, row === 0)
  return table
}

const at = (index: number) => new Delta().retain(index)

function addRow(delta: Delta, columns: number, head = false) {
  const row = `${head ? 'h' : 'r'}${randomName()}`
  for (let column = 1; column <= columns; column++) delta.insert('\n', { table: `${row}:c${column}` })
}

/** Returns the change of the text for an edit; null where there is nothing to edit. */
export function tableEdit(edit: TableEdit, place: CellPlace): EditedTable | null {
  const { table, row, column } = place
  const cells = table.rows[row] ?? []
  const [first, last, cell] = [cells[0], cells.at(-1), cells[column]]
  if (!first || !last || !cell) return null
  const rowEnd = last.index + last.length
  switch (edit) {
    case 'row-above':
    case 'row-below': {
      // No row can be inserted above the head.
      const index = edit === 'row-above' && !isHead(first) ? first.index : rowEnd
      const change = at(index)
      addRow(change, cells.length)
      return { change, caret: index }
    }
    case 'column-before':
    case 'column-after':
      return addColumn(place, edit === 'column-after' ? column + 1 : column)
    case 'delete-row':
      if (table.rows.length === 1) return tableEdit('delete-table', place)
      return { change: at(first.index).delete(rowEnd - first.index), caret: Math.min(first.index, table.index) }
    case 'delete-column':
      return cells.length === 1 ? tableEdit('delete-table', place) : deleteColumn(place)
    case 'delete-table':
      return { change: at(table.index).delete(table.length), caret: table.index }
    case 'head':
      return toggleHead(place, cell.index)
  }
}

function addColumn({ table, row }: CellPlace, column: number): EditedTable {
  let done = 0
  let caret = 0
  const change = new Delta()
  for (const [index, cells] of table.rows.entries()) {
    const next = cells[column]
    const last = cells.at(-1)
    if (!last) continue
    const place = next?.index ?? last.index + last.length
    change.retain(place - done).insert('\n', { table: `${last.name.split(':')[0]}:${randomName()}` })
    if (index === row) caret = place + index
    done = place
  }
  return { change, caret }
}

function deleteColumn({ table, row, column }: CellPlace): EditedTable {
  let done = 0
  let caret = 0
  let removed = 0
  const change = new Delta()
  for (const [index, cells] of table.rows.entries()) {
    const cell = cells[column]
    if (!cell) continue
    if (index === row) caret = (cells[Math.max(0, column - 1)]?.index ?? cell.index) - removed
    change.retain(cell.index - done).delete(cell.length)
    removed += cell.length
    done = cell.index + cell.length
  }
  return { change, caret }
}

function toggleHead({ table }: CellPlace, caret: number): EditedTable {
  const cells = table.rows[0] ?? []
  const [old = '', name] = [cells[0]?.name.split(':')[0], randomName()]
  const change = at(table.index)
  for (const cell of cells) {
    change.retain(cell.length, { table: `${old.startsWith('h') ? 'r' : 'h'}${name}:${cell.name.split(':')[1] ?? ''}` })
  }
  return { change, caret }
}
