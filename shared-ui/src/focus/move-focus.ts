import { type KeyboardEvent, type RefObject, useRef } from 'react'

/** Focuses the page's heading, or the content of a page that has none yet. */
export function focusPage(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (place) focusSilently(place)
}

/** Focuses an element that is no control, and makes that possible. Nothing scrolls. */
export function focusSilently(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Serves as the `ref` of an element that takes the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/**
 * Finds the element that takes the focus when `row` is removed: the next row that matches `selector`, the previous one, or
 * the page's heading. Null for a row that is not in the page.
 */
export function findNeighbour(row: HTMLElement | null, selector: string): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>(selector)]
  const index = row ? rows.indexOf(row) : -1
  if (index < 0) return null
  return rows[index + 1] ?? rows[index - 1] ?? document.querySelector('main h1')
}

/**
 * Moves the focus among elements with the arrow keys, Home and End (patterns for tabs and toolbars of WAI-ARIA). After
 * the last one comes the first, unless the row `hasEnds`.
 */
export function focusByArrows(
  event: KeyboardEvent<HTMLElement>,
  elements: readonly HTMLElement[],
  { hasEnds = false } = {},
): void {
  const at = event.target instanceof HTMLElement ? elements.indexOf(event.target) : -1
  const last = elements.length - 1
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  const index = hasEnds ? Math.min(Math.max(next, 0), last) : next % elements.length
  elements.at(index)?.focus()
}

/** Focuses a field of a form by its name: the first wrong one after a refused submit. */
export function useFormFocus<Name extends string>(): {
  form: RefObject<HTMLFormElement | null>
  focus: (name: Name) => void
} {
  const form = useRef<HTMLFormElement>(null)
  return {
    form,
    focus(name) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLElement) field.focus()
    },
  }
}

/** Frames after which an element is not waited for any more. */
const GIVE_UP = 300
/** Elements that have the focus by default: the frame puts it there for a page that is still loading. */
const UNCLAIMED = 'body, #conteudo, h1'

let waiting = 0

/** Returns whether anything waits for an element to give it the focus. A lost focus is placed only after that. */
export const isFocusAwaited = (): boolean => waiting > 0

/**
 * Gives an element the focus as soon as it can take it: a row of a virtual list is hidden until it is measured, and what is
 * hidden takes none. A focus that moves to something else meanwhile is left there.
 * @param find finds the element, which may not be in the page yet
 * @param onOver runs once the focus has arrived or is no longer waited for
 * @returns a function that stops the wait
 */
export function focusWhenShown(find: () => HTMLElement | null | undefined, onOver?: () => void): () => void {
  const origin = document.activeElement
  const isFree = (active: Element | null) => active === origin || !active || active.matches(UNCLAIMED)
  let frames = 0
  let frame = 0
  let isOver = false
  waiting += 1
  const end = () => {
    if (!isOver) waiting -= 1
    isOver = true
  }
  const look = () => {
    const element = isFree(document.activeElement) ? find() : undefined
    element?.focus({ preventScroll: true })
    const hasMoved = document.activeElement === element || !isFree(document.activeElement)
    if (hasMoved || ++frames >= GIVE_UP) {
      end()
      onOver?.()
    } else frame = requestAnimationFrame(look)
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
    end()
  }
}
