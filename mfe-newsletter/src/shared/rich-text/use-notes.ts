import { whenIdle } from '@ementa/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TextSurface } from './text-surface'

/** ms; the list below the text may follow the typing at a distance. */
const LOOK_AFTER = 300

/** The words of the text's footnotes in their order, looked up when typing pauses. */
export function useNotes(surface: TextSurface | null): readonly string[] {
  const [notes, setNotes] = useState<readonly string[]>([])
  const look = useEffectEvent(() => {
    const found = (surface?.port.ops() ?? []).flatMap(({ insert }) => {
      const note = typeof insert === 'object' ? insert.footnote : undefined
      return typeof note === 'string' ? [note] : []
    })
    setNotes((now) => (now.length === found.length && found.every((note, at) => note === now[at]) ? now : found))
  })
  useEffect(() => {
    if (!surface) return
    let cancel = whenIdle(0, look)
    const end = surface.tools.onMove(() => {
      cancel()
      cancel = whenIdle(LOOK_AFTER, look)
    })
    return () => {
      cancel()
      end()
    }
  }, [surface])
  return notes
}
