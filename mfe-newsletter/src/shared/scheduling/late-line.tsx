import type { NewsletterIssue } from '@ementa/contracts'
import plain from '../plain/plain.module.css'
import { momentText } from './moment'
import styles from './scheduling.module.css'
import { useLateSeen } from './use-late-seen'

/** Tells the author, and nobody else, that the issue was sent late; it stands wherever the issue is read. */
export function LateLine({ issue }: { issue: Pick<NewsletterIssue, 'id' | 'sent_late'> }) {
  useLateSeen(issue)
  if (!issue.sent_late) return null
  return (
    <p className={`${plain.warning} ${styles.late}`}>
      Enviada com atraso: estava marcada para {momentText(issue.sent_late.due_at)}.
    </p>
  )
}
