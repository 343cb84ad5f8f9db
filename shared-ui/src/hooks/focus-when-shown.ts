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
 * @param find the element, also when it is not in the page yet
 * @param onOver the focus has arrived or is not waited for any more
 * @returns stops waiting
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
