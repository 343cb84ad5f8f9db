import { footnoteId, footnoteMarkId } from '@ementa/contracts'
import { disarmedFragment } from '../../../shared/issue-html/clean-issue-html'
import { gridOf } from '../../../shared/rich-text/paste/pasted-tables'
import { counted } from './found'

/** Where a mark leads in a text of Substack, or of a Markdown program (Ghost's Markdown cards); never back to the mark. */
const NOTE = /^#(?:footnote-\d|(?:user-content-)?fn(?!ref)[\w:-]*\d)/
const HAS_NOTES = /\shref\s*=\s*["']#(?:footnote-\d|(?:user-content-)?fn)/i
const HAS_MERGED_CELLS = /<t[dh]\b[^>]*\s(?:col|row)span\s*=\s*["']?(?:[2-9]|1\d)/i

/** Footnotes and merged cells of another tool in the form in which issues have them, and what could not be kept of them. */
export function adoptForeignText(html: string): { html: string; losses: string[] } {
  if (!HAS_NOTES.test(html) && !HAS_MERGED_CELLS.test(html)) return { html, losses: [] }
  const page = document.createElement('div')
  page.append(disarmedFragment(html))
  let merged = 0
  for (const table of page.querySelectorAll('table')) merged += splitCells(table)
  const orphans = adoptNotes(page)
  const losses = [
    merged > 0 && counted(merged, 'célula mesclada (vem separada)', 'células mescladas (vêm separadas)'),
    orphans > 0 && counted(orphans, 'nota de rodapé sem texto no arquivo', 'notas de rodapé sem texto no arquivo'),
  ]
  return { html: page.innerHTML, losses: losses.filter((loss) => loss !== false) }
}

/** Gives each column its cell; the words of a merged one stay in the first. Returns how many there were. */
function splitCells(table: HTMLTableElement): number {
  let merged = 0
  const grid = gridOf(table, () => {
    merged += 1
  })
  if (merged === 0) return 0
  const rows = [...table.rows].filter((row) => row.cells.length > 0)
  for (const [index, { cells, isHead }] of grid.entries()) {
    const empty = () => document.createElement(isHead ? 'th' : 'td')
    rows[index]?.replaceChildren(...cells.map((cell) => cell ?? empty()))
  }
  for (const cell of table.querySelectorAll('th, td')) {
    cell.removeAttribute('colspan')
    cell.removeAttribute('rowspan')
  }
  return merged
}

/** Moves the words of each note into one list below the text, in the order of the marks. Returns how many had no words. */
function adoptNotes(page: HTMLElement): number {
  const list = document.createElement('ol')
  list.className = 'footnotes'
  const found = new Set<Element>()
  let orphans = 0
  for (const mark of page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const name = mark.getAttribute('href') ?? ''
    if (!NOTE.test(name)) continue
    const note = noteNamed(page, name.slice(1))
    const raised = mark.closest('sup') ?? mark
    if (!note || note.contains(mark)) {
      orphans += 1
      // Still above the line: `lei1` would be another word.
      const number = document.createElement('sup')
      number.textContent = mark.textContent
      raised.replaceWith(number)
      continue
    }
    found.add(note)
    const number = list.children.length + 1
    list.append(listed(note, number))
    raised.replaceWith(markOf(number))
  }
  for (const note of found) removeWithFrame(note)
  if (list.children.length > 0) page.append(list)
  return orphans
}

function noteNamed(page: HTMLElement, id: string): Element | null {
  const target = [...page.querySelectorAll('[id]')].find((element) => element.id === id)
  return target?.closest('li, div.footnote, p, div') ?? null
}

/** The words of a note as one run, without its number and its way back. */
function listed(note: Element, number: number): HTMLElement {
  const words = note.cloneNode(true) as Element
  for (const back of words.querySelectorAll('a[href^="#"]')) back.remove()
  for (const block of words.querySelectorAll('p, div, br')) block.replaceWith(' ', ...block.childNodes, ' ')
  const item = document.createElement('li')
  item.id = footnoteId(number)
  item.append(...words.childNodes)
  item.normalize()
  trimmed(item.firstChild, /^\s+/)
  trimmed(item.lastChild, /\s+$/)
  return item
}

function trimmed(node: ChildNode | null, space: RegExp) {
  if (node instanceof Text) node.data = node.data.replace(space, '').replace(/\s+/g, ' ')
}

function markOf(number: number): HTMLElement {
  const raised = document.createElement('sup')
  const link = document.createElement('a')
  link.id = footnoteMarkId(number)
  link.setAttribute('href', `#${footnoteId(number)}`)
  link.textContent = String(number)
  raised.append(link)
  return raised
}

/** The note, then what held nothing but notes, and the rule above it. */
function removeWithFrame(note: Element) {
  const frame = note.parentElement
  const above = note.previousElementSibling
  note.remove()
  if (above?.tagName === 'HR') above.remove()
  const isEmpty = frame?.textContent?.trim() === '' && !frame.querySelector('img')
  if (frame?.parentElement && isEmpty && /^(?:OL|SECTION|DIV)$/.test(frame.tagName)) removeWithFrame(frame)
}
