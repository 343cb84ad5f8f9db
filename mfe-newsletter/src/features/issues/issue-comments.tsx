import { type Newsletter, type NewsletterIssue, paths } from '@ementa/contracts'
import { Box, RetryLine, Skeletons, Text, useWidget, WidgetBoundary } from '@ementa/ui'

interface IssueCommentsProps {
  newsletter: Pick<Newsletter, 'handle'>
  issue: Pick<NewsletterIssue, 'id'>
}

const FAILED = 'Os comentários não puderam ser carregados.'

/** What readers say of an issue, below it. The thread belongs to social; without social the issue is whole all the same. */
export default function IssueComments({ newsletter, issue }: IssueCommentsProps) {
  const { status, Widget, retry } = useWidget('social/issue-thread')
  const path = paths.issue.href({ handle: newsletter.handle, issueId: issue.id })
  return (
    <Box as="section" aria-label="Comentários da edição" borderTop="1px solid" borderColor="border">
      {status === 'failed' && (
        <Box p={4}>
          <RetryLine onRetry={retry}>{FAILED}</RetryLine>
        </Box>
      )}
      {status === 'loading' && <Skeletons shape="row" label="Carregando comentários…" count={2} />}
      {Widget && (
        <WidgetBoundary fallback={<Text p={4}>{FAILED}</Text>}>
          <Widget issueId={issue.id} path={path} />
        </WidgetBoundary>
      )}
    </Box>
  )
}
