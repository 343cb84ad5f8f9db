import { deviceStorage, noteFullDevice, TIMING } from '@ementa/contracts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useOnLeave } from './use-on-leave'

/** Half of the time whose typing may be lost at most, so that a slow disk stays within it too. */
const WRITE_AFTER = TIMING.crashBuffer / 2

/**
 * Keeps a copy of something being written in local storage, never more than 2 s behind, and at once when the page is
 * hidden, closed or left (spec's drafts lose nothing). `null` means there is nothing worth keeping: the copy
 * is removed. An empty key keeps nothing: nobody writes yet.
 * `isFailing` is true while the disk refuses the copy; say so, the text itself is untouched. `forget` removes the copy for
 * good, whatever is hidden, closed or left after it: what was written is saved, or was given up.
 */
export function useCrashBuffer(key: string, value: object | null): { isFailing: boolean; forget: () => void } {
  const [isFailing, setFailing] = useState(false)
  const text = value === null ? null : JSON.stringify(value)
  const latest = useRef({ key, text })
  const written = useRef<string | null | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const isForgotten = useRef(false)

  const write = useRef(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { key, text } = latest.current
    if (isForgotten.current) return
    if (written.current === text || key === '') return
    try {
      if (text === null) deviceStorage.removeItem(key)
      else deviceStorage.setItem(key, text)
      written.current = text
      setFailing(false)
    } catch {
      setFailing(true)
      noteFullDevice(key)
    }
  })

  // The copy is made before the next paint, so that a page that ends right now keeps all that is on the screen.
  useLayoutEffect(() => {
    if (latest.current.key !== key) {
      write.current()
      written.current = undefined
    }
    latest.current = { key, text }
    if (text === null) write.current()
    // The timer is not restarted at every key: the text of someone who never pauses would never be saved.
    else timer.current ??= setTimeout(write.current, WRITE_AFTER)
  }, [key, text])

  useOnLeave(write.current)

  const [forget] = useState(() => () => {
    isForgotten.current = true
    clearTimeout(timer.current)
    deviceStorage.removeItem(latest.current.key)
  })

  return { isFailing, forget }
}
