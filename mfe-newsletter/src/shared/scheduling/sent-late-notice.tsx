import type { NewsletterIssue } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useEffect } from 'react'
import plain from '../plain/plain.module.css'
import { momentText } from './moment'
import styles from './scheduling.module.css'

/** Tells the author, and nobody else, that the issue was sent late; it stands wherever the issue is read. */
export function SentLateNotice({ issue }: { issue: Pick<NewsletterIssue, 'id' | 'sent_late'> }) {
  useMarkLateSeen(issue)
  if (!issue.sent_late) return null
  return (
    <p className={`${plain.warning} ${styles.late}`}>
      Enviada com atraso: estava marcada para {momentText(issue.sent_late.due_at)}.
    </p>
  )
}

/** Marks a late issue as seen when its author opens it, which ends the notices about it. */
export function useMarkLateSeen({ id, sent_late }: Pick<NewsletterIssue, 'id' | 'sent_late'>): void {
  const { api } = useServices()
  const isUnseen = sent_late !== undefined && !sent_late.seen
  useEffect(() => {
    if (!isUnseen) return
    // A failed call is repeated at the next visit, so nothing is lost.
    api.newsletters.markLateSeen({ issueId: id }).catch(() => undefined)
  }, [isUnseen, id, api])
}
