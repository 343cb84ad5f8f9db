import { Marked, Tokenizer } from 'marked'
import { escapeMarkup } from '../../issue-html/escape-markup'
import { listFootnotes, markFootnotes } from '../../markdown/markdown-html'

/**
 * Signs that a plain text without Markdown hardly has: a heading, words in `**`, a link, the rule below the head of a table,
 * a footnote. Lines that begin with `- `, `> ` or `1.` are in every mail and every law.
 */
const SIGN =
  /^ {0,3}#{1,6} \S|(?<![\p{L}\p{N}*])\*\*[\p{L}\p{N}"“(§](?:[^*\n]*[^\s*])?\*\*(?![\p{L}\p{N}*])|\[[^\]\n]+\]\((?:https?:|mailto:)[^)\s]+\)|^\s*\|(?:\s*:?-{3,}:?\s*\|)+\s*$|^\[\^[^\]\s]+\]:\s/mu

const HEADING = /^ {0,3}(#{1,6})\s+(.+?)(?:\s+#+)?\s*$/
const RULE = /^ {0,3}(?:-{3,}|\*{3,})\s*$/
const QUOTE = /^ {0,3}>\s?(.*)$/
const ITEM = /^(\s*)(?:[-*+]|(\d{1,9})\.)\s+(\S.*)$/
const FENCE = /^\s*(?:```|~~~)/
const ROW = /^\s*\|.*\|\s*$/
const HEAD_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/
const NOTE = /^\[\^([^\]\s]+)\]:\s+(.+)$/
const MAX_INDENT = 8

/** Emphasis stands around words: not within one (`2*3*4`), and not around what is masked or left open (`***.123-**`, `__…__`). */
const AROUND_WORDS = /^[*_~]+[\p{L}\p{N}"“'‘«([§$]/u
const WORD_OR_SIGN = /[\p{L}\p{N}*_]/u

const { emStrong, codespan, del, autolink } = Tokenizer.prototype

const inline = new Marked({
  async: false,
  gfm: true,
  tokenizer: {
    emStrong(source, masked, previous) {
      const token = emStrong.call(this, source, masked, previous)
      if (!token || !AROUND_WORDS.test(token.raw)) return undefined
      const next = source.charAt(token.raw.length)
      return WORD_OR_SIGN.test(previous ?? '') || WORD_OR_SIGN.test(next) ? undefined : token
    },
    // `<inciso I>` is text; an issue has no HTML of its own, and no code within a line.
    tag: () => undefined,
    codespan(source) {
      const token = codespan.call(this, source)
      return token && { type: 'codespan', raw: token.raw, text: token.raw }
    },
    del(source, masked, previous) {
      const token = del.call(this, source, masked, previous)
      return token?.raw.startsWith('~~') ? token : undefined
    },
    autolink(source) {
      const token = autolink.call(this, source)
      return token?.href.startsWith('mailto:') ? undefined : token
    },
  },
  renderer: { codespan: ({ text }) => escapeMarkup(text) },
})

/**
 * A plain text that is Markdown as HTML, not cleaned; null for a text that is none. Read line by line: each line of the
 * text is a line of the result, and each number is given with its item. Footnotes become those of issues.
 */
export function markdownToHtml(text: string): string | null {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const written = lines.filter((line) => line.trim() !== '')
  const isList = written.length > 1 && written.every((line) => ITEM.test(line))
  return isList || SIGN.test(written.join('\n')) ? blocksOf(lines) : null
}

function blocksOf(lines: readonly string[]): string {
  const notes = new Map<string, string>()
  const isCited = (name: string) => lines.some((line) => !NOTE.test(line) && line.includes(`[^${name}]`))
  for (const line of lines) {
    const [, name = '', words = ''] = NOTE.exec(line) ?? []
    if (name && isCited(name)) notes.set(name, words)
  }
  const names = [...notes.keys()]
  const wordsOf = (markdown: string) => markFootnotes(inline.parseInline(markdown) as string, names)

  const blocks: string[] = []
  /** How far the items above are indented, from the outermost to the last. */
  let indents: number[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    const [, indent = '', number, item] = RULE.test(line) ? [] : (ITEM.exec(line) ?? [])
    if (item !== undefined) {
      indents = [...indents.filter((width) => width < indent.length), indent.length]
      const place = indents.length > 1 ? ` class="ql-indent-${Math.min(MAX_INDENT, indents.length - 1)}"` : ''
      blocks.push(
        number === undefined
          ? `<ul><li${place}>${wordsOf(item)}</li></ul>`
          : `<ol><li${place} value="${Number(number)}">${wordsOf(item)}</li></ol>`,
      )
      continue
    }
    indents = []
    const [, signs, title = ''] = HEADING.exec(line) ?? []
    const note = NOTE.exec(line)?.[1]
    if (note !== undefined && notes.has(note)) continue
    if (signs) blocks.push(`<h${signs.length}>${wordsOf(title)}</h${signs.length}>`)
    else if (RULE.test(line)) blocks.push('<hr>')
    else if (QUOTE.test(line)) blocks.push(`<blockquote>${wordsOf(QUOTE.exec(line)?.[1] ?? '')}</blockquote>`)
    else if (FENCE.test(line)) {
      const length = lines.slice(at + 1).findIndex((other) => FENCE.test(other))
      const end = length === -1 ? lines.length : at + 1 + length
      blocks.push(
        `<pre>${lines
          .slice(at + 1, end)
          .map(escapeMarkup)
          .join('\n')}</pre>`,
      )
      at = end
    } else if (ROW.test(line) && HEAD_RULE.test(lines[at + 1] ?? '')) {
      const after = lines.slice(at + 2).findIndex((other) => !ROW.test(other))
      const end = after === -1 ? lines.length : at + 2 + after
      blocks.push(tableOf(line, lines.slice(at + 2, end), wordsOf))
      at = end - 1
    } else blocks.push(`<p>${wordsOf(line.trim())}</p>`)
  }
  return blocks.join('') + listFootnotes([...notes.values()].map(wordsOf))
}

function tableOf(head: string, rows: readonly string[], wordsOf: (markdown: string) => string): string {
  const cellsOf = (row: string, tag: string) => {
    const cells = row
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/)
    return `<tr>${cells.map((cell) => `<${tag}>${wordsOf(cell.trim())}</${tag}>`).join('')}</tr>`
  }
  const body = rows.map((row) => cellsOf(row, 'td')).join('')
  return `<table><thead>${cellsOf(head, 'th')}</thead><tbody>${body}</tbody></table>`
}
