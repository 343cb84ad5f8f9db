import { pathInProduct } from '@ementa/contracts'
import type { MouseEvent } from 'react'

/** Whether `href` is a place that one is in already and has scrolled down: then this goes back to its top. */
export function goToTopOf(href: string): boolean {
  if (pathInProduct() !== href || window.scrollY <= 0) return false
  window.scrollTo({ top: 0 })
  return true
}

/**
 * For links of the frame: pressing the place one is in goes to its top and keeps its tab and search; only at the top
 * does the link open the bare address.
 */
export function useHereToTop(href: string): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // By the address and not by what is rendered, which follows later.
    const isHere = pathInProduct() + window.location.search === href
    if (goToTopOf(href) || isHere) event.preventDefault()
  }
}
