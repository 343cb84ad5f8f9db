import { LAYOUT } from '@ementa/contracts'
import { useCallback, useSyncExternalStore } from 'react'

const NAMED = {
  /** Below 768 px (spec §9 Layout). */
  mobile: `(max-width: ${LAYOUT.mobileBreakpoint - 0.02}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  coarsePointer: '(pointer: coarse)',
}

/** Whether a named media query matches now. */
export function useMediaQuery(name: keyof typeof NAMED): boolean {
  const query = NAMED[name]
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
