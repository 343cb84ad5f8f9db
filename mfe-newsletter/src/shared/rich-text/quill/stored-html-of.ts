import type Quill from 'quill'
import type { Range } from 'quill'
import { cleanIssueHtml } from '../../issue-html/clean-issue-html'
import { toStoredHtml } from '../stored-html'

/**
 * Parses a string, which only the editor may do: where Trusted Types are enforced, its `default` policy cleans the
 * string.
 */
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Matches code, which keeps its spaces, or spaces and tabs elsewhere, with the tag of a line that they begin. */
const SPACES = /<pre>[\s\S]*?<\/pre>|(<(?:p|h[1-6]|li|blockquote)\b[^>]*>)?((?:&nbsp;|\t)+)/g
/** Placeholder that Quill puts at a caret whose next letter has other marks. */
const CARET = '\ufeff'
/** Spaces as wide as a tab in the editor. */
const TAB = '&nbsp;'.repeat(4)

/**
 * Spaces as they are seen: of several the last one lets the line break, the others do not collapse. Quill writes every
 * space of its HTML as `&nbsp;`, and reads it as a space again.
 */
const keepSpaces = (html: string) =>
  html.replace(SPACES, (whole, lineStart: string | undefined, spaces: string | undefined) => {
    if (spaces === undefined) return whole
    const run = spaces.replaceAll('\t', TAB)
    return run === '&nbsp;' && lineStart ? whole : (lineStart ?? '') + run.replace(/&nbsp;$/, ' ')
  })

/**
 * The text of an editor, or a part of it, in the form in which issues are stored. A no-break space that was typed is a
 * character of its own and stays.
 */
export function storedHtmlOf(quill: Quill, part?: Range): string {
  const html = part ? quill.getSemanticHTML(part) : quill.getSemanticHTML()
  return cleanIssueHtml(toStoredHtml(keepSpaces(html.replaceAll(CARET, '')), parse))
}
