import { deviceStorage, TIMING } from '@ementa/contracts'
import { useOnLeave } from '@ementa/ui'
import { useRef, useState } from 'react'
import { whenIdle } from '../../shared/idle/when-idle'
import type { BufferedIssue } from '../../shared/issue-editing/issue-buffer'

/**
 * The copy of an unsaved new issue on this device, never more than 2 s behind and at once when the page is hidden or
 * left. `read` tells what there is (null: nothing worth keeping) and is asked only after `touch`.
 */
export function useCopy(key: string, read: () => BufferedIssue | null) {
  const [isFailing, setFailing] = useState(false)
  const latest = useRef(read)
  latest.current = read

  const [copy] = useState(() => {
    let end: (() => void) | undefined
    let isForgotten = false
    function write() {
      if (!end || isForgotten) return
      end()
      end = undefined
      const value = latest.current()
      try {
        if (value) deviceStorage.setItem(key, JSON.stringify(value))
        else deviceStorage.removeItem(key)
        setFailing(false)
      } catch {
        setFailing(true)
      }
    }
    return {
      write,
      touch() {
        // Not put off by later keys: someone who never pauses must be kept too.
        end ??= whenIdle(TIMING.crashBuffer / 2, write)
      },
      /** For good, whatever is hidden or closed after it. */
      forget() {
        isForgotten = true
        end?.()
        deviceStorage.removeItem(key)
      },
    }
  })

  useOnLeave(copy.write)

  return { isFailing, touch: copy.touch, forget: copy.forget }
}
