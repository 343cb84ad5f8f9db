import Quill from 'quill'
import { FootnoteMark } from './footnote-mark'
import { listenersOf } from './listeners'

/**
 * A click on a footnote's mark or an image puts the caret beside it and reports it. Returns a function that ends it.
 */
export function openEmbedsOnClick(quill: Quill): () => void {
  function open({ target }: MouseEvent) {
    if (!(target instanceof Element)) return
    const mark = target.closest(`.${FootnoteMark.className}, img`)
    const blot = mark ? Quill.find(mark) : null
    if (!mark || !blot || !('offset' in blot)) return
    quill.setSelection(blot.offset(quill.scroll), 0, 'user')
    listenersOf(quill)?.onEmbed(mark.tagName === 'IMG' ? 'image' : 'footnote')
  }
  quill.root.addEventListener('click', open)
  return () => quill.root.removeEventListener('click', open)
}
