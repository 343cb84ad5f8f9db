import type Quill from 'quill'
import type { Range } from 'quill'
import { cleanIssueHtml } from '../../issue-html/clean-issue-html'
import { toStoredHtml } from '../stored-html'

/** Only in the editor: where Trusted Types are enforced, its `default` policy answers for the string. */
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/**
 * The text of an editor, or a part of it, in the form in which issues are stored. Quill writes every space of its HTML as
 * `&nbsp;`; one that was typed is a character of its own and stays.
 */
export function storedHtmlOf(quill: Quill, part?: Range): string {
  const html = part ? quill.getSemanticHTML(part) : quill.getSemanticHTML()
  return cleanIssueHtml(toStoredHtml(html.replaceAll('&nbsp;', ' '), parse))
}
