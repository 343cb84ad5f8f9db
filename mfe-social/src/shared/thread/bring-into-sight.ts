/** Frames after which the row stops moving: what is measured above it moves it, or renders it again, for a while. */
const STEADY = 8
const GIVE_UP = 300
/** The header of the page and, on a phone, a toast below it, in px. */
const ROOM_ABOVE = 140

interface Options {
  /** Brings the row's neighbourhood into the page: a row far away is rendered only some frames after that. */
  scrollToRow: () => void
  /** Also gives it the focus. Otherwise the focus stays, and what is in clear sight does not move. */
  focus?: boolean
}

/**
 * Scrolls the comment with this DOM id to the middle of the window. The reader's own hand ends the search, and so does
 * the focus on a field or control elsewhere: a screen reader moves it without a key that the page could see.
 */
export function bringIntoSight(id: string, { scrollToRow, focus = false }: Options): void {
  // Who began to write while the comment was looked for goes on writing.
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

/** A field that is empty may be the one whose text has just been published: the focus goes to the comment. */
const isWriting = (element: Element | null) =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.value !== ''

/** Whether neither the header, a toast nor the composer's bar lies over it. */
function isClear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const roomBelow = Number.parseFloat(getComputedStyle(element).scrollMarginBottom) || 0
  return top >= ROOM_ABOVE && bottom <= window.innerHeight - roomBelow
}
