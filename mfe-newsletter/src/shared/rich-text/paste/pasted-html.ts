import { cleanIssueHtml, disarm, PASTED_STYLE_ATTRIBUTE } from '../../issue-html/clean-issue-html'
import { type Losses, type LossKind, lossTexts } from './paste-losses'
import { makeCaptionLines } from './pasted-captions'
import { countColours, countFonts } from './pasted-colours'
import { liftFootnotes } from './pasted-footnotes'
import { makeWordLists, spellOutLists } from './pasted-lists'
import { applyStyle, renameMarks } from './pasted-marks'
import { makeCellLines } from './pasted-tables'

export interface PastedHtml {
  /** What the editor understands. */
  html: string
  /** What it cannot keep, item by item: `2 imagens`, `1 tabela (…)`. */
  losses: string[]
}

/**
 * What Word, Google Docs and web pages put on the clipboard, as HTML that the editor understands. Their marks stand in
 * `style` attributes, which the page's Content-Security-Policy switches off before Quill could read them: so they are
 * read here, as text.
 */
export function readPaste(html: string, isImageKept: (address: string) => boolean): PastedHtml {
  const found = new Map<LossKind, number>()
  const losses: Losses = (kind, count = 1) => {
    if (count > 0) found.set(kind, (found.get(kind) ?? 0) + count)
  }
  countForeign(html, losses)
  // A document of its own: in the page's one, images would begin to load.
  const { body } = new DOMParser().parseFromString(disarm(html), 'text/html')
  dropWordComments(body, losses)
  dropImages(body, isImageKept, losses)
  countFonts(body, losses)
  unwrapGoogleDocs(body)
  countColours(body, losses)
  liftFootnotes(body, losses)
  unwrapDeadLinks(body, losses)
  dropNestedRules(body)
  makeCaptionLines(body)
  renameMarks(body)
  makeWordLists(body, losses)
  spellOutLists(body, losses)
  makeCellLines(body, losses)
  for (const element of body.querySelectorAll<HTMLElement>(`[${PASTED_STYLE_ATTRIBUTE}]`)) applyStyle(element)
  // A note is one value of the text, no part of it: it is cleaned for itself.
  for (const note of body.querySelectorAll('.ql-footnote')) note.innerHTML = noteHtml(note.innerHTML)
  return { html: body.innerHTML, losses: lossTexts(found) }
}

/** The words of a note with the names that the editor gives its marks. */
const noteHtml = (html: string) =>
  cleanIssueHtml(html)
    .replace(/(<\/?)(?:b|(i))>/g, (_, open: string, italic) => `${open}${italic ? 'em' : 'strong'}>`)
    .trim()

/** What disarming removes whole. */
function countForeign(html: string, losses: Losses) {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  losses('media', count(/<(?:video|audio|iframe|embed|object)\b/gi))
  losses('drawing', count(/<(?:svg|math|canvas)\b/gi))
  losses('field', count(/<(?:input|select|textarea)\b(?![^>]*type=["']?hidden)/gi))
}

function dropWordComments(body: HTMLElement, losses: Losses) {
  const styled = (text: string) => body.querySelectorAll(`[${PASTED_STYLE_ATTRIBUTE}*="${text}" i]`)
  const marks = body.querySelectorAll('a[href^="#_msocom"], a[name^="_msoanchor"]')
  losses('comment', body.querySelectorAll('a[href^="#_msocom"]').length)
  for (const element of [...marks, ...styled('mso-element:comment-list')]) element.remove()
}

/** Also the 1×1 images by which mails count their readers: they show nothing, so nothing is said. */
function dropImages(body: HTMLElement, isKept: (address: string) => boolean, losses: Losses) {
  for (const image of body.querySelectorAll('img')) {
    const isTracker = ['width', 'height'].every((side) => Number(image.getAttribute(side) ?? 9) <= 1)
    if (!isTracker && isKept(image.getAttribute('src') ?? '')) continue
    if (!isTracker) losses('image')
    image.remove()
  }
}

/** Google Docs wraps everything in one `b` that means nothing. */
function unwrapGoogleDocs(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid-"]'))
    wrapper.replaceWith(...wrapper.childNodes)
}

/** Contents lists and links to a disk: what they lead to does not come along. */
function unwrapDeadLinks(body: HTMLElement, losses: Losses) {
  for (const link of body.querySelectorAll('a[href^="#"], a[href^="file:" i]')) {
    losses('link')
    link.replaceWith(...link.childNodes)
  }
}

/** A line between two parts is a line of its own, wherever it was. */
function dropNestedRules(body: HTMLElement) {
  for (const rule of body.querySelectorAll('table hr, li hr, p hr')) rule.remove()
}
