import type Quill from 'quill'
import Delta from 'quill-delta'
import { cleanIssueHtml } from '../../issue-html/clean-issue-html'
import { levelHeadings } from '../../issue-html/shown-text'
import { type IssueTextPort, isTextOp } from '../issue-text'
import { numberFootnotes } from './issue-blots'
import { storedHtmlOf } from './stored-html'
import { endWithLine } from './table-keys'

/** Levels the headings below the title of the page and numbers the footnotes. */
export function levelText(quill: Quill): void {
  levelHeadings(quill.root, 1)
  numberFootnotes(quill.root)
}

/** Gives the rest of the page access to the text of a Quill. */
export function createTextPort(quill: Quill): IssueTextPort {
  const deltaOf = (html: string) => quill.clipboard.convert({ html: cleanIssueHtml(html) })
  return {
    ops: () => quill.getContents().ops.filter(isTextOp),
    html: () => storedHtmlOf(quill),
    load(html) {
      quill.setContents(deltaOf(html), 'silent')
      endWithLine(quill, 'silent')
      levelText(quill)
      quill.history.clear()
    },
    replace(content) {
      quill.history.cutoff()
      quill.setContents('html' in content ? deltaOf(content.html) : content.ops, 'user')
      quill.history.cutoff()
    },
    append(html) {
      quill.history.cutoff()
      const isEmpty = quill.getText().trim() === ''
      const addition = deltaOf(html)
      if (isEmpty) quill.setContents(addition, 'user')
      else quill.updateContents(new Delta().retain(quill.getLength()).concat(addition).insert('\n'), 'user')
      quill.setSelection(quill.getLength() - 1, 0, 'user')
      quill.history.cutoff()
    },
    focus(caret) {
      quill.focus()
      if (caret) quill.setSelection(caret.index, caret.length, 'user')
    },
    caret: () => (quill.hasFocus() ? quill.getSelection() : null),
  }
}
