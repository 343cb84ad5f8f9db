import type Quill from 'quill'
import type ReactQuill from 'react-quill'
import { quickenTyping } from './fast-typing'

/**
 * The one switch of everything that reaches into Quill for speed. With `false` the editor is Quill and react-quill as
 * they come: the same behaviour, and slower keys in a long issue (decision 021).
 */
export const SPEED_UPS = true

export function speedUp(component: ReactQuill, quill: Quill): void {
  // Quill would write out the whole text as HTML at every key, for a value that nobody reads.
  quill.off('editor-change', component.onEditorChange)
  quickenTyping(quill)
}
