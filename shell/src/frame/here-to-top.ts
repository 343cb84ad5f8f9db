import { pathInProduct } from '@ementa/contracts'
import type { MouseEvent } from 'react'

/** Scrolls to the top if `href` is the current page and it is scrolled down. Returns whether it did. */
export function goToTopOf(href: string): boolean {
  if (pathInProduct() !== href || window.scrollY <= 0) return false
  window.scrollTo({ top: 0 })
  return true
}

/**
 * Returns a click handler for links of the frame. A link to the current page scrolls to its top and keeps tab and search; at
 * the top it opens the bare address.
 */
export function stayIfHere(href: string): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // The address is compared, because the rendered page may be behind it.
    const isHere = pathInProduct() + window.location.search === href
    if (goToTopOf(href) || isHere) event.preventDefault()
  }
}
