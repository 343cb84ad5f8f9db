import { useCallback, useEffect, useState } from 'react'
import type { Quill } from 'react-quill'
import { whenIdle } from '../idle/when-idle'

export type Formats = Readonly<Record<string, unknown>>

const NONE: Formats = {}
/** ms; short enough for a toolbar that follows the cursor. */
const LOOK_AFTER = 60

/**
 * The formats at the cursor; the last ones while the editor has no focus. `look` is for after a command: a format set
 * with nothing selected waits for the next letter and is no event of Quill's.
 */
export function useFormats(quill: Quill): { formats: Formats; look: () => void } {
  const [formats, setFormats] = useState(NONE)
  const look = useCallback(() => {
    const range = quill.getSelection()
    if (!range) return
    const next = quill.getFormat(range)
    setFormats((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
  }, [quill])
  useEffect(() => {
    let end: (() => void) | undefined
    // Not in the key itself: Quill reads the selection anew each time it is asked.
    const lookSoon = () => {
      end?.()
      end = whenIdle(LOOK_AFTER, look)
    }
    quill.on('editor-change', lookSoon)
    return () => {
      end?.()
      quill.off('editor-change', lookSoon)
    }
  }, [quill, look])
  return { formats, look }
}
