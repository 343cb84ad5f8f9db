import {
  countWords,
  htmlExcerpt,
  htmlToText,
  type IssueContents,
  LENGTH,
  type NewsletterIssue,
  paths,
} from '@ementa/contracts'
import { absoluteTime, Badge, Flex, Heading, readingTime, shortDate, Text, useRelation } from '@ementa/ui'
import { type MouseEvent, memo, useMemo } from 'react'
import { ListRow, RowLink } from '../../shared/rows/row-link'
import { FOR_SUBSCRIBERS } from '../../shared/subscription/texts'

interface IssueRowProps {
  issue: NewsletterIssue
  handle: string
  number: number | undefined
  /** Of a paid issue that the viewer does not subscribe to. */
  contents: IssueContents | undefined
  onRead: (issueId: string) => void
}

/** A sent issue in the list: a plain click opens the reader, any other way of following a link its own page. */
export const IssueRow = memo(function IssueRow({ issue, handle, number, contents, onRead }: IssueRowProps) {
  const isSubscribed = useRelation('subscribed', issue.newsletter_id)
  const isRead = useRelation('readIssues', issue.id)
  const isUnread = isSubscribed && !isRead && !contents
  const words = useMemo(() => contents?.words ?? countWords(htmlToText(issue.html)), [contents, issue.html])

  function read(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onRead(issue.id)
  }

  return (
    <ListRow>
      <Flex textStyle="smallCaps" color="fg.subtle" columnGap={2} wrap="wrap">
        {number !== undefined && <span>Edição nº {number}</span>}
        {issue.sent_at && (
          <time dateTime={issue.sent_at} title={absoluteTime(issue.sent_at)}>
            {shortDate(issue.sent_at)}
          </time>
        )}
        <span>{readingTime(words)}</span>
        {contents && <span>{FOR_SUBSCRIBERS}</span>}
        {isUnread && <Badge variant="info">Não lida</Badge>}
        {issue.sent_late && !issue.sent_late.seen && <Badge variant="warning">Enviada com atraso</Badge>}
      </Flex>
      <Heading as="h3" size="md" mt={1}>
        <RowLink to={paths.issue.href({ handle, issueId: issue.id })} onClick={read} aria-haspopup="dialog">
          {issue.subject}
        </RowLink>
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt={1} maxW="measure">
        {htmlExcerpt(issue.html, LENGTH.issueExcerpt)}
      </Text>
    </ListRow>
  )
})
