import { footnotesOf } from '@ementa/contracts'
import { cleanArchivedFragment, cleanArchivedHtml } from '../../../shared/issue-html/clean-issue-html'
import { joinElements, markdownHtml } from '../../../shared/markdown/markdown-html'

const isElement = (node: Node): node is Element => node.nodeType === 1
const markup = (node: Element) => node.outerHTML

/** Returns the HTML that an import makes of Markdown. */
const readBack = (markdown: string) => cleanArchivedHtml(joinElements(markdownHtml(markdown)))

/** Escapes HTML inside Markdown, where an empty line would end it and a footnote mark would be read. */
const raw = (html: string) => html.replaceAll('\n', '&#10;').replaceAll('[', '&#91;')

/**
 * The text of an issue as Markdown that is read back as exactly that text. What Markdown has no words for (alignment,
 * captions, sizes) stays HTML, which Markdown allows: each piece is read back at once, and written as HTML where it differs.
 */
export function writeMarkdown(stored: string): string {
  const html = cleanArchivedHtml(stored)
  const { notes } = footnotesOf(html)
  const definitions = notes
    .map((note) => `[^${note.number}]: ${inlineOf(cleanArchivedFragment(note.html), true)}`)
    .join('\n')
  const list = html.slice(html.lastIndexOf('<ol class="footnotes"'))
  const areNotesSame = notes.length > 0 && readBack(`x\n\n${definitions}`) === `<p>x</p>${list}`
  const blocks = [...cleanArchivedFragment(html).children]
  const pieces = blocks.map((block) => {
    if (areNotesSame && block.className === 'footnotes') return definitions
    const written = blockOf(block, areNotesSame)
    const expected = markup(block) + (areNotesSame ? list : '')
    const isSame = written !== null && readBack(areNotesSame ? `${written}\n\n${definitions}` : written) === expected
    return isSame ? written : raw(markup(block))
  })
  const whole = pieces.join('\n\n')
  // Two lists in a row would become one, and text between the elements would be lost: in both cases everything stays
  // HTML.
  return readBack(whole) === html ? whole : `<div>${raw(html)}</div>`
}

function blockOf(block: Element, withNotes: boolean): string | null {
  const inside = () => inlineOf(block, withNotes)
  switch (block.localName) {
    case 'p':
      return inside()
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return `${'#'.repeat(Number(block.localName[1]))} ${inside()}`
    case 'hr':
      return '---'
    case 'ul':
      return itemsOf(block, () => '-', withNotes)
    case 'ol':
      return itemsOf(block, (index) => `${index + 1}.`, withNotes)
    case 'table':
      return tableOf(block, withNotes)
    default:
      return null
  }
}

const itemsOf = (list: Element, sign: (index: number) => string, withNotes: boolean) =>
  [...list.children].map((item, index) => `${sign(index)} ${inlineOf(item, withNotes)}`).join('\n')

function tableOf(table: Element, withNotes: boolean): string | null {
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => inlineOf(cell, withNotes).replaceAll('|', '\\|')),
  )
  const [head, ...body] = rows
  if (!head) return null
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

const MARKS: Readonly<Record<string, string>> = { strong: '**', em: '*', del: '~~' }

function inlineOf(parent: ParentNode & Node, withNotes: boolean): string {
  return [...parent.childNodes].map((node) => (isElement(node) ? markOf(node, withNotes) : wordsOf(node))).join('')
}

const wordsOf = (node: Node) => (node.nodeValue ?? '').replace(/[\\`*_[\]<>&~]/g, '\\$&')

function markOf(element: Element, withNotes: boolean): string {
  const name = element.localName
  const inside = () => inlineOf(element, withNotes)
  const sign = MARKS[name]
  if (sign) return `${sign}${inside()}${sign}`
  const href = element.getAttribute('href')
  if (name === 'a' && href) return `[${inside()}](${href})`
  if (name === 'img')
    return `![${(element.getAttribute('alt') ?? '').replace(/[[\]]/g, '\\$&')}](${element.getAttribute('src')})`
  const note = name === 'sup' ? element.querySelector('a[href^="#nota-"]') : null
  if (note && withNotes) return `[^${note.textContent}]`
  return raw(markup(element))
}
