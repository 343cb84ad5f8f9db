import { TIMING } from '@ementa/contracts'
import { useEffect, useRef, useState } from 'react'

/**
 * For buttons that stay in their place while what they are about changes: a press counts only if it began
 * `TIMING.pressGuard` ms after `shown` appeared. Spread `handlers` on the element around the buttons, disable them with
 * `aria-disabled` until `isReady`, and ask `accepts` before acting. Where the keyboard cannot press by accident, because
 * the focus starts elsewhere, `isMeant` is enough: it refuses only a pointer that went down too early.
 */
export function usePressGuard(subject: string | null) {
  const [ready, setReady] = useState<string | null>(null)
  const isReady = subject !== null && ready === subject
  /** Subject of the pointer's press: `null` before it was ready, `undefined` when the press came from the keyboard. */
  const pressed = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    const timer = setTimeout(() => setReady(subject), TIMING.pressGuard)
    return () => {
      clearTimeout(timer)
      setReady(null)
    }
  }, [subject])
  return {
    isReady,
    handlers: {
      onPointerDownCapture: () => {
        pressed.current = isReady ? subject : null
      },
      onKeyDownCapture: () => {
        pressed.current = undefined
      },
    },
    isMeant: () => pressed.current !== null,
    accepts: () => isReady && (pressed.current === undefined || pressed.current === subject),
  }
}

const NONE = { list: '', row: '', at: Number.NEGATIVE_INFINITY }
let last = NONE

/** Resets the guard, as loading a page does. Tests share one module and press faster than a person. */
export function forgetPresses() {
  last = NONE
}

/**
 * The handler of a button that removes its own row: the next row moves under the pointer, and the second press of a
 * double click was not meant for it. Ignores a press within `TIMING.pressGuard` ms of one about another row of the list.
 * @param list Name of the list, unique on the page: `bookmarks`.
 * @param row Id of the row in it.
 */
export function guardedPress<Arguments extends unknown[]>(
  list: string,
  row: string,
  act: (...arguments_: Arguments) => void,
): (...arguments_: Arguments) => void {
  return (...arguments_) => {
    const at = performance.now()
    const isOther = last.list === list && last.row !== row
    if (isOther && at - last.at < TIMING.pressGuard) return
    last = { list, row, at }
    act(...arguments_)
  }
}
