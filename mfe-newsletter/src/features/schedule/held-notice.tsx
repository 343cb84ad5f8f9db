import { HOLD_LABELS, type NewsletterIssue, paths } from '@ementa/contracts'
import { Box, Text, TextLink } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { momentText } from '../../shared/scheduling/moment'

/** Issues that had nothing to send at their hour: they are drafts again, and say why (P-22). */
export function HeldNotice({ issues, handle }: { issues: readonly NewsletterIssue[]; handle: string }) {
  return (
    <Box role="status" bg="warningBg" borderBottom="1px solid" borderColor="border" px={4} py={3}>
      {issues.map(({ id, subject, title, held }) => (
        <Text key={id} fontSize="sm">
          {held && <strong>{HOLD_LABELS[held.reason]}.</strong>}{' '}
          <TextLink as={Link} to={paths.issueEdit.href({ handle, issueId: id })} color="link">
            “{subject || title}”
          </TextLink>
          {held && ` estava marcada para ${momentText(held.due_at)} e continua como rascunho.`}
        </Text>
      ))}
    </Box>
  )
}
