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
export function makeBlocks(page: HTMLElement): void {
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
