import Block from 'quill/blots/block'
import Container from 'quill/blots/container'
import { rowOf } from './table-model'

type Context = Parameters<Container['optimize']>[0]

/**
 * A table is lines, each with the name of its cell (`row:cell`): neighbours of one name are one cell, neighbours of one
 * row one row. So a change of a table is a change of lines, which undo, paste and the crash copy already understand
 * (decision 021).
 */
export class CellLine extends Block {
  static override blotName = 'table'
  static override tagName = 'P'
  static override className = 'ql-cell-line'

  static override create(value?: unknown): HTMLElement {
    const node = document.createElement(CellLine.tagName)
    node.className = CellLine.className
    node.dataset.cell = String(value)
    return node
  }

  static override formats(node: HTMLElement): string | undefined {
    return node.dataset.cell
  }

  override format(name: string, value: unknown) {
    if (name !== CellLine.blotName || !value) return super.format(name, value)
    this.domNode.dataset.cell = String(value)
    this.cache = {}
  }
}

type Held = { readonly domNode: Node } | null
const firstLine = (blot: Held) => edgeLine(blot, 'firstElementChild')
const lastLine = (blot: Held) => edgeLine(blot, 'lastElementChild')

/** The name of the cell at an edge of a row or a cell. */
function edgeLine(blot: Held, edge: 'firstElementChild' | 'lastElementChild'): string {
  let node: Element | null = blot?.domNode instanceof Element ? blot.domNode : null
  while (node && !node.classList.contains(CellLine.className)) node = node[edge]
  return node instanceof HTMLElement ? (node.dataset.cell ?? '') : ''
}

/** Whether a row of that name is the head of its table. */
const isHeadRow = (row: string) => row.startsWith('h')

/** Container of the lines with one name: it splits off other lines, and merges with a neighbour of the same name. */
abstract class Grouped extends Container {
  abstract nameOf: (line: string) => string

  override checkMerge(): boolean {
    return super.checkMerge() && this.nameOf(lastLine(this)) === this.nameOf(firstLine(this.next))
  }

  override optimize(context: Context) {
    super.optimize(context)
    for (let child = this.children.head; child?.next; child = child.next) {
      if (this.nameOf(lastLine(child)) === this.nameOf(firstLine(child.next))) continue
      this.splitAfter(child)?.optimize(context)
      this.prev?.optimize(context)
      return
    }
  }
}

class TableCell extends Grouped {
  static override blotName = 'table-cell'
  static override tagName = 'TD'
  override nameOf = (line: string) => line
}

class TableRow extends Grouped {
  static override blotName = 'table-row'
  static override tagName = 'TR'
  override nameOf = rowOf

  override optimize(context: Context) {
    super.optimize(context)
    const isHead = isHeadRow(rowOf(firstLine(this)))
    if (this.domNode.hasAttribute('data-head') !== isHead) this.domNode.toggleAttribute('data-head', isHead)
  }
}

class TableBody extends Container {
  static override blotName = 'table-body'
  static override tagName = 'TBODY'
}

class Table extends Container {
  static override blotName = 'table-container'
  static override tagName = 'TABLE'
  // The class only keeps Quill's export from adding a style to a bare `<table`, which the page would refuse.
  static override className = 'ql-table'
}

Table.allowedChildren = [TableBody]
TableBody.requiredContainer = Table
TableBody.allowedChildren = [TableRow]
TableRow.requiredContainer = TableBody
TableRow.allowedChildren = [TableCell]
TableCell.requiredContainer = TableRow
TableCell.allowedChildren = [CellLine]
CellLine.requiredContainer = TableCell

export const TABLE_BLOTS = [CellLine, TableCell, TableRow, TableBody, Table]
