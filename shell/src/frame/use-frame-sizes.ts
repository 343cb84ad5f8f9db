import { observeHeight } from '@ementa/ui/host'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Its usual height in px, which the page's own styles have already (`theme/global.ts`). */
const HEADER = 57

/**
 * Tells the page how much the frame covers: `--ementa-header` above (it grows with the offline bar) and
 * `--ementa-bottom-bar` below. Sticky parts, toasts and scrolling to a focused element keep clear of both.
 */
export function useFrameSizes(isMobile: boolean): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = header.current
    if (!element) return
    const style = document.documentElement.style
    return observeHeight(element, (height) => style.setProperty('--ementa-header', `${height}px`), HEADER)
  }, [])
  // Before the first paint: what is above the bottom bar must not move there later.
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--ementa-bottom-bar', isMobile ? 'var(--chakra-sizes-bar)' : '0px')
  }, [isMobile])
  return header
}
