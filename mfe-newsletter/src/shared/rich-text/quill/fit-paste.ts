import type Quill from 'quill'
import type { Range } from 'quill'
import Delta from 'quill-delta'
import { lossTexts } from '../paste/paste-losses'
import { randomName } from './table-model'

/** Line formats that a line of a cell cannot have. */
const LINE_FORMATS = ['header', 'list', 'blockquote', 'code-block', 'caption', 'indent', 'table']

/**
 * What is pasted, as its place can take it: inside a cell everything becomes lines of that cell; elsewhere a table begins
 * on a line of its own, and its rows get names that no neighbour has.
 */
export function fitIntoPlace(quill: Quill, { index }: Range, pasted: Delta): { delta: Delta; losses: string[] } {
  const { table } = quill.getFormat(index)
  if (typeof table === 'string') return intoCell(pasted, table)
  const fresh = withFreshNames(pasted)
  const [line, offset] = quill.getLine(index)
  const opensWithTable = fresh.ops.find(({ insert }) => typeof insert === 'string' && insert.includes('\n'))?.attributes
  const needsLine = offset > 0 && opensWithTable && ('table' in opensWithTable || 'caption' in opensWithTable)
  if (!needsLine || !line) return { delta: fresh, losses: [] }
  return { delta: new Delta().insert('\n').concat(fresh), losses: [] }
}

function intoCell(pasted: Delta, cell: string): { delta: Delta; losses: string[] } {
  let hasTable = false
  const delta = pasted.reduce((lines, { insert, attributes }) => {
    if (typeof insert === 'object' && insert !== null && 'divider' in insert) return lines
    if (attributes?.table) hasTable = true
    if (typeof insert !== 'string' || !insert.includes('\n'))
      return lines.push({ insert: insert ?? '', ...(attributes ? { attributes } : {}) })
    const kept = Object.entries(attributes ?? {}).filter(([name]) => !LINE_FORMATS.includes(name))
    return lines.insert(insert, { ...Object.fromEntries(kept), table: cell })
  }, new Delta())
  return { delta, losses: hasTable ? lossTexts(new Map([['nestedTable', 1]])) : [] }
}

function withFreshNames(pasted: Delta): Delta {
  const suffix = randomName()
  return pasted.reduce((lines, op) => {
    const cell = op.attributes?.table
    if (typeof cell !== 'string' || op.insert === undefined) return lines.push(op)
    return lines.insert(op.insert, { ...op.attributes, table: cell.replace(':', `${suffix}:`) })
  }, new Delta())
}
