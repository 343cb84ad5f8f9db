import { focusPage } from './focus-page'

/** An element that was removed from the page together with the focus in it. */
export interface Gone {
  focused: Element
  removed: Element
  /** The elements around it, nearest first. */
  next: Element[]
  previous: Element[]
}

const CONTROL =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Finds the removal that took `focused` along; null if these records do not hold it. */
export function placeOf(focused: Element, records: readonly MutationRecord[]): Gone | null {
  for (const { removedNodes, nextSibling, previousSibling } of records) {
    const removed = [...removedNodes].find((node) => node.contains(focused))
    if (removed instanceof Element)
      return { focused, removed, next: siblings(nextSibling, 'next'), previous: siblings(previousSibling, 'previous') }
  }
  return null
}

function siblings(first: Node | null, direction: 'next' | 'previous'): Element[] {
  const found: Element[] = []
  for (let node = first; node; node = direction === 'next' ? node.nextSibling : node.previousSibling)
    if (node instanceof Element) found.push(node)
  return found
}

/**
 * Focuses the neighbouring row or its same control; without one, what follows; at last the page's heading, or the content
 * while the page that comes has none yet.
 */
export function focusNear({ focused, removed, next, previous }: Gone): void {
  const rows = [...next, ...previous].filter((one) => one.isConnected && isLike(one, removed))
  for (const row of rows) if (takesFocus(cardIn(row) ?? sameControl(row, focused) ?? firstControl(row))) return
  for (const one of next) if (one.isConnected && takesFocus(firstControl(one))) return
  focusPage()
}

function takesFocus(target: HTMLElement | null): boolean {
  if (!target) return false
  target.focus({ preventScroll: true })
  return document.activeElement === target
}

/** `querySelector` that finds the element itself too. */
function find(within: Element, selector: string): HTMLElement | null {
  return within instanceof HTMLElement && within.matches(selector)
    ? within
    : within.querySelector<HTMLElement>(selector)
}

/** A card that takes the focus as a whole. */
const cardIn = (row: Element) => find(row, 'article[tabindex]')
const firstControl = (row: Element) => find(row, CONTROL)
const isLike = (one: Element, other: Element) => one.tagName === other.tagName && one.className === other.className

function sameControl(neighbour: Element, focused: Element): HTMLElement | undefined {
  const tag = focused.tagName.toLowerCase()
  const controls = [neighbour, ...neighbour.querySelectorAll<HTMLElement>(tag)]
  return controls.find(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && control.matches(CONTROL) && isLike(control, focused),
  )
}
