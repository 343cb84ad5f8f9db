import { isSafeLink } from '@ementa/contracts'
import { cleanIssueHtml, PASTED_STYLE_ATTRIBUTE, sanitizePasted } from '../../issue-html/clean-issue-html'
import { liftFootnotes } from '../footnotes'
import { type Losses, type LossKind, lossTexts } from './paste-losses'
import { makeWordLists, spellOutLists } from './pasted-lists'
import { applyStyle, countColours, countFonts, renameMarks, styleOf } from './pasted-marks'
import { makeCellLines } from './pasted-tables'
import { makeCaptionLines, nameHiddenClasses, readWordRevisions, renameWordStyles } from './pasted-word'

export interface PastedHtml {
  /** HTML that the editor understands. */
  html: string
  /** Parts that it cannot keep, item by item: `2 imagens`, `1 tabela (…)`. */
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
  const { body } = new DOMParser().parseFromString(sanitizePasted(html), 'text/html')
  dropHidden(body, nameHiddenClasses(html), losses)
  dropWordComments(body, losses)
  readWordRevisions(body, losses)
  readCheckedItems(body)
  dropImages(body, isImageKept, losses)
  countFonts(body, losses)
  unwrapGoogleDocs(body)
  keepSpaces(body)
  separateBlocks(body)
  renameWordStyles(body)
  countColours(body, losses)
  liftFootnotes(body, losses)
  unwrapDeadLinks(body, losses)
  dropNestedRules(body)
  makeCaptionLines(body)
  renameMarks(body)
  makeWordLists(body)
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

/** Counts the elements that sanitizing removes entirely. */
function countForeign(html: string, losses: Losses) {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  losses('media', count(/<(?:video|audio|iframe|embed|object)\b/gi))
  losses('drawing', count(/<(?:svg|math|canvas)\b/gi))
  losses('field', count(/<(?:input|select|textarea)\b(?![^>]*type=["']?hidden)/gi))
}

const HIDDEN = /(?:^|;)\s*(?:display:\s*none|mso-hide:\s*all)/

/** Word's hidden text (notes to oneself, for example) and what pages and mails hide. */
function dropHidden(body: HTMLElement, hiddenClasses: readonly string[], losses: Losses) {
  for (const element of body.querySelectorAll<HTMLElement>(`[hidden], [${PASTED_STYLE_ATTRIBUTE}], [class]`)) {
    const isOfHiddenClass = hiddenClasses.some((name) => element.classList.contains(name))
    if (!element.hidden && !isOfHiddenClass && !HIDDEN.test(styleOf(element))) continue
    if ((element.textContent ?? '').trim() !== '') losses('hidden')
    element.remove()
  }
}

function dropWordComments(body: HTMLElement, losses: Losses) {
  const styled = (text: string) => body.querySelectorAll(`[${PASTED_STYLE_ATTRIBUTE}*="${text}" i]`)
  const marks = body.querySelectorAll('a[href^="#_msocom"], a[name^="_msoanchor"]')
  losses('comment', body.querySelectorAll('a[href^="#_msocom"]').length)
  // The mark of a comment stands behind a blank of its own.
  const signs = styled('mso-special-character:comment')
  for (const element of [...marks, ...signs, ...styled('mso-element:comment-list')]) element.remove()
}

/** Items that are ticked off in Google Docs: whether they are is an image there. */
function readCheckedItems(body: HTMLElement) {
  for (const item of body.querySelectorAll('li[role="checkbox"]')) {
    for (const box of item.querySelectorAll('img')) box.remove()
    const line = item.querySelector('p') ?? item
    line.prepend(item.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ')
  }
}

const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, td, th, caption, hr, figure, figcaption, section, article, header, footer, main, nav, address, dl, dt, dd'

/** Word breaks its lines at spaces: `art.<span>&nbsp;\n</span>5º`. Quill drops an element that holds no more than that. */
function keepSpaces(body: HTMLElement) {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement, nodeValue } = node
    if (!nodeValue?.includes('\n') || nodeValue.trim() !== '' || !parentElement || parentElement.matches(BLOCKS))
      continue
    const block = parentElement.closest(BLOCKS) ?? body
    if (parentElement !== body && !block.matches('pre') && !block.querySelector(BLOCKS)) node.nodeValue = ' '
  }
}

/** Elements that begin a line everywhere but in Quill. */
const OTHER_BLOCKS = 'summary, details, aside, center, legend, fieldset, hgroup, menu, dir'

function separateBlocks(body: HTMLElement) {
  for (const block of body.querySelectorAll(OTHER_BLOCKS)) {
    const line = body.ownerDocument.createElement('div')
    line.append(...block.childNodes)
    block.replaceWith(line)
  }
  // Quill puts an image on the line of the block that follows it.
  for (const image of body.querySelectorAll('img')) {
    if (!image.nextElementSibling?.matches(BLOCKS) || (image.nextSibling?.nodeValue ?? '').trim() !== '') continue
    image.after(body.ownerDocument.createElement('br'))
  }
}

/** Addresses that lead nowhere after some hours: images of Google Docs, and those that are signed for a time. */
const EXPIRING = /^https:\/\/[^/]*\.googleusercontent\.com\/|[?&](?:X-Amz-Expires|Expires)=/i

/** Also the 1×1 images by which mails count their readers: they show nothing, so nothing is said. */
function dropImages(body: HTMLElement, isKept: (address: string) => boolean, losses: Losses) {
  for (const image of body.querySelectorAll('img')) {
    const isTracker = ['width', 'height'].every((side) => Number(image.getAttribute(side) ?? 9) <= 1)
    const address = image.getAttribute('src') ?? ''
    if (!isTracker && isKept(address) && !EXPIRING.test(address)) continue
    if (!isTracker) losses('image')
    image.remove()
  }
}

/** Google Docs wraps everything in one `b` that means nothing. */
function unwrapGoogleDocs(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid-"]'))
    wrapper.replaceWith(...wrapper.childNodes)
}

/** Contents lists, links to a disk and relative ones: what they lead to does not come along. */
function unwrapDeadLinks(body: HTMLElement, losses: Losses) {
  for (const link of body.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? ''
    if (!address.startsWith('#') && isSafeLink(address)) continue
    losses('link')
    link.replaceWith(...link.childNodes)
  }
}

/** A line between two parts is a line of its own, wherever it was. */
function dropNestedRules(body: HTMLElement) {
  for (const rule of body.querySelectorAll('table hr, li hr, p hr')) rule.remove()
}
