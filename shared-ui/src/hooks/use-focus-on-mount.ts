import { type RefObject, useEffect, useRef } from 'react'

/** Moves focus to the element when it appears, for example to the `h1` after a route change. It needs `tabIndex={-1}`. */
export function useFocusOnMount<El extends HTMLElement>(active = true): RefObject<El | null> {
  const element = useRef<El>(null)
  useEffect(() => {
    if (active) element.current?.focus({ preventScroll: true })
  }, [active])
  return element
}
