import { LAYOUT } from '@ementa/contracts'
import { useCallback, useSyncExternalStore } from 'react'

type CoveredBy =
  | '--ementa-header-height'
  | '--ementa-page-bar'
  | '--ementa-action-bar'
  | '--ementa-offer'
  | '--ementa-update'

/**
 * A `ref`, made once outside of the component, for what is kept in sight: its height is known while it is mounted, so that
 * nothing is scrolled, stuck or focused underneath it. One element of each kind.
 * @param property of `theme/global.css`. `--ementa-page-bar` is below the header; `--ementa-action-bar` at the bottom edge, at
 * `bottom: var(--ementa-bottom)` and marked with `data-action-bar`: toasts stand above it, and the offer to install waits for
 * a page that has none. The others are the frame's.
 */
export function keepClear(property: CoveredBy) {
  return (element: HTMLElement | null) => {
    if (!element) return
    const { style } = document.documentElement
    // The observer's own measure: asking the element would lay the page out again when another observer has just changed a style.
    const observer = new ResizeObserver((entries) => {
      const height = Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0)
      style.setProperty(property, `${height}px`)
    })
    observer.observe(element, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }
}

const NAMED = {
  /** Below 768 px. */
  mobile: `(max-width: ${LAYOUT.mobileBreakpoint - 0.02}px)`,
  /** Room for a list and the panel of one of its rows, next to the navigation. */
  panelBeside: '(min-width: 1024px)',
  /** Room for a column at the right of a page, beside the rail (`lg` of the theme). */
  asideBeside: '(min-width: 64em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
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
