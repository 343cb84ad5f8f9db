import { BRAND } from '@ementa/contracts'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRouter } from '../routing/router-provider'

/** Sets the window's title: `Notificações (3) — Ementa`. Empty while the page does not know its name yet. */
export function usePageTitle(title: string, count = 0): void {
  useEffect(() => {
    document.title = pageTitle(title, count)
  }, [title, count])
}

function pageTitle(title: string, count: number): string {
  if (!title) return BRAND.name
  return `${title}${count > 0 ? ` (${count})` : ''} — ${BRAND.name}`
}

export interface WayBack {
  /** True when there is a page of this app to go back to. */
  canGoBack: boolean
  /** Goes there; with nothing to go back to, replaces this page by `parent`. */
  leave: (parent: string) => void
  /** Handles the link to the parent: goes back instead, unless a new tab is wanted. */
  onClick: (event: MouseEvent) => void
}

/**
 * Returns the way out of a page by its own arrow, which leads to the page one came from, at the place where one left it.
 * Addresses within the page (`#comment`) that were visited since do not count.
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

/**
 * Leaves a page that cannot be shown, once for each `reason`; undefined: stay. `explain` says why in a toast. `leave` is an
 * address, which replaces this one, or what closes the dialog.
 */
export function useLeave<Reason>(
  reason: Reason | undefined,
  explain: (reason: Reason) => void,
  leave: string | (() => void),
): void {
  const navigate = useNavigate()
  const onReason = useEffectEvent((given: Reason) => {
    explain(given)
    if (typeof leave === 'function') leave()
    else void navigate(leave, { replace: true })
  })
  useEffect(() => {
    if (reason !== undefined) onReason(reason)
  }, [reason])
}
