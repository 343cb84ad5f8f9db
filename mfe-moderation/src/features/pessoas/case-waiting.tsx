import { excerpt, ITEM_TYPE_LABELS, type Outputs, paths, reasonWithMeaning } from '@ementa/contracts'
import { Box, counted, Section, Text, TextLink, TimeAgo } from '@ementa/ui'
import { Link } from '@ementa/ui/router'

const EXCERPT = 140

interface CaseWaitingProps {
  waiting: Outputs['moderation']['getCase']['waiting']
  username: string
}

/** What of theirs waits for a decision; each opens in the queue. */
export function CaseWaiting({ waiting, username }: CaseWaitingProps) {
  return (
    <Section title="Na fila">
      {waiting.length === 0 && <Text color="fg.muted">Nada de @{username} aguarda decisão.</Text>}
      <Box as="ul" listStyleType="none" fontSize="sm">
        {waiting.map(({ item, content }) => (
          <Box as="li" key={item.id} py={3} borderTop="1px solid" borderColor="border" overflowWrap="anywhere">
            <TextLink as={Link} to={`${paths.moderation.href()}?item=${encodeURIComponent(item.id)}`} fontWeight={600}>
              {ITEM_TYPE_LABELS[item.item_type]}, prioridade {item.priority}
            </TextLink>
            <Text>{content ? excerpt(content.body, EXCERPT) : 'Este conteúdo não existe mais.'}</Text>
            <Text fontSize="xs" color="fg.subtle">
              {counted(item.report_count, 'denúncia', 'denúncias')} · {reasonWithMeaning(item.most_common_reason)} ·{' '}
              <TimeAgo iso={item.created_at} />
            </Text>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
