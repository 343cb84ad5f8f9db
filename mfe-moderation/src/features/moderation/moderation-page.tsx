import { type AuditRecord, excerpt, paths } from '@ementa/contracts'
import { Button, Outline, ReadView, TimeAgo, usePageTitle, useSession } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { useState } from 'react'
import { AdminHeader } from '../../shared/admin-header/admin-header'
import { DecisionSheet } from '../../shared/decisions/decision-sheet'
import { canRestore, decisionTitle } from '../../shared/decisions/decision-texts'
import rows from '../../shared/rows/rows.module.css'
import { Disclosure } from './disclosure'
import { QueueSection } from './queue/queue-section'
import styles from './recent-decisions.module.css'
import { StatsSection } from './stats/stats-section'

/** Reads the last decisions, made by anyone. */
const recentDecisionsQuery = query('auditLog.recent', (api, limit: number) => api.moderation.getAuditLog({ limit }))

/** `/admin/moderation`: the statistics, the last decisions and the queue. */
export default function ModerationPage() {
  usePageTitle('Moderação')
  return (
    <>
      <AdminHeader title="Moderação" />
      <StatsSection />
      <RecentDecisions />
      <QueueSection />
    </>
  )
}

const SHOWN = 8
const EXCERPT = 80

/** The last decisions, made by anyone: each can be read again and taken back. */
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
      skeleton={<Outline h="120px" />}
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
      <ul className={styles.decisions} aria-label="Últimas decisões">
        {entries.map((entry) => (
          <li key={entry.id}>
            <div>
              <p className={rows.strong}>{decisionTitle(entry)}</p>
              {entry.content?.body && <p className="muted">{excerpt(entry.content.body, EXCERPT)}</p>}
              <p className={rows.fine}>
                {entry.moderator_name} · <TimeAgo iso={entry.created_at} />
                {entry.reversal && ' · desfeita'}
              </p>
            </div>
            <Button
              className={styles.action}
              size="sm"
              aria-label={`${canRestore(entry, viewerId) ? 'Restaurar' : 'Ver'}: ${decisionTitle(entry)}`}
              onClick={() => setChosen(entry)}
            >
              {canRestore(entry, viewerId) ? 'Restaurar' : 'Ver'}
            </Button>
          </li>
        ))}
      </ul>
      <Link className={`text-link ${rows.link} ${styles.all}`} to={paths.moderationLogs.href()}>
        Ver todo o log
      </Link>
      {chosen && <DecisionSheet entry={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
