import { footnoteId, footnoteMarkId, htmlToText } from '@ementa/contracts'
import { Marked } from 'marked'

/** A note goes on in lines that are indented, also behind an empty one: then it has several paragraphs. */
const NOTE = /^\[\^([^\]\s]+)\]:[ \t]+(.+(?:\n(?:[ \t]*\n)*(?: {2,}|\t)[ \t]*\S.*)*)/gm
/** The sign of a footnote in Markdown. */
const NOTE_MARK = /\[\^([^\]\s]+)\]/g

const marked = new Marked({
  gfm: true,
  breaks: false,
  async: false,
  // An issue has no fields: the sign says whether the task was done.
  renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
})

/** Markdown as HTML, not cleaned. Footnotes become those of issues. */
export function markdownHtml(text: string): string {
  const notes = new Map<string, string>()
  const body = text.replace(/\r\n?/g, '\n').replace(NOTE, (_, name: string, words: string) => {
    notes.set(name, words.replace(/\s+/g, ' '))
    return ''
  })
  const html = markFootnotes(marked.parse(body) as string, [...notes.keys()])
  return html + listFootnotes([...notes.values()].map(inline))
}

/** Replaces the signs of those notes by the marks of an issue; any other sign stays. */
export function markFootnotes(html: string, names: readonly string[]): string {
  return html.replace(NOTE_MARK, (sign, name: string) => {
    const number = names.indexOf(name) + 1
    if (number === 0) return sign
    return `<sup><a id="${footnoteMarkId(number)}" href="#${footnoteId(number)}">${number}</a></sup>`
  })
}

/** Lists the notes of an issue, whose words are HTML. */
export function listFootnotes(notes: readonly string[]): string {
  const list = notes.map((words, index) => `<li id="${footnoteId(index + 1)}">${words}</li>`)
  return list.length > 0 ? `<ol class="footnotes">${list.join('')}</ol>` : ''
}

/**
 * Takes the first heading of the first level out of a Markdown text, underlined or not; null when it has none. A `#` in
 * code is no heading.
 */
export function takeTitle(text: string): { title: string; rest: string } | null {
  const tokens = marked.lexer(text)
  const place = tokens.findIndex((token) => token.type === 'heading' && token.depth === 1)
  const heading = tokens[place]
  if (heading?.type !== 'heading') return null
  const rest = tokens.map(({ raw }, index) => (index === place ? '' : raw)).join('')
  return { title: htmlToText(inline(heading.text)), rest }
}

const inline = (words: string) => marked.parseInline(words) as string

/** The line breaks that Markdown puts between elements: in stored HTML there are none. */
export const joinElements = (html: string): string => html.replace(/>\n+(?=<)/g, '>').trim()
