import { observeHeight } from '@ementa/ui/host'
import { type RefObject, useEffect, useRef } from 'react'

/** Its usual height in px, which the page's own styles have already (`theme/global.css`). */
const HEADER = 57

/**
 * For the `ref` of the header: how much it covers, as `--ementa-header` (it grows with the offline bar). Sticky parts and
 * scrolling to a focused element keep clear of it.
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
