import { useEffect, useState } from 'react'
import type { Quill } from 'react-quill'

export type Formats = Readonly<Record<string, unknown>>

const NONE: Formats = {}

/** The formats at the cursor; the last ones while the editor has no focus. */
export function useFormats(quill: Quill): Formats {
  const [formats, setFormats] = useState(NONE)
  useEffect(() => {
    const look = () => {
      const range = quill.getSelection()
      if (!range) return
      const next = quill.getFormat(range)
      setFormats((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    quill.on('editor-change', look)
    return () => {
      quill.off('editor-change', look)
    }
  }, [quill])
  return formats
}
