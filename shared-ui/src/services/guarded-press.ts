import { TIMING } from '@ementa/contracts'

let last = { subject: '', at: Number.NEGATIVE_INFINITY }

/**
 * The handler of a button that removes its own row: the next row moves under the pointer, and the second press of a
 * double click was not meant for it. Ignores a press within `TIMING.pressGuard` ms of one about another subject.
 * @param subject What the press is about, unique on the page: `bookmark:post-1`.
 */
export function guardedPress<Arguments extends unknown[]>(
  subject: string,
  act: (...arguments_: Arguments) => void,
): (...arguments_: Arguments) => void {
  return (...arguments_) => {
    const at = performance.now()
    const isStray = last.subject !== subject && at - last.at < TIMING.pressGuard
    if (isStray) return
    last = { subject, at }
    act(...arguments_)
  }
}
