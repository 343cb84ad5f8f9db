import { PASTED_STYLE_ATTRIBUTE } from '../../issue-html/clean-issue-html'
import type { Losses } from './paste-losses'

/** How Word, Google Docs, LibreOffice, Markdown programs and stored issues name the mark of a note and the note itself. */
const MARK = /^(?:_(?:ft|ed)nref|(?:ft|ed)nt_ref|sd(?:foot|end)note\d+anc|(?:user-content-)?fnref|chamada-)/i
const NOTE = /^(?:_(?:ft|ed)n\d|(?:ft|ed)nt\d|sd(?:foot|end)note\d+sym|(?:user-content-)?fn-?[\w-]*\d|nota-\d)/i

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
 * Notes of other programs and of stored issues, moved into their marks: `<span class="ql-footnote">words</span>`. A mark
 * whose note was not copied stays a raised number, and is reported.
 */
export function liftFootnotes(body: HTMLElement, losses: Losses): void {
  for (const foreign of body.querySelectorAll('[data-note]')) foreign.removeAttribute('data-note')
  const marks = [...body.querySelectorAll('a[href^="#"]')].filter(
    (link) => MARK.test(nameOf(link)) || (NOTE.test(leadsTo(link)) && !MARK.test(leadsTo(link))),
  )
  const lists = new Set<Element>()
  const lifted = marks.map((mark) => {
    const note = MARK.test(leadsTo(mark)) ? null : noteFor(body, leadsTo(mark))
    const words = note && wordsOf(note, mark)
    if (!note || words === null || words.trim() === '') {
      losses('footnote')
      raise(mark)
      mark.replaceWith(...mark.childNodes)
      return null
    }
    const sign = mark.ownerDocument.createElement('span')
    sign.className = 'ql-footnote'
    sign.innerHTML = words
    const raised = mark.closest('sup')
    if (raised && raised.textContent?.trim() === mark.textContent?.trim()) raised.replaceWith(sign)
    else mark.replaceWith(sign)
    return note
  })
  for (const note of lifted) {
    if (!note?.parentElement) continue
    lists.add(note.parentElement)
    if (note.previousElementSibling?.tagName === 'HR') note.previousElementSibling.remove()
    note.remove()
  }
  for (const list of lists) removeEmptied(list)
}

/** Returns the element that holds the whole note, not only the number that leads back. */
function noteFor(body: HTMLElement, name: string): Element | null {
  if (name === '') return null
  const target = [...body.querySelectorAll('[id], [name]')].find(
    (element) => element.id === name || element.getAttribute('name') === name,
  )
  if (!target) return null
  if (target.tagName === 'LI') return target
  const own = target.closest(`[${PASTED_STYLE_ATTRIBUTE}*="mso-element:" i]:not([${PASTED_STYLE_ATTRIBUTE}*="list" i])`)
  return own ?? target.closest('div[id^="sd"]') ?? target.closest('li, p, dd, div')
}

/** The words of a note as one run: its number and its way back left out, a space between its paragraphs. */
function wordsOf(note: Element, mark: Element): string | null {
  if (note.contains(mark)) return null
  const copy = note.cloneNode(true) as Element
  for (const link of copy.querySelectorAll('a[href^="#"]')) {
    const number = link.closest('sup')
    if (number && number.textContent?.trim() === link.textContent?.trim()) number.remove()
    else link.remove()
  }
  for (const block of copy.querySelectorAll('p, div, br, li')) block.replaceWith(' ', ...block.childNodes, ' ')
  return copy.innerHTML.replace(/^(?:\s|&nbsp;)+|(?:\s|&nbsp;)+$/g, '').replace(/\s+/g, ' ')
}

/** The list of the notes, once it holds no more than the rule above them. */
function removeEmptied(list: Element) {
  if (list.tagName === 'BODY' || (list.textContent ?? '').trim() !== '' || list.querySelector('img')) return
  const around = list.parentElement
  if (list.previousElementSibling?.tagName === 'HR') list.previousElementSibling.remove()
  list.remove()
  if (around?.tagName === 'SECTION' && (around.textContent ?? '').trim() === '') around.remove()
}

/** A footnote's mark stays above the line: `nota12` would be a word of its own. */
function raise(mark: Element) {
  if (mark.closest('sup') || mark.querySelector('sup')) return
  const sup = mark.ownerDocument.createElement('sup')
  sup.append(...mark.childNodes)
  mark.append(sup)
}
