import type Quill from 'quill'
import type { Range } from 'quill'
import Delta from 'quill-delta'
import { ANY_MODIFIER, type KeyboardModule, type KeyContext } from './table-keys'

type Line = ReturnType<Quill['getLine']>[0]

const formatsOf = (line: Line): Record<string, unknown> => line?.formats() ?? {}
const lineAt = (quill: Quill, index: number) =>
  index >= 0 && index < quill.getLength() ? quill.getLine(index)[0] : null

/**
 * Puts an image and its caption on lines of their own and leaves every other line whole: above the line that begins at
 * `index`, else below, where the text goes on in an empty line. In a cell they are lines of that cell. `behind` is where
 * the text goes on.
 */
export function imageBlock(
  quill: Quill,
  index: number,
  image: Delta,
  caption: string,
): { change: Delta; behind: number } {
  const { place, isAbove, table } = placeFor(quill, index)
  const cell = table ? { table } : {}
  const content = image.insert('\n', cell)
  if (caption) content.insert(caption).insert('\n', table ? cell : { caption: true })
  const behind = place + content.length()
  const next = lineAt(quill, place)
  const hasRoom = isAbove || (next?.length() === 1 && 'children' in next && formatsOf(next).table === table)
  return { change: new Delta().retain(place).concat(hasRoom ? content : content.insert('\n', cell)), behind }
}

/** Keeps image and caption, caption and table, and the lines of code together. */
function placeFor(quill: Quill, index: number): { place: number; isAbove: boolean; table: unknown } {
  const [line, offset] = quill.getLine(index)
  const { caption, table } = formatsOf(line)
  let start = index - offset
  let end = start + (line?.length() ?? 1)
  const isCode = (at: number) => formatsOf(lineAt(quill, at))['code-block'] !== undefined
  if (isCode(start)) {
    while (isCode(start - 1)) start -= lineAt(quill, start - 1)?.length() ?? 1
    while (isCode(end)) end += lineAt(quill, end)?.length() ?? 1
  }
  const below = lineAt(quill, end)
  const isAboveTable = caption === true && formatsOf(below).table !== undefined
  const isBelowImage = caption === true && !isAboveTable
  if (isAboveTable || (index === start && !isBelowImage)) return { place: start, isAbove: true, table }
  if (line?.length() === 2 && formatsOf(below).caption) end += below?.length() ?? 0
  return { place: end, isAbove: false, table }
}

/**
 * Selects the image that has the line at `index` to itself, so that no text joins its line; a second press deletes it.
 * Returns whether Quill goes on with the key: there is no such image, or it is in another cell.
 */
function selectImage({ quill }: KeyboardModule, { line }: KeyContext, index: number): boolean {
  const [neighbour, offset] = quill.getLine(index)
  const start = index - offset
  const { insert } = quill.getContents(start, 1).ops[0] ?? {}
  const isImage = neighbour?.length() === 2 && typeof insert === 'object' && 'image' in insert
  if (!isImage || neighbour.formats().table !== line.formats().table) return true
  quill.setSelection(start, 1, 'user')
  return false
}

export const IMAGE_BINDINGS = {
  'below image backspace': {
    ...ANY_MODIFIER,
    key: 'Backspace',
    collapsed: true,
    offset: 0,
    handler(this: KeyboardModule, { index }: Range, context: KeyContext) {
      return index === 0 || selectImage(this, context, index - 1)
    },
  },
  'above image delete': {
    ...ANY_MODIFIER,
    key: 'Delete',
    collapsed: true,
    suffix: /^$/,
    handler(this: KeyboardModule, { index }: Range, context: KeyContext) {
      return index >= this.quill.getLength() - 1 || selectImage(this, context, index + 1)
    },
  },
}
