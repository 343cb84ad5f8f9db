import type { Range } from 'quill'
import QuillInput from 'quill/modules/input'
import { clearCells } from './table-keys'

/** What is typed over a selection takes the place of its words; over several cells the cells stay, as with Delete. */
export class IssueInput extends QuillInput {
  override deleteRange(range: Range) {
    if (!clearCells(this.quill, range)) super.deleteRange(range)
  }
}
