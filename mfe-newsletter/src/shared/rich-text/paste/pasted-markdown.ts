import { markdownHtml, NOTE_MARK } from '../../markdown/markdown-html'

/** One sign of Markdown may be chance; a line that begins with one, or a pair around words, is not. */
const MARKDOWN =
  /^(?: {0,3}#{1,6} \S| {0,3}> \S| {0,3}(?:[-*+]|\d{1,3}[.)]) \S| {0,3}(?:-{3,}|\*{3,})\s*$|\|.+\|\s*$)|\*\*[^\s*][^*\n]*\*\*|__[^\s_][^_\n]*__|\[[^\]\n]+\]\((?:https?:|mailto:)[^)\s]+\)/m

/** A plain text that is Markdown as HTML, not cleaned; null for a text that is none. Footnotes become those of issues. */
export function markdownToHtml(text: string): string | null {
  const lines = text.replace(/\r\n?/g, '\n')
  return MARKDOWN.test(lines) || lines.search(NOTE_MARK) >= 0 ? markdownHtml(lines) : null
}
