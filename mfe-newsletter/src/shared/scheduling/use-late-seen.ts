import type { NewsletterIssue } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useEffect } from 'react'

/** Marks a late issue as seen when its author opens it, which ends the notices about it. */
export function useLateSeen({ id, sent_late }: Pick<NewsletterIssue, 'id' | 'sent_late'>): void {
  const { api } = useServices()
  const isUnseen = sent_late !== undefined && !sent_late.seen
  useEffect(() => {
    if (!isUnseen) return
    // Said again at the next visit where it fails: nothing is lost by it.
    api.newsletters.markLateSeen({ issueId: id }).catch(() => undefined)
  }, [isUnseen, id, api])
}
