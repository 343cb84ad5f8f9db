import type { NewsletterIssue } from '@ementa/contracts'
import { Text } from '@ementa/ui'
import { momentText } from './moment'
import { useLateSeen } from './use-late-seen'

/** To its author, an issue that went out late says so wherever it is read (P-13); nobody else sees it. */
export function LateLine({ issue }: { issue: Pick<NewsletterIssue, 'id' | 'sent_late'> }) {
  useLateSeen(issue)
  if (!issue.sent_late) return null
  return (
    <Text fontFamily="body" fontSize="sm" color="warning" mt={3}>
      Enviada com atraso: estava marcada para {momentText(issue.sent_late.due_at)}.
    </Text>
  )
}
