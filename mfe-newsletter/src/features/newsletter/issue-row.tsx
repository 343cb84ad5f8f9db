import { htmlExcerpt, type IssueContents, issueWords, LENGTH, type NewsletterIssue, paths } from '@ementa/contracts'
import { absoluteTime, PlainBadge, readingTime, shortDate, useRelation } from '@ementa/ui'
import { type MouseEvent, memo, useMemo } from 'react'
import { ListRow, RowLink } from '../../shared/rows/row-link'
import { FOR_SUBSCRIBERS, OPEN_TO_ALL } from '../../shared/subscription/texts'
import styles from './issue-row.module.css'

interface IssueRowProps {
  issue: NewsletterIssue
  handle: string
  number: number | undefined
  /** Contents of a paid issue that the viewer does not subscribe to. */
  contents: IssueContents | undefined
  onNear: () => void
  onRead: (issueId: string) => void
}

/** A sent issue in the list: a plain click opens the reader, any other way of following a link its own page. */
export const IssueRow = memo(function IssueRow({ issue, handle, number, contents, onNear, onRead }: IssueRowProps) {
  const isSubscribed = useRelation('subscribed', issue.newsletter_id)
  const isRead = useRelation('readIssues', issue.id)
  const isUnread = isSubscribed && !isRead && !contents
  const words = useMemo(() => contents?.words ?? issueWords(issue.html), [contents, issue.html])

  function read(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onRead(issue.id)
  }

  return (
    <ListRow>
      <div className={`small-caps ${styles.facts}`}>
        {number !== undefined && <span>Edição nº {number}</span>}
        {issue.sent_at && (
          <time dateTime={issue.sent_at} title={absoluteTime(issue.sent_at)}>
            {shortDate(issue.sent_at)}
          </time>
        )}
        <span>{readingTime(words)}</span>
        {contents && <span>{FOR_SUBSCRIBERS}</span>}
        {issue.open_to_all && <span>{OPEN_TO_ALL}</span>}
        {isUnread && <PlainBadge tone="info">Não lida</PlainBadge>}
        {issue.sent_late && !issue.sent_late.seen && <PlainBadge tone="warning">Enviada com atraso</PlainBadge>}
      </div>
      <h3 className={`heading ${styles.subject}`}>
        <RowLink
          to={paths.issue.href({ handle, issueId: issue.id })}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={read}
          aria-haspopup="dialog"
        >
          {issue.subject}
        </RowLink>
      </h3>
      <p className={styles.excerpt}>{htmlExcerpt(issue.html, LENGTH.issueExcerpt)}</p>
    </ListRow>
  )
})
