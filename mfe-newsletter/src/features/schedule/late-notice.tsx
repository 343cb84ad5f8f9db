import { type NewsletterIssue, paths } from '@ementa/contracts'
import { Button, useServices } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { useState } from 'react'
import plain from '../../shared/plain/plain.module.css'
import styles from './schedule.module.css'

interface LateNoticeProps {
  issues: readonly NewsletterIssue[]
  handle: string
  /** Called before the notice goes, with the button that has the focus. */
  onSeen: () => void
}

/** Lists issues that were sent late because the app was closed at their time, until the author has seen the notice. */
export function LateNotice({ issues, handle, onSeen }: LateNoticeProps) {
  const { api, toast } = useServices()
  const [isBusy, setBusy] = useState(false)

  async function see() {
    setBusy(true)
    try {
      await Promise.all(issues.map(({ id }) => api.newsletters.markLateSeen({ issueId: id })))
      onSeen()
    } catch (error) {
      toast.actionFailed(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.late}>
      <div className={styles.lateIssues} role="status">
        {issues.map(({ id, subject, title }) => (
          <p className={plain.small} key={id}>
            <Link className={`text-link ${styles.link}`} to={paths.issueEdit.href({ handle, issueId: id })}>
              “{subject || title}”
            </Link>
            <strong>: enviado com atraso.</strong> No horário marcado, o aplicativo estava fechado ou parado.
          </p>
        ))}
      </div>
      <Button size="sm" isLoading={isBusy} loadingText="Um momento…" onClick={() => void see()}>
        Entendi
      </Button>
    </div>
  )
}
