import { TIMING } from '@ementa/contracts'

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
