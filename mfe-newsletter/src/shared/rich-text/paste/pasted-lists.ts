import { PASTED_STYLE_ATTRIBUTE } from '../../issue-html/clean-issue-html'
import type { Losses } from './paste-losses'
import { styleOf } from './pasted-marks'

const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/
/** Word's bullets: a sign, or the letter that a font of signs shows as one. All other marks count or name (`§ 1º`). */
const BULLET = /^(?:[^\p{L}\d]?|[ovqnüàØ§])$/u
const MAX_INDENT = 8
/** The mark of an item where it is not what its list counts. */
const MARK_ATTRIBUTE = 'data-mark'

const indent = (element: Element, level: number) => {
  if (level > 1) element.classList.add(`ql-indent-${Math.min(MAX_INDENT, level - 1)}`)
}

/** Word's numbered lines are paragraphs and headings that say so in their style: paragraphs become items of lists. */
export function makeWordLists(body: HTMLElement): void {
  for (const foreign of body.querySelectorAll(`[${MARK_ATTRIBUTE}]`)) foreign.removeAttribute(MARK_ATTRIBUTE)
  let list: Element | null = null
  for (const line of body.querySelectorAll(`[${PASTED_STYLE_ATTRIBUTE}*="mso-list" i]`)) {
    const level = Number(WORD_LIST.exec(styleOf(line))?.[1])
    if (!level || line.tagName === 'LI') continue
    const markElement = [...line.querySelectorAll('*')].find((element) => /mso-list:\s*ignore/.test(styleOf(element)))
    const mark = (markElement?.textContent ?? '').replaceAll('\u00a0', ' ').trim()
    markElement?.remove()
    const isBullet = BULLET.test(mark)
    if (/^H[1-6]$/.test(line.tagName)) {
      if (!isBullet) line.prepend(`${mark} `)
      continue
    }
    const kind = isBullet ? 'UL' : 'OL'
    // Only neighbours of the same kind belong to one list.
    if (!list || list !== line.previousElementSibling || list.tagName !== kind) {
      list = body.ownerDocument.createElement(kind)
      line.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    if (!isBullet) item.setAttribute(MARK_ATTRIBUTE, mark)
    indent(item, level)
    item.append(...line.childNodes)
    list.append(item)
    line.remove()
  }
}

const isList = (element: Element | null): element is HTMLElement => /^[OU]L$/.test(element?.tagName ?? '')

type Style = 'decimal' | 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman'
const TYPES: Readonly<Record<string, Style>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
}
const STYLE = /list-style(?:-type)?:[^;]*\b(lower|upper)-(alpha|latin|roman)/

function numberStyle(list: Element, item: Element): Style {
  for (const element of [item, list]) {
    const named = STYLE.exec(styleOf(element))
    if (named) return `${named[1] as 'lower'}-${named[2] === 'roman' ? 'roman' : 'alpha'}`
    const type = TYPES[element.getAttribute('type') ?? '']
    if (type) return type
  }
  return 'decimal'
}

const ROMAN = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
  ] as const),
  ...([
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
] as const

function roman(count: number): string {
  const [value, letters] = ROMAN.find(([value]) => value <= count) ?? [0, '']
  return value === 0 ? '' : letters + roman(count - value)
}

function letters(count: number): string {
  const last = String.fromCharCode(97 + ((count - 1) % 26))
  return count > 26 ? letters(Math.floor((count - 1) / 26)) + last : last
}

function markOf(style: Style, count: number): string {
  if (style === 'decimal' || count < 1) return `${count}.`
  const mark = style.endsWith('roman') ? `${roman(count)}.` : `${letters(count)})`
  return style.startsWith('upper') ? mark.toUpperCase() : mark
}

interface Item {
  element: Element
  level: number
  /** Empty for a bullet. */
  mark: string
}

/**
 * The editor, the mail and the reader count 1, 2, 3 by themselves. Where lists that follow each other count otherwise
 * (alíneas, a beginning at 5, a number after alíneas), or where an item has several lines, each of which would get a
 * number, all their marks become text. The same for numbered headings, which stay headings.
 */
export function spellOutLists(body: HTMLElement, losses: Losses): void {
  for (const first of body.querySelectorAll('ol, ul')) {
    // Those within, and those that follow, went with the first.
    if (!body.contains(first) || first.parentElement?.closest('ol, ul') || isNeighbour(first.previousSibling)) continue
    const lists = neighboursFrom(first)
    const items = lists.flatMap((list) => itemsOf(list, 1))
    if (isCountedAlike(items)) {
      for (const { element } of items) element.removeAttribute(MARK_ATTRIBUTE)
      continue
    }
    if (items.some(({ element }) => headingIn(element) === null)) losses('numbering')
    first.before(...items.map(lineOf))
    for (const list of lists) list.remove()
  }
}

const isBlankText = (node: Node | null) => node?.nodeType === 3 && node.nodeValue?.trim() === ''

/** Whether a list ends there, blanks between the two left out. */
function isNeighbour(node: Node | null): boolean {
  const before = isBlankText(node) ? (node?.previousSibling ?? null) : node
  return before instanceof Element && isList(before)
}

function neighboursFrom(first: Element): Element[] {
  const lists = [first]
  let next: Node | null = first.nextSibling
  while (next && (isBlankText(next) || (next instanceof Element && isList(next)))) {
    if (next instanceof Element) lists.push(next)
    next = next.nextSibling
  }
  return lists
}

/** Zero is a number, too; what is none says nothing. */
function numberIn(written: string | null): number | null {
  const number = Number.parseInt(written ?? '', 10)
  return Number.isNaN(number) ? null : number
}

function itemsOf(list: Element, level: number): Item[] {
  let count = numberIn(list.getAttribute('start')) ?? 1
  return [...list.children].flatMap((element) => {
    if (isList(element)) return itemsOf(element, level + 1)
    count = numberIn(element.getAttribute('value')) ?? count
    const counted = element.getAttribute(MARK_ATTRIBUTE) ?? markOf(numberStyle(list, element), count++)
    const ownIndent = Number(/\bql-indent-(\d)/.exec(element.className)?.[1] ?? 0)
    const within = [...element.children].filter(isList).flatMap((inner) => itemsOf(inner, level + 1))
    return [{ element, level: level + ownIndent, mark: list.tagName === 'OL' ? counted : '' }, ...within]
  })
}

/** Whether the stored lists will show the same marks: a list counts on until an item further out or of another kind. */
function isCountedAlike(items: readonly Item[]): boolean {
  let counts: { isOrdered: boolean; count: number }[] = []
  return items.every(({ element, level, mark }) => {
    const isOrdered = mark !== ''
    const last = counts[level - 1]
    const count = last?.isOrdered === isOrdered ? last.count + 1 : 1
    counts = [...counts.slice(0, level - 1), { isOrdered, count }]
    if (headingIn(element)) return false
    return !isOrdered || (mark.replace(/[.)]$/, '') === String(count) && !hasSeveralLines(element))
  })
}

const headingIn = (item: Element) => item.querySelector(':scope > :is(h1, h2, h3, h4)')

/** Marks where a line of an item ends; no character of any text. */
const END = '\ue000'

function hasSeveralLines(item: Element): boolean {
  const copy = item.cloneNode(true) as Element
  for (const inner of copy.querySelectorAll('ol, ul')) inner.remove()
  for (const block of copy.querySelectorAll('p, div, br')) block.replaceWith(END, ...block.childNodes, END)
  return (copy.textContent ?? '').split(END).filter((line) => line.trim() !== '').length > 1
}

/** The line of an item, its mark as text. The lists within have lines of their own. */
function lineOf({ element, level, mark }: Item): Element {
  for (const inner of [...element.children].filter(isList)) inner.remove()
  const heading = headingIn(element)
  const line = element.ownerDocument.createElement(heading?.tagName ?? 'p')
  const blocks = [...element.querySelectorAll('p, div, h1, h2, h3, h4')]
  for (const [index, block] of blocks.entries()) {
    block.replaceWith(...(index > 0 ? [element.ownerDocument.createElement('br')] : []), ...block.childNodes)
  }
  line.append(...(mark || !heading ? [`${mark || '•'} `] : []), ...element.childNodes)
  if (!heading) indent(line, level)
  return line
}
