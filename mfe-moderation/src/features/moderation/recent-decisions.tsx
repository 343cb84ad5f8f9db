import { type AuditRecord, excerpt, paths } from '@ementa/contracts'
import { Box, Button, Flex, ReadView, Skeleton, Text, TextLink, TimeAgo, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { useState } from 'react'
import { DecisionSheet } from '../../shared/decisions/decision-sheet'
import { canRestore, decisionTitle } from '../../shared/decisions/decision-texts'
import { LINE_LINK } from '../../shared/decisions/line-link'
import { Disclosure } from './disclosure'
import { recentDecisionsQuery } from './queries'

const SHOWN = 8
const EXCERPT = 80

/** What was decided last, by whomever: each can be read again and taken back (P-28). */
export function RecentDecisions() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title="Últimas decisões" isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <Decisions />}
    </Disclosure>
  )
}

function Decisions() {
  return (
    <ReadView
      read={useRead(recentDecisionsQuery(SHOWN))}
      skeleton={<Skeleton h="120px" />}
      failed={{ line: 'As decisões não puderam ser lidas.' }}
    >
      {({ entries }) => <DecisionList entries={entries} />}
    </ReadView>
  )
}

function DecisionList({ entries }: { entries: AuditRecord[] }) {
  const [chosen, setChosen] = useState<AuditRecord | null>(null)
  const viewerId = useSession().user?.id
  return (
    <>
      <Box as="ul" listStyleType="none" fontSize="sm" aria-label="Últimas decisões">
        {entries.map((entry) => (
          <Flex as="li" key={entry.id} gap={3} py={2} align="center" borderTop="1px solid" borderColor="border">
            <Box flex={1} minW={0} overflowWrap="anywhere">
              <Text fontWeight={600}>{decisionTitle(entry)}</Text>
              {entry.content?.body && <Text color="fg.muted">{excerpt(entry.content.body, EXCERPT)}</Text>}
              <Text fontSize="xs" color="fg.subtle">
                {entry.moderator_name} · <TimeAgo iso={entry.created_at} />
                {entry.reversal && ' · desfeita'}
              </Text>
            </Box>
            <Button
              size="sm"
              flexShrink={0}
              aria-label={`${canRestore(entry, viewerId) ? 'Restaurar' : 'Ver'}: ${decisionTitle(entry)}`}
              onClick={() => setChosen(entry)}
            >
              {canRestore(entry, viewerId) ? 'Restaurar' : 'Ver'}
            </Button>
          </Flex>
        ))}
      </Box>
      <TextLink as={Link} to={paths.moderationLogs.href()} mt={3} fontSize="sm" {...LINE_LINK}>
        Ver todo o log
      </TextLink>
      {chosen && <DecisionSheet entry={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
