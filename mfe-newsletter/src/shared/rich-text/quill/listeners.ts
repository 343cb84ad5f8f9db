import type Quill from 'quill'
import type { Caret } from '../issue-text'

/** Events that an editor reports to the component around it. */
export interface QuillListeners {
  /** Called when the person changed the text; loading one is no change. */
  onChange: () => void
  /** A paste has ended; `losses` names what it could not keep, nothing where it kept everything. */
  onPasted: (losses: string[]) => void
  onLinkKey: () => void
  onNoteKey: () => void
  /** A footnote's mark or an image was clicked; the caret is beside it. */
  onEmbed: (kind: 'footnote' | 'image') => void
  /** Plain text was pasted, and is in the text now. */
  onPlainText: (place: Caret, text: string) => void
  /** Files were dropped or pasted at `index`, in characters from the beginning. */
  onFiles: (index: number, files: File[]) => void
}

const listeners = new WeakMap<Quill, () => QuillListeners>()

/**
 * Quill's modules are configured before there is an editor, and another configuration would make react-quill build a
 * new one; so they find the listeners by their editor, here.
 */
export const listenersOf = (quill: Quill): QuillListeners | undefined => listeners.get(quill)?.()

/** `current` is asked at each event, as the listeners change with each render. Returns a function that ends it. */
export function listen(quill: Quill, current: () => QuillListeners): () => void {
  listeners.set(quill, current)
  return () => listeners.delete(quill)
}
