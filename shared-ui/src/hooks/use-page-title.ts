import { BRAND } from '@ementa/contracts'
import { useEffect } from 'react'

/** Sets the window's title: `Notificações (3) — Ementa`. Empty while the page does not know its name yet. */
export function usePageTitle(title: string, count = 0): void {
  useEffect(() => {
    document.title = pageTitle(title, count)
  }, [title, count])
}

export function pageTitle(title: string, count = 0): string {
  if (!title) return BRAND.name
  return `${title}${count > 0 ? ` (${count})` : ''} — ${BRAND.name}`
}
