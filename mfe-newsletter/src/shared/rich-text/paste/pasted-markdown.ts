import { Marked } from 'marked'

/** One sign of Markdown may be chance; a line that begins with one, or a pair around words, is not. */
const MARKDOWN =
  /^(?: {0,3}#{1,6} \S| {0,3}> \S| {0,3}(?:[-*+]|\d{1,3}[.)]) \S| {0,3}(?:-{3,}|\*{3,})\s*$|\|.+\|\s*$)|\*\*[^\s*][^*\n]*\*\*|__[^\s_][^_\n]*__|\[[^\]\n]+\]\((?:https?:|mailto:)[^)\s]+\)/m

const NOTE = /^\[\^([^\]\s]+)\]:[ \t]+(.+(?:\n(?: {2,}|\t).+)*)/gm
const NOTE_MARK = /\[\^([^\]\s]+)\]/g

const marked = new Marked({ gfm: true, breaks: false, async: false })

/** A plain text that is Markdown as HTML, not cleaned; null for a text that is none. Footnotes become those of issues. */
export function markdownToHtml(text: string): string | null {
  const lines = text.replace(/\r\n?/g, '\n')
  if (!MARKDOWN.test(lines) && !NOTE_MARK.test(lines)) return null
  const notes = new Map<string, string>()
  const body = lines.replace(NOTE, (_, name: string, words: string) => {
    notes.set(name, words.replace(/\s+/g, ' '))
    return ''
  })
  const numbers = [...notes.keys()]
  const html = marked.parse(body) as string
  const marks = html.replace(NOTE_MARK, (sign, name: string) => {
    const number = numbers.indexOf(name) + 1
    return number === 0 ? sign : `<sup><a id="chamada-${number}" href="#nota-${number}">${number}</a></sup>`
  })
  if (notes.size === 0) return marks
  const list = [...notes.values()].map((words, index) => `<li id="nota-${index + 1}">${marked.parseInline(words)}</li>`)
  return `${marks}<ol class="footnotes">${list.join('')}</ol>`
}
