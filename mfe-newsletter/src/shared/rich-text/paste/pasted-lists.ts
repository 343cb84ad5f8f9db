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

const ROMAN = Object.entries({
  ...{ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90 },
  ...{ l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 },
})

function roman(count: number): string {
  const [letters, value] = ROMAN.find(([, value]) => value <= count) ?? ['', 0]
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
 * The editor, the mail and the reader count 1, 2, 3 by themselves. A list that counts otherwise (alíneas, a beginning at 5,
 * a number after alíneas), or that has an item of several lines, each of which would get a number, keeps its marks as
 * text; those beside it and within it stay lists. The same for numbered headings, which stay headings.
 */
export function spellOutLists(body: HTMLElement, losses: Losses): void {
  for (const first of body.querySelectorAll('ol, ul')) {
    // Those within, and those that follow, went with the first.
    if (!body.contains(first) || first.parentElement?.closest('ol, ul') || isNeighbour(first.previousSibling)) continue
    const lists = neighboursFrom(first)
    const items = lists.flatMap((list) => itemsOf(list, 1))
    const placed = placeItems(items)
    for (const { element } of items) element.removeAttribute(MARK_ATTRIBUTE)
    if (placed.every(({ isText }) => !isText)) continue
    if (placed.some(({ item, isText }) => isText && headingIn(item.element) === null)) losses('numbering')
    for (const list of items.flatMap(({ element }) => [...element.children].filter(isList))) list.remove()
    for (const line of placed.map(lineOf)) {
      const previous = first.previousElementSibling
      if (isList(line) && previous?.tagName === line.tagName) previous.append(...line.childNodes)
      else first.before(line)
    }
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

interface PlacedItem {
  item: Item
  /** Its mark becomes text. */
  isText: boolean
  /** Level of an item that stays an item: a list begins at the first level. */
  level: number
}

/**
 * Items as they can be stored. A list counts on until an item further out or of another kind, and every line of text ends
 * all lists: so one whose marks become text may change what others count.
 */
function placeItems(items: readonly Item[]): PlacedItem[] {
  const runs = runsOf(items)
  const textRuns = new Set<number>()
  for (;;) {
    const known = textRuns.size
    let open: { level: number; isOrdered: boolean; count: number }[] = []
    const placed = items.map((item, index) => {
      const run = runs[index] ?? 0
      const isOrdered = item.mark !== ''
      if (headingIn(item.element) || (isOrdered && hasSeveralLines(item.element))) textRuns.add(run)
      const last = open.find(({ level }) => level === item.level)
      const count = last?.isOrdered === isOrdered ? last.count + 1 : 1
      if (isOrdered && item.mark.replace(/[.)]$/, '') !== String(count)) textRuns.add(run)
      const isText = textRuns.has(run)
      open = isText ? [] : [...open.filter(({ level }) => level < item.level), { level: item.level, isOrdered, count }]
      return { item, isText, level: isText ? item.level : open.length }
    })
    if (textRuns.size === known) return placed
  }
}

/** To which list each item belongs: the last one of its level and kind, until an item further out. */
function runsOf(items: readonly Item[]): number[] {
  let open: { run: number; level: number; isOrdered: boolean }[] = []
  return items.map(({ level, mark }, index) => {
    const isOrdered = mark !== ''
    const last = open.find((one) => one.level === level && one.isOrdered === isOrdered)
    const run = last?.run ?? index
    open = [...open.filter((one) => one.level < level), { run, level, isOrdered }]
    return run
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

/** A paragraph or a heading with its mark as text, or a list of one item. */
function lineOf({ item: { element, mark }, isText, level }: PlacedItem): Element {
  const page = element.ownerDocument
  if (!isText) {
    const list = page.createElement(mark === '' ? 'ul' : 'ol')
    element.removeAttribute('class')
    indent(element, level)
    list.append(element)
    return list
  }
  const heading = headingIn(element)
  const line = page.createElement(heading?.tagName ?? 'p')
  const blocks = [...element.querySelectorAll('p, div, h1, h2, h3, h4')]
  for (const [index, block] of blocks.entries()) {
    block.replaceWith(...(index > 0 ? [page.createElement('br')] : []), ...block.childNodes)
  }
  line.append(...(mark || !heading ? [`${mark || '•'} `] : []), ...element.childNodes)
  if (!heading) indent(line, level)
  return line
}
