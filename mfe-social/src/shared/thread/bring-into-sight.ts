/** Frames without movement after which the row counts as settled: rows measured above it move it for a while. */
const STEADY = 8
const GIVE_UP = 300
/** Height in px of the header and, on a phone, of a toast below it. */
const ROOM_ABOVE = 140

interface Options {
  /** Scrolls the virtual list near the row, which is rendered some frames later. */
  scrollToRow: () => void
  /** Moves the focus to the row too. Without it, a row that is fully visible does not scroll. */
  focus?: boolean
}

/**
 * Scrolls the comment with this DOM id to the middle of the window. It stops as soon as the reader scrolls, presses a key, or
 * moves the focus elsewhere, which a screen reader does without a key event.
 */
export function bringIntoSight(id: string, { scrollToRow, focus = false }: Options): void {
  // A reader who has begun to write keeps the focus.
  if (focus && isWriting(document.activeElement)) return
  let frames = 0
  let steady = 0
  let previousTop = Number.NaN
  let isTaken = false
  const take = () => {
    isTaken = true
  }
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.tabIndex >= 0) take()
  }
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown']
  for (const event of events) window.addEventListener(event, take, { once: true, passive: true })
  window.addEventListener('focusin', leave)
  const stop = () => {
    for (const event of events) window.removeEventListener(event, take)
    window.removeEventListener('focusin', leave)
  }
  const look = () => {
    if (isTaken) return stop()
    const element = document.getElementById(id)
    const top = element?.getBoundingClientRect().top ?? Number.NaN
    const isSettled = focus ? document.activeElement === element : top === previousTop
    steady = element && isSettled ? steady + 1 : 0
    previousTop = top
    if (element && steady === 0) {
      if (focus || !isClear(element)) element.scrollIntoView({ block: 'center' })
      if (focus) element.focus({ preventScroll: true })
    } else if (!element && frames % 15 === 0) scrollToRow()
    if (steady < STEADY && frames++ < GIVE_UP) requestAnimationFrame(look)
    else stop()
  }
  requestAnimationFrame(look)
}

/** Tells whether a field with text has the focus. An empty one may be that of the comment just published. */
const isWriting = (element: Element | null) =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.value !== ''

/** Tells whether the element is visible between header, toast and composer. */
function isClear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const roomBelow = Number.parseFloat(getComputedStyle(element).scrollMarginBottom) || 0
  return top >= ROOM_ABOVE && bottom <= window.innerHeight - roomBelow
}
