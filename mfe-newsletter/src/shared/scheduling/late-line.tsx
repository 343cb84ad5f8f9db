import type { NewsletterIssue } from '@ementa/contracts'
import plain from '../plain/plain.module.css'
import { momentText } from './moment'
import styles from './scheduling.module.css'
import { useLateSeen } from './use-late-seen'

/** To its author, an issue that went out late says so wherever it is read (P-13); nobody else sees it. */
export function LateLine({ issue }: { issue: Pick<NewsletterIssue, 'id' | 'sent_late'> }) {
  useLateSeen(issue)
  if (!issue.sent_late) return null
  return (
    <p className={`${plain.warning} ${styles.late}`}>
      Enviada com atraso: estava marcada para {momentText(issue.sent_late.due_at)}.
    </p>
  )
}
