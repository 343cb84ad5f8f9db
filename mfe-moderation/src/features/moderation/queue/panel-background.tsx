import {
  AUDIT_ACTION_LABELS,
  type FiledReport,
  ITEM_TYPE_LABELS,
  reasonWithMeaning,
  SEVERITY_LABELS,
} from '@ementa/contracts'
import { Box, Button, ReadView, Skeleton, Text, TimeAgo } from '@ementa/ui'
import { useState } from 'react'
import type { QueueRow } from './queue-row-data'
import { useReports } from './use-queue'

/** The newest; the rest on request, so that the decision is never far down. */
const REPORTS_SHOWN = 2
const DECISIONS_SHOWN = 2

/** What was reported about the item and is still open. */
export function PanelReports({ row }: { row: QueueRow }) {
  return (
    <ReadView
      read={useReports(row.item)}
      skeleton={<Skeleton h="64px" />}
      failed={{ line: 'As denúncias não puderam ser lidas.' }}
    >
      {({ reports }) => <OpenReports reports={reports} since={row.first_report_at} />}
    </ReadView>
  )
}

function OpenReports({ reports, since }: { reports: FiledReport[]; since: QueueRow['first_report_at'] }) {
  const [areAllShown, showAll] = useState(false)
  // Older reports were answered by an earlier decision.
  const open = reports.filter(({ created_at }) => !since || created_at >= since)
  const visibleReports = areAllShown ? open : open.slice(0, REPORTS_SHOWN)
  return (
    <>
      <Box as="ul" listStyleType="none" fontSize="sm">
        {visibleReports.map((report) => (
          <Box as="li" key={report.id} py={2} borderTop="1px solid" borderColor="border">
            <Text>
              <strong>{reasonWithMeaning(report.reported_as ?? report.reason)}</strong>
              <Text as="span" color="fg.subtle" fontSize="xs">
                {` · gravidade ${SEVERITY_LABELS[report.severity].toLocaleLowerCase('pt-BR')} · `}
                <TimeAgo iso={report.created_at} />
              </Text>
            </Text>
            {report.description && (
              <Text color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {report.description}
              </Text>
            )}
          </Box>
        ))}
      </Box>
      {visibleReports.length < open.length && (
        <Button variant="link" size="sm" onClick={() => showAll(true)}>
          Ver as {open.length} denúncias
        </Button>
      )}
    </>
  )
}

/** Earlier decisions about the author. */
export function PanelHistory({ row }: { row: QueueRow }) {
  const [areAllShown, showAll] = useState(false)
  if (row.history.length === 0) {
    return (
      <Text fontSize="sm" color="fg.muted">
        Nenhuma decisão anterior.
      </Text>
    )
  }
  const visibleDecisions = areAllShown ? row.history : row.history.slice(0, DECISIONS_SHOWN)
  return (
    <>
      <Box as="ul" listStyleType="none" fontSize="sm">
        {visibleDecisions.map((entry) => (
          <Box as="li" key={entry.id} py={2} borderTop="1px solid" borderColor="border">
            <Text>
              <strong>{AUDIT_ACTION_LABELS[entry.action_type]}</strong>
              <Text as="span" color="fg.subtle" fontSize="xs">
                {` · ${ITEM_TYPE_LABELS[entry.item_type]} · ${entry.moderator_name} · `}
                <TimeAgo iso={entry.created_at} />
              </Text>
            </Text>
            {entry.reason && (
              <Text color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-wrap">
                {entry.reason}
              </Text>
            )}
          </Box>
        ))}
      </Box>
      {visibleDecisions.length < row.history.length && (
        <Button variant="link" size="sm" onClick={() => showAll(true)}>
          Ver as {row.history.length} decisões anteriores
        </Button>
      )}
    </>
  )
}
