import { type MouseEvent, useState } from 'react'
import { useRouter } from '../routing/router-provider'

export interface WayBack {
  /** True when there is a page of this app to go back to. */
  canGoBack: boolean
  /** Goes there; with nothing to go back to, replaces this page by `parent`. */
  leave: (parent: string) => void
  /** Handles the link to the parent: goes back instead, unless a new tab is wanted. */
  onClick: (event: MouseEvent) => void
}

/**
 * How to leave a page by its own arrow: to the page one came from, at the place where one left it. Addresses within the
 * page (`#comment`) that were visited since do not count.
 */
export function useWayBack(): WayBack {
  const { navigate, pagesBehind } = useRouter()
  const [arrival] = useState(pagesBehind)
  const canGoBack = arrival > 0
  const goBack = () => void navigate(arrival - 1 - pagesBehind())
  return {
    canGoBack,
    leave: (parent) => {
      if (canGoBack) goBack()
      else void navigate(parent, { replace: true })
    },
    onClick: (event) => {
      if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      goBack()
    },
  }
}
