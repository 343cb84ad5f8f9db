import { LAYOUT } from '@ementa/contracts'
import { useCallback, useSyncExternalStore } from 'react'

const NAMED = {
  /** Below 768 px. */
  mobile: `(max-width: ${LAYOUT.mobileBreakpoint - 0.02}px)`,
  /** Room for a list and the panel of one of its rows, next to the navigation. */
  panelBeside: '(min-width: 1024px)',
  /** Room for a column at the right of a page, beside the rail (`lg` of the theme). */
  asideBeside: '(min-width: 64em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  coarsePointer: '(pointer: coarse)',
}

/** A question to the browser costs more than its answer, and is asked at every rendering of every page. */
const queryLists = new Map<string, MediaQueryList>()

function mediaOf(query: string): MediaQueryList {
  const media = queryLists.get(query) ?? window.matchMedia(query)
  queryLists.set(query, media)
  return media
}

/** Returns whether a named media query matches now. */
export function useMediaQuery(name: keyof typeof NAMED): boolean {
  const query = NAMED[name]
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = mediaOf(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches)
}
