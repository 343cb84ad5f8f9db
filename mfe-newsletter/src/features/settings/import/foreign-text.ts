import { webAddress } from '@ementa/contracts'
import { sanitizePastedFragment } from '../../../shared/issue-html/clean-issue-html'
import { INSIDE_IMAGE } from '../../../shared/issue-html/image-addresses'
import { liftFootnotes, storeFootnotes } from '../../../shared/rich-text/footnotes'
import { gridOf } from '../../../shared/rich-text/paste/pasted-tables'
import { counted } from './archive'

const KEPT_IMAGE = new RegExp(`^(?:https:|${INSIDE_IMAGE})`, 'i')

/** Converts a text of another tool into the form of an issue, and lists the parts that could not be kept. */
export function adoptForeignText(html: string): { html: string; losses: string[] } {
  const fragment = sanitizePastedFragment(html)
  // A document of its own: in the page's one, images would begin to load.
  const page = fragment.ownerDocument.createElement('div')
  page.append(fragment)
  const invitations = dropInvitations(page)
  adoptCards(page)
  let merged = 0
  for (const table of page.querySelectorAll('table')) merged += splitCells(table)
  let orphans = 0
  // Markdown has its notes in this form already, also those that no mark leads to.
  if (!page.querySelector('ol.footnotes')) {
    liftFootnotes(page, () => {
      orphans += 1
    })
    storeFootnotes(page)
  }
  const deadLinks = unwrapDeadLinks(page)
  dropCaptionsOfLostImages(page)
  makeBlocks(page)
  const losses = [
    invitations > 0 &&
      counted(invitations, 'convite para assinar no site antigo', 'convites para assinar no site antigo'),
    merged > 0 && counted(merged, 'célula mesclada (vem separada)', 'células mescladas (vêm separadas)'),
    orphans > 0 && counted(orphans, 'nota de rodapé sem texto no arquivo', 'notas de rodapé sem texto no arquivo'),
    deadLinks > 0 &&
      counted(deadLinks, 'link sem endereço completo (fica o texto)', 'links sem endereço completo (ficam os textos)'),
  ]
  return { html: page.innerHTML, losses: losses.filter((loss) => loss !== false) }
}

/**
 * Removes the invitations to subscribe that Substack puts into a text, and a label that only its editor shows. Returns
 * how many invitations there were.
 */
function dropInvitations(page: HTMLElement): number {
  for (const label of page.querySelectorAll('label.hide-text')) label.remove()
  const buttons = [...page.querySelectorAll('.button-wrapper')].filter((wrapper) =>
    /\/subscribe\b/.test(wrapper.querySelector('a')?.getAttribute('href') ?? ''),
  )
  const invitations = [
    ...page.querySelectorAll('.subscription-widget-wrap, .subscription-widget-wrap-editor'),
    ...buttons,
  ]
  const whole = invitations.filter((one) => !invitations.some((other) => other !== one && other.contains(one)))
  for (const invitation of whole) invitation.remove()
  return whole.length
}

/** Ghost's bookmark becomes a link, and its callout a quotation. */
function adoptCards(page: HTMLElement): void {
  for (const card of page.querySelectorAll('.kg-bookmark-card')) {
    const address = card.querySelector('a')?.getAttribute('href') ?? ''
    const link = page.ownerDocument.createElement('a')
    link.setAttribute('href', address)
    link.textContent = card.querySelector('.kg-bookmark-title')?.textContent?.trim() || address
    const paragraph = page.ownerDocument.createElement('p')
    paragraph.append(link)
    const caption = card.querySelector('figcaption')?.textContent?.trim()
    if (caption) paragraph.append(page.ownerDocument.createElement('br'), caption)
    card.replaceWith(paragraph)
  }
  for (const card of page.querySelectorAll('.kg-callout-card')) {
    const quotation = page.ownerDocument.createElement('blockquote')
    const sign = card.querySelector('.kg-callout-emoji')
    const words = card.querySelector('.kg-callout-text') ?? card
    sign?.remove()
    quotation.append(sign ? `${sign.textContent?.trim()} ` : '', ...words.childNodes)
    card.replaceWith(quotation)
  }
}

/** Unwraps links that only led somewhere on the site of origin. Returns how many there were. */
function unwrapDeadLinks(page: HTMLElement): number {
  let dead = 0
  for (const link of page.querySelectorAll('a')) {
    const address = link.getAttribute('href')?.trim() ?? ''
    const isOurNote = link.matches('sup > a[id]') && link.id.startsWith('chamada-')
    if (isOurNote || /^mailto:/i.test(address) || webAddress(address) !== null) continue
    // The buttons of Ghost are counted apart.
    if (address !== '' && !address.startsWith('__GHOST_URL__')) dead += 1
    link.replaceWith(...link.childNodes)
  }
  return dead
}

/** Removes the captions of images that are not imported, as they would name nothing. */
function dropCaptionsOfLostImages(page: HTMLElement): void {
  for (const figure of page.querySelectorAll('figure')) {
    const images = [...figure.querySelectorAll('img')]
    const isLost = images.length > 0 && images.every((image) => !KEPT_IMAGE.test(image.getAttribute('src') ?? ''))
    if (isLost && !figure.querySelector('table, pre, blockquote')) figure.remove()
  }
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
    const empty = () => table.ownerDocument.createElement(isHead ? 'th' : 'td')
    rows[index]?.replaceChildren(...cells.map((cell) => cell ?? empty()))
  }
  for (const cell of table.querySelectorAll('th, td')) {
    cell.removeAttribute('colspan')
    cell.removeAttribute('rowspan')
  }
  return merged
}

const CONTAINERS =
  'div, section, article, main, header, footer, aside, nav, details, summary, dl, dt, dd, address, hgroup, center, fieldset, legend'
const BLOCKS = `${CONTAINERS}, p, h1, h2, h3, h4, ul, ol, blockquote, pre, figure, table, hr`
/** Elements that cannot contain a paragraph: inside them, lines are kept apart by breaks. */
const INLINE_ONLY = 'p, h1, h2, h3, h4, pre, td, th, caption, figcaption, a, span, b, strong, i, em, u, s, font'

const isElement = (node: Node): node is Element => node.nodeType === 1
const isBlock = (node: Node) => isElement(node) && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null)
const hasNothing = (node: Node) => node.textContent?.trim() === '' && !(isElement(node) && node.querySelector('img'))

/**
 * Makes paragraphs of what other tools use as paragraphs (`div`, `section`, `dt` …): cleaning drops these elements, and the
 * words of two would run together.
 */
function makeBlocks(page: HTMLElement): void {
  for (const heading of page.querySelectorAll('h5, h6')) rename(heading, 'h4')
  const containers = [...page.querySelectorAll(CONTAINERS)].toReversed()
  for (const container of containers) {
    if (container.parentElement?.closest('figure') && container.textContent?.trim() === '') unwrap(container)
    else if (container.parentElement?.closest(INLINE_ONLY)) unwrapAsLines(container)
    else if (container.querySelector(BLOCKS)) unwrapAsBlocks(container)
    else if (hasNothing(container)) container.remove()
    else if (container.parentElement?.matches('li') && hasNoSibling(container)) unwrap(container)
    else rename(container, 'p')
  }
  wrapLooseWords(page)
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const hasNoSibling = (element: Element) =>
  [...(element.parentNode?.childNodes ?? [])].every(
    (node) => node === element || (!isElement(node) && hasNothing(node)),
  )

function unwrapAsBlocks(container: Element): void {
  wrapLooseWords(container)
  unwrap(container)
}

function unwrapAsLines(container: Element): void {
  const isApart = (node: Node | null) => node === null || (isElement(node) && (node.tagName === 'BR' || isBlock(node)))
  if (!isApart(container.previousSibling)) container.before(container.ownerDocument.createElement('br'))
  if (!isApart(container.nextSibling)) container.after(container.ownerDocument.createElement('br'))
  unwrap(container)
}

/** Puts the words and inline elements between the blocks of an element into paragraphs; blanks between blocks go. */
function wrapLooseWords(parent: Element): void {
  let paragraph: HTMLElement | null = null
  for (const node of [...parent.childNodes]) {
    if (isBlock(node)) paragraph = null
    else if (paragraph) paragraph.append(node)
    else if (hasNothing(node) && !(isElement(node) && node.tagName === 'IMG')) node.remove()
    else {
      paragraph = parent.ownerDocument.createElement('p')
      node.replaceWith(paragraph)
      paragraph.append(node)
    }
  }
}
