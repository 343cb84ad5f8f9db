import { useCallback, useEffect, useState } from 'react'
import type { Quill } from 'react-quill'

export type Formats = Readonly<Record<string, unknown>>

const NONE: Formats = {}

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
    quill.on('editor-change', look)
    return () => {
      quill.off('editor-change', look)
    }
  }, [quill, look])
  return { formats, look }
}
