import { observeHeight } from '@ementa/ui/host'
import { type RefObject, useEffect, useRef } from 'react'

/** The usual height in px, which is the default in `theme/global.css`. */
const HEADER = 57

/**
 * Returns a `ref` for the header that keeps its height in `--ementa-header`: it grows with the offline bar, and sticky parts
 * and scrolling to a focused element keep clear of it.
 */
export function useHeaderHeight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = header.current
    if (!element) return
    const style = document.documentElement.style
    return observeHeight(element, (height) => style.setProperty('--ementa-header', `${height}px`), HEADER)
  }, [])
  return header
}
