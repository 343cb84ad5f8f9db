import type { NewsletterIssue } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useEffect } from 'react'

/** Marks a late issue as seen when its author opens it, which ends the notices about it. */
export function useLateSeen({ id, sent_late }: Pick<NewsletterIssue, 'id' | 'sent_late'>): void {
  const { api } = useServices()
  const isUnseen = sent_late !== undefined && !sent_late.seen
  useEffect(() => {
    if (!isUnseen) return
    // A failed call is repeated at the next visit, so nothing is lost.
    api.newsletters.markLateSeen({ issueId: id }).catch(() => undefined)
  }, [isUnseen, id, api])
}
