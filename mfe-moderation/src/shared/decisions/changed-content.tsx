import { type AuditRecord, type DecidedContent, isSameText } from '@ementa/contracts'
import { Box, Text } from '@ementa/ui'
import { type Reported, ReportedContent } from './reported-content'

interface OtherVersionProps {
  /** What makes it another one than the text above. */
  note: string
  row: Reported
}

/** Another version of the content that is shown above. */
export function OtherVersion({ note, row }: OtherVersionProps) {
  return (
    <Box role="note" mt={3} ps={3} borderInlineStart="3px solid" borderColor="warning">
      <Text fontSize="sm" fontWeight={600} mb={1}>
        {note}
      </Text>
      <ReportedContent row={row} />
    </Box>
  )
}

/** The text as it is now, where its author changed it after the decision; nothing where it is the same or gone. */
export function ChangedContent({ entry }: { entry: AuditRecord }) {
  const current = changedContent(entry)
  if (!current) return null
  const row = { content: current, author: entry.person, item: entry }
  return <OtherVersion note="O texto mudou depois da decisão. Agora diz:" row={row} />
}

/** The other text, without a link: the content may be hidden. */
function changedContent({ content, current, item_type, action_type }: AuditRecord): DecidedContent | null {
  if (!content || !current || isSameText(content, current)) return null
  // Of a removed profile it was the decision that took text and picture away.
  const isCleared = item_type === 'profile' && action_type === 'remove' && current.body === ''
  return isCleared ? null : { ...current, post_id: null }
}
