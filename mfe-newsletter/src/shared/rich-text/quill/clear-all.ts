import type Quill from 'quill'
import type { Range } from 'quill'
import Delta from 'quill-delta'

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
