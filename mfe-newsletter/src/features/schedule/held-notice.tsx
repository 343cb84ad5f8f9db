import { HOLD_LABELS, type NewsletterIssue, paths } from '@ementa/contracts'
import { Link } from '@ementa/ui/router'
import plain from '../../shared/plain/plain.module.css'
import { momentText } from '../../shared/scheduling/moment'
import styles from './schedule.module.css'

/** Lists issues that were not sent at their time and are drafts again, each with the reason. */
export function HeldNotice({ issues, handle }: { issues: readonly NewsletterIssue[]; handle: string }) {
  return (
    <div className={styles.held} role="status">
      {issues.map(({ id, subject, title, held }) => (
        <p className={plain.small} key={id}>
          {held && <strong>{HOLD_LABELS[held.reason]}.</strong>}{' '}
          <Link className="text-link" to={paths.issueEdit.href({ handle, issueId: id })}>
            “{subject || title}”
          </Link>
          {held && ` estava marcada para ${momentText(held.due_at)} e continua como rascunho.`}
        </p>
      ))}
    </div>
  )
}
