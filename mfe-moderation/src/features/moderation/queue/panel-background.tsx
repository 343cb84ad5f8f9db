import {
  AUDIT_ACTION_LABELS,
  type FiledReport,
  ITEM_TYPE_LABELS,
  reasonWithMeaning,
  SEVERITY_LABELS,
} from '@ementa/contracts'
import { Button, Outline, ReadView, TimeAgo } from '@ementa/ui'
import { useState } from 'react'
import rows from '../../../shared/rows/rows.module.css'
import styles from './panel.module.css'
import type { QueueRow } from './queue-row-data'
import { useReports } from './use-queue'

/** Only the newest are shown at first, so that the form of the decision is not far down. */
const REPORTS_SHOWN = 2
const DECISIONS_SHOWN = 2

/** Lists the open reports about the item. */
export function PanelReports({ row }: { row: QueueRow }) {
  return (
    <ReadView
      read={useReports(row.item)}
      skeleton={<Outline h="64px" />}
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
      <ul className={styles.entries}>
        {visibleReports.map((report) => (
          <li key={report.id}>
            <p>
              <strong>{reasonWithMeaning(report.reported_as ?? report.reason)}</strong>
              <span className={rows.fine}>
                {` · gravidade ${SEVERITY_LABELS[report.severity].toLocaleLowerCase('pt-BR')} · `}
                <TimeAgo iso={report.created_at} />
              </span>
            </p>
            {report.description && <p className={`muted ${styles.written}`}>{report.description}</p>}
          </li>
        ))}
      </ul>
      {visibleReports.length < open.length && (
        <Button variant="link" size="sm" onClick={() => showAll(true)}>
          Ver as {open.length} denúncias
        </Button>
      )}
    </>
  )
}

/** Lists earlier decisions about the author. */
export function PanelHistory({ row }: { row: QueueRow }) {
  const [areAllShown, showAll] = useState(false)
  if (row.history.length === 0) {
    return <p className={`muted ${rows.small}`}>Nenhuma decisão anterior.</p>
  }
  const visibleDecisions = areAllShown ? row.history : row.history.slice(0, DECISIONS_SHOWN)
  return (
    <>
      <ul className={styles.entries}>
        {visibleDecisions.map((entry) => (
          <li key={entry.id}>
            <p>
              <strong>{AUDIT_ACTION_LABELS[entry.action_type]}</strong>
              <span className={rows.fine}>
                {` · ${ITEM_TYPE_LABELS[entry.item_type]} · ${entry.moderator_name} · `}
                <TimeAgo iso={entry.created_at} />
              </span>
            </p>
            {entry.reason && <p className={`muted ${styles.written}`}>{entry.reason}</p>}
          </li>
        ))}
      </ul>
      {visibleDecisions.length < row.history.length && (
        <Button variant="link" size="sm" onClick={() => showAll(true)}>
          Ver as {row.history.length} decisões anteriores
        </Button>
      )}
    </>
  )
}
