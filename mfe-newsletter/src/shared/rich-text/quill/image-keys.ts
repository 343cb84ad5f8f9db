import type { Range } from 'quill'
import { ANY_MODIFIER, type KeyboardModule, type KeyContext } from './table-keys'

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
