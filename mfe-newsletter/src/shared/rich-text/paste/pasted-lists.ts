import { PASTED_STYLE_ATTRIBUTE } from '../../issue-html/clean-issue-html'
import type { Losses } from './paste-losses'
import { styleOf } from './pasted-marks'

const WORD_LIST = /mso-list:\s*(l\d+)\s+level(\d+)/
/** `a)`, `(iv)`, `3.`, `2.1.`: the mark of an item that is counted. */
const COUNTED = /^\(?(?:\d+(?:\.\d+)*[.)]?|(?:[a-z]{1,3}|[ivxlc]+)(?:[.)]|\s*[-–—]))\s*[-–—]?$/i
const MAX_INDENT = 8

const indent = (element: Element, level: number) => {
  if (level > 1) element.classList.add(`ql-indent-${Math.min(MAX_INDENT, level - 1)}`)
}

/** Word's list items are paragraphs that say so in their style, each with its mark as text. */
export function makeWordLists(body: HTMLElement, losses: Losses): void {
  let list: HTMLElement | null = null
  let listId: string | undefined
  let counts: number[] = []
  let spelled: Element | null = null
  for (const paragraph of body.querySelectorAll(`[${PASTED_STYLE_ATTRIBUTE}*="mso-list" i]`)) {
    const [, id, depth] = WORD_LIST.exec(styleOf(paragraph)) ?? []
    const level = Number(depth)
    if (!level) continue
    const markElement = [...paragraph.querySelectorAll('*')].find((element) =>
      /mso-list:\s*ignore/.test(styleOf(element)),
    )
    const mark = (markElement?.textContent ?? '').replaceAll('\u00a0', ' ').trim()
    markElement?.remove()
    const isCounted = COUNTED.test(mark)
    const previousElement = paragraph.previousElementSibling
    const isBelowSpelled = previousElement !== null && previousElement === spelled
    const isBelowList = previousElement !== null && previousElement === list
    // Below numbers the editor goes on counting, even when another list begins there.
    const isSameList = id === listId || (isBelowList && list?.tagName === 'OL')
    if (!isSameList || !(isBelowList || isBelowSpelled)) counts = []
    listId = id
    counts = counts.slice(0, level)
    counts[level - 1] = (counts[level - 1] ?? 0) + 1
    // The editor counts by itself, 1, 2, 3: `a)`, `IV` and a list that begins at 5 would become other provisions.
    if (isCounted && mark.replace(/[.)]$/, '') !== String(counts[level - 1])) {
      if (!isBelowSpelled) losses('numbering')
      paragraph.prepend(`${mark} `)
      indent(paragraph, level)
      spelled = paragraph
      list = null
      continue
    }
    const kind = isCounted ? 'OL' : 'UL'
    // Only neighbours of the same kind belong to one list.
    if (!list || !isBelowList || list.tagName !== kind) {
      list = body.ownerDocument.createElement(kind)
      paragraph.before(list)
    }
    const item = body.ownerDocument.createElement('li')
    indent(item, level)
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

const isList = (element: Element) => element.tagName === 'OL' || element.tagName === 'UL'

type Style = 'decimal' | 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman'
const TYPES: Readonly<Record<string, Style>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
}
const STYLE = /list-style(?:-type)?:[^;]*\b(lower|upper)-(alpha|latin|roman)/

function numberStyle(list: Element, item?: Element): Style {
  for (const element of [item, list]) {
    const named = element && STYLE.exec(styleOf(element))
    if (named) return `${named[1] as 'lower'}-${named[2] === 'roman' ? 'roman' : 'alpha'}`
    const type = TYPES[element?.getAttribute('type') ?? '']
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

/** Alíneas and lists that go on after an interruption: their marks become text, for the editor counts 1, 2, 3 only. */
export function spellOutLists(body: HTMLElement, losses: Losses): void {
  for (const list of body.querySelectorAll('ol, ul')) {
    // Those within went with the list around them.
    if (!body.contains(list) || list.parentElement?.closest('ol, ul')) continue
    const lists = [list, ...list.querySelectorAll('ol')].filter((one) => one.tagName === 'OL')
    const special = lists.filter(countsOtherwise)
    if (special.length === 0) continue
    losses('numbering')
    list.replaceWith(...linesOf(list, 1))
  }
}

function countsOtherwise(list: Element): boolean {
  const items = [...list.children].filter((child) => child.tagName === 'LI')
  if (numberStyle(list, items[0]) !== 'decimal') return true
  if (Number(list.getAttribute('start') ?? 1) !== 1) return true
  return items.some((item, index) => item.hasAttribute('value') && Number(item.getAttribute('value')) !== index + 1)
}

/** A line for each item, its mark as text. Lists within follow their item. */
function linesOf(list: Element, level: number): Element[] {
  let count = Number(list.getAttribute('start') ?? 1) || 1
  return [...list.children].flatMap((item) => {
    if (isList(item)) return linesOf(item, level + 1)
    if (item.hasAttribute('value')) count = Number(item.getAttribute('value')) || count
    const mark = list.tagName === 'UL' ? '•' : markOf(numberStyle(list, item), count++)
    const nested = [...item.children].filter(isList)
    for (const inner of nested) inner.remove()
    const line = item.ownerDocument.createElement('p')
    const blocks = [...item.querySelectorAll('p, div')]
    for (const [index, block] of blocks.entries()) {
      block.replaceWith(...(index > 0 ? [item.ownerDocument.createElement('br')] : []), ...block.childNodes)
    }
    line.append(`${mark} `, ...item.childNodes)
    indent(line, level)
    return [line, ...nested.flatMap((inner) => linesOf(inner, level + 1))]
  })
}
