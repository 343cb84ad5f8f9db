import { type Newsletter, type NewsletterIssue, paths } from '@ementa/contracts'
import { RetryLine, Skeletons, useWidget, WidgetBoundary } from '@ementa/ui'
import styles from './issues.module.css'

interface IssueCommentsProps {
  newsletter: Pick<Newsletter, 'handle'>
  issue: Pick<NewsletterIssue, 'id'>
}

const FAILED = 'Os comentários não puderam ser carregados.'

/** Comments of readers below an issue. The thread belongs to the social remote; the issue is complete without it. */
export default function IssueComments({ newsletter, issue }: IssueCommentsProps) {
  const { status, Widget, retry, retryLabel } = useWidget('social/issue-thread')
  const path = paths.issue.href({ handle: newsletter.handle, issueId: issue.id })
  return (
    <section className={styles.comments} aria-label="Comentários da edição">
      {status === 'failed' && (
        <div className={styles.failed}>
          <RetryLine onRetry={retry} label={retryLabel}>
            {FAILED}
          </RetryLine>
        </div>
      )}
      {status === 'loading' && <Skeletons shape="row" label="Carregando comentários…" count={2} />}
      {Widget && (
        <WidgetBoundary fallback={<p className={styles.failed}>{FAILED}</p>}>
          <Widget issueId={issue.id} path={path} />
        </WidgetBoundary>
      )}
    </section>
  )
}
