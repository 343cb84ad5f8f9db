import { type Stored, TIMING } from '@ementa/contracts'
import { useOnLeave } from '@ementa/ui'
import { useState } from 'react'
import { whenIdle } from '../idle/when-idle'

/**
 * The copy on this device of an issue that is written and not stored yet, never more than 2 s behind and at once when the page is hidden or
 * left. `read` returns what there is (null: nothing worth keeping); it is called only after `touch`, also when no render
 * has followed, so it reads refs. The first one given stays.
 */
export function useDraftCopy<Value>(place: Stored<Value>, read: () => Value | null) {
  const [isFailing, setFailing] = useState(false)
  const [copy] = useState(() => {
    let cancel: (() => void) | undefined
    let isForgotten = false
    function write() {
      if (!cancel || isForgotten) return
      cancel()
      cancel = undefined
      const value = read()
      if (!value) place.remove()
      setFailing(value !== null && !place.write(value))
    }
    return {
      write,
      touch() {
        // Later keys do not postpone it: the text of someone who never pauses must be kept too.
        cancel ??= whenIdle(TIMING.crashBuffer / 2, write)
      },
      /** Final: no later `pagehide` writes it again. */
      forget() {
        isForgotten = true
        cancel?.()
        place.remove()
      },
    }
  })

  useOnLeave(copy.write)

  return { isFailing, touch: copy.touch, forget: copy.forget }
}
