import { footnoteId, footnoteMarkId } from '@ementa/contracts'
import { PASTED_STYLE_ATTRIBUTE } from '../issue-html/clean-issue-html'
import type { Losses } from './paste/paste-losses'

/**
 * How Word, Google Docs, LibreOffice, Substack, Markdown programs and stored issues name the mark of a note and the note
 * itself.
 */
const MARK =
  /^(?:_(?:ft|ed)nref|(?:ft|ed)nt_ref|sd(?:foot|end)note\d+anc|footnote-anchor-|(?:user-content-)?fnref|chamada-)/i
const NOTE =
  /^(?:_(?:ft|ed)n\d|(?:ft|ed)nt\d|sd(?:foot|end)note\d+sym|footnote-\d|(?:user-content-)?fn(?!ref)[\w:-]*\d|nota-\d)/i

const nameOf = (element: Element) => element.getAttribute('name') || element.id
const leadsTo = (link: Element) => decodeName(link.getAttribute('href')?.slice(1) ?? '')

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * Moves notes of other programs and of stored issues into their marks: `<span class="ql-footnote">words</span>`. A mark
 * whose note is missing stays a raised number, and is reported.
 */
export function liftFootnotes(root: HTMLElement, losses: Losses): void {
  for (const foreign of root.querySelectorAll('[data-note]')) foreign.removeAttribute('data-note')
  const marks = [...root.querySelectorAll('a[href^="#"]')].filter(
    (link) => MARK.test(nameOf(link)) || (NOTE.test(leadsTo(link)) && !MARK.test(leadsTo(link))),
  )
  const lifted = marks.map((mark) => {
    const note = MARK.test(leadsTo(mark)) ? null : noteFor(root, leadsTo(mark))
    const sign = note && !note.contains(mark) ? signOf(note) : null
    if (!note || !sign || hasNothing(sign)) {
      losses('footnote')
      raise(mark)
      mark.replaceWith(...mark.childNodes)
      return null
    }
    const raised = mark.closest('sup')
    if (raised && raised.textContent?.trim() === mark.textContent?.trim()) raised.replaceWith(sign)
    else mark.replaceWith(sign)
    return note
  })
  for (const note of lifted) if (note) removeWithFrame(note, root)
}

/** Returns the element that holds the whole note, not only the number that leads back. */
function noteFor(root: HTMLElement, name: string): Element | null {
  if (name === '') return null
  const target = [...root.querySelectorAll('[id], [name]')].find(
    (element) => element.id === name || element.getAttribute('name') === name,
  )
  if (!target) return null
  if (target.tagName === 'LI') return target
  const own = target.closest(`[${PASTED_STYLE_ATTRIBUTE}*="mso-element:" i]:not([${PASTED_STYLE_ATTRIBUTE}*="list" i])`)
  return own ?? target.closest('div[id^="sd"], div.footnote') ?? target.closest('li, p, dd, div')
}

/** The words of a note as one run: its number and its way back left out, a space between its paragraphs. */
function signOf(note: Element): Element {
  const copy = note.cloneNode(true) as Element
  for (const link of copy.querySelectorAll('a[href^="#"]')) {
    const number = link.closest('sup')
    if (number && number.textContent?.trim() === link.textContent?.trim()) number.remove()
    else link.remove()
  }
  for (const block of copy.querySelectorAll('p, div, br, li')) block.replaceWith(' ', ...block.childNodes, ' ')
  const sign = note.ownerDocument.createElement('span')
  sign.className = 'ql-footnote'
  sign.append(...copy.childNodes)
  sign.normalize()
  const texts = note.ownerDocument.createTreeWalker(sign, NodeFilter.SHOW_TEXT)
  // A no-break space stays one.
  for (let node = texts.nextNode(); node; node = texts.nextNode()) replaceWords(node, /[ \t\r\n\f]+/g, ' ')
  replaceWords(sign.firstChild, /^\s+/, '')
  replaceWords(sign.lastChild, /\s+$/, '')
  return sign
}

function replaceWords(node: Node | null, words: RegExp, by: string) {
  if (node?.nodeType === 3) node.nodeValue = node.nodeValue?.replace(words, by) ?? ''
}

const hasNothing = (element: Element) => (element.textContent ?? '').trim() === '' && !element.querySelector('img')

/** Removes a note and the rule above it, then the elements that held only notes. */
function removeWithFrame(note: Element, root: Element) {
  const frame = note.parentElement
  if (note.previousElementSibling?.tagName === 'HR') note.previousElementSibling.remove()
  note.remove()
  if (frame && frame !== root && hasNothing(frame)) removeWithFrame(frame, root)
}

/** A footnote's mark stays above the line: `nota12` would be a word of its own. */
function raise(mark: Element) {
  if (mark.closest('sup') || mark.querySelector('sup')) return
  const sup = mark.ownerDocument.createElement('sup')
  sup.append(...mark.childNodes)
  mark.append(sup)
}

/** Moves the words of each mark into a numbered list at the end, as issues are stored. */
export function storeFootnotes(root: HTMLElement): void {
  const marks = [...root.querySelectorAll('.ql-footnote')]
  if (marks.length === 0) return
  const page = root.ownerDocument
  const list = page.createElement('ol')
  list.className = 'footnotes'
  for (const [index, mark] of marks.entries()) {
    const note = page.createElement('li')
    note.id = footnoteId(index + 1)
    note.append(...mark.childNodes)
    list.append(note)
    const link = page.createElement('a')
    link.id = footnoteMarkId(index + 1)
    link.setAttribute('href', `#${note.id}`)
    link.textContent = String(index + 1)
    const raised = page.createElement('sup')
    raised.append(link)
    mark.replaceWith(raised)
  }
  root.append(list)
}
