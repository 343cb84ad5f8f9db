/** Frames after which an element is not waited for any more. */
const GIVE_UP = 300

interface Waiting {
  /** The focus has arrived or is not waited for any more. */
  onOver?: () => void
  /** A selector of what gives the focus up, beside what has it now; by default the body. */
  yields?: string
}

/**
 * Gives an element the focus as soon as it can take it: a row of a virtual list is hidden until it is measured, and what is
 * hidden takes none. A focus that moves elsewhere meanwhile is left there.
 * @param find the element, also when it is not in the page yet
 * @returns stops waiting
 */
export function focusWhenShown(
  find: () => HTMLElement | null | undefined,
  { onOver, yields = 'body' }: Waiting = {},
): () => void {
  const origin = document.activeElement
  const isFree = (active: Element | null) => active === null || active === origin || active.matches(yields)
  let frames = 0
  let frame = 0
  const look = () => {
    const element = isFree(document.activeElement) ? find() : undefined
    element?.focus({ preventScroll: true })
    const hasMoved = !isFree(document.activeElement) || document.activeElement === element
    if (hasMoved || ++frames >= GIVE_UP) onOver?.()
    else frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}
