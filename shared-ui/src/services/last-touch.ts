let touched: readonly EventTarget[] = []

/** Remembers what an event touches, and all that it is in: when `useKeptPageFocus` comes, it may be gone. */
export function noteTouch(touch: Event): void {
  touched = touch.composedPath()
}

/** What was touched last, and all that it was in then, the nearest first. Forgets it. */
export function takeTouched(): readonly EventTarget[] {
  const taken = touched
  touched = []
  return taken
}
