import { required } from '@ementa/testing'
import Quill from 'quill'

/** The editor whose text field that is. */
export function editorOf(field: HTMLElement): Quill {
  const quill = Quill.find(required(field.parentElement))
  if (!(quill instanceof Quill)) throw new Error('Failed to find the editor of the field.')
  return quill
}
