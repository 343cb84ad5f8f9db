import { AUDIT_ACTION_LABELS, type AuditRecord, ITEM_TYPE_LABELS } from '@ementa/contracts'
import { Box, Button, Flex, Section, Text, TimeAgo } from '@ementa/ui'
import { useState } from 'react'
import { DecisionSheet } from '../../shared/decisions/decision-sheet'
import { decisionTitle } from '../../shared/decisions/decision-texts'

/** The newest; the rest on request. */
const SHOWN = 10

/** Everything that was decided about the person and what they wrote, newest first. */
export function CaseDecisions({ decisions }: { decisions: AuditRecord[] }) {
  const [areAllShown, showAll] = useState(false)
  const [chosen, setChosen] = useState<AuditRecord | null>(null)
  const visibleDecisions = areAllShown ? decisions : decisions.slice(0, SHOWN)
  return (
    <Section title="Decisões e medidas">
      {decisions.length === 0 && <Text color="fg.muted">Nenhuma até agora.</Text>}
      <Box as="ol" listStyleType="none" fontSize="sm">
        {visibleDecisions.map((entry) => (
          <Flex as="li" key={entry.id} gap={3} py={3} align="start" borderTop="1px solid" borderColor="border">
            <Box flex={1} minW={0} overflowWrap="anywhere">
              <Text>
                <strong>{AUDIT_ACTION_LABELS[entry.action_type]}</strong>
                <Text as="span" color="fg.subtle" fontSize="xs">
                  {` · ${ITEM_TYPE_LABELS[entry.item_type]} · ${entry.moderator_name} · `}
                  <TimeAgo iso={entry.created_at} />
                  {entry.reversal && ' · desfeita'}
                </Text>
              </Text>
              {entry.reason && (
                <Text color="fg.muted" whiteSpace="pre-wrap">
                  {entry.reason}
                </Text>
              )}
            </Box>
            <Button
              size="sm"
              flexShrink={0}
              aria-label={`Ver: ${decisionTitle(entry)}`}
              onClick={() => setChosen(entry)}
            >
              Ver
            </Button>
          </Flex>
        ))}
      </Box>
      {visibleDecisions.length < decisions.length && (
        <Button variant="link" size="sm" mt={2} onClick={() => showAll(true)}>
          Ver as {decisions.length} decisões
        </Button>
      )}
      {chosen && <DecisionSheet entry={chosen} onClose={() => setChosen(null)} />}
    </Section>
  )
}
