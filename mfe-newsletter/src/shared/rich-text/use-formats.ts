import { whenIdle } from '@ementa/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Formats, TextTools } from './text-surface'

const NONE: Formats = {}
/** ms; short enough for a toolbar that follows the cursor. */
const LOOK_AFTER = 60

/**
 * The formats at the cursor; the last ones while the editor has no focus. `look` is for after a command: a format set
 * with nothing selected waits for the next letter and is no event of the editor's.
 */
export function useFormats(tools: TextTools): { formats: Formats; look: () => void } {
  const [formats, setFormats] = useState(NONE)
  const look = useCallback(() => {
    const next = tools.formats()
    if (next) setFormats((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
  }, [tools])
  useEffect(() => {
    let cancel: (() => void) | undefined
    const end = tools.onMove(() => {
      // Waits until the handler of the key has ended: the selection is measured each time it is read.
      cancel?.()
      cancel = whenIdle(LOOK_AFTER, look)
    })
    return () => {
      cancel?.()
      end()
    }
  }, [tools, look])
  return { formats, look }
}
