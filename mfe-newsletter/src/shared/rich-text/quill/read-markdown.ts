import type Quill from 'quill'
import Delta from 'quill-delta'
import type { Caret } from '../issue-text'
import type { ReadText } from '../text-surface'
import { IssueClipboard } from './issue-clipboard'

/** See `TextTools.replacePlain`. */
export function replacePlain(
  quill: Quill,
  { index, length }: Caret,
  text: string,
  html: string,
  onEdited: () => void,
): ReadText | null {
  const { clipboard } = quill
  const isThere = quill.getText(index, length).trim() === text.replace(/\r\n?/g, '\n').trim()
  if (!isThere || !(clipboard instanceof IssueClipboard)) return null
  const plain = quill.getContents(index, length)
  const { delta, losses } = clipboard.convertAt({ index, length }, { html })
  const [, offset] = quill.getLine(index)
  const firstLine = delta.ops.find(({ insert }) => typeof insert === 'string' && insert.includes('\n'))
  // The line before the caret is no part of a pasted heading or list.
  const content = offset > 0 && firstLine?.attributes ? new Delta().insert('\n').concat(delta) : delta

  const place = { index, length }
  function replaceBy(by: Delta) {
    quill.history.cutoff()
    quill.updateContents(new Delta().retain(place.index).concat(by).delete(place.length), 'user')
    quill.history.cutoff()
    quill.setSelection(place.index + by.length(), 0, 'silent')
  }
  function follow(change: Delta) {
    const end = change.transformPosition(place.index + place.length, true)
    place.index = change.transformPosition(place.index)
    if (end - place.index === place.length) return
    quill.off('text-change', follow)
    onEdited()
  }
  replaceBy(content)
  place.length = content.length()
  quill.on('text-change', follow)
  return {
    losses,
    keepText() {
      quill.off('text-change', follow)
      replaceBy(plain)
    },
  }
}
