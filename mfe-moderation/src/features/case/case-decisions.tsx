import { AUDIT_ACTION_LABELS, type AuditRecord, ITEM_TYPE_LABELS } from '@ementa/contracts'
import { Button, Section, TimeAgo } from '@ementa/ui'
import { useState } from 'react'
import { DecisionSheet } from '../../shared/decisions/decision-sheet'
import { decisionTitle } from '../../shared/decisions/decision-texts'
import rows from '../../shared/rows/rows.module.css'
import styles from './case.module.css'

/** Only the newest are shown at first. */
const SHOWN = 10

/** Lists the decisions about the person and what they wrote, the newest first. */
export function CaseDecisions({ decisions }: { decisions: AuditRecord[] }) {
  const [areAllShown, showAll] = useState(false)
  const [chosen, setChosen] = useState<AuditRecord | null>(null)
  const visibleDecisions = areAllShown ? decisions : decisions.slice(0, SHOWN)
  return (
    <Section title="Decisões e medidas">
      {decisions.length === 0 && <p className="muted">Nenhuma até agora.</p>}
      <ol className={`${rows.entries} ${rows.small} ${styles.decisions}`}>
        {visibleDecisions.map((entry) => (
          <li key={entry.id}>
            <div>
              <p>
                <strong>{AUDIT_ACTION_LABELS[entry.action_type]}</strong>
                <span className={rows.fine}>
                  {` · ${ITEM_TYPE_LABELS[entry.item_type]} · ${entry.moderator_name} · `}
                  <TimeAgo iso={entry.created_at} />
                  {entry.reversal && ' · desfeita'}
                </span>
              </p>
              {entry.reason && <p className={`muted ${styles.written}`}>{entry.reason}</p>}
            </div>
            <Button
              className={styles.action}
              size="sm"
              aria-label={`Ver: ${decisionTitle(entry)}`}
              onClick={() => setChosen(entry)}
            >
              Ver
            </Button>
          </li>
        ))}
      </ol>
      {visibleDecisions.length < decisions.length && (
        <Button className={styles.spaced} variant="link" size="sm" onClick={() => showAll(true)}>
          Ver as {decisions.length} decisões
        </Button>
      )}
      {chosen && <DecisionSheet entry={chosen} onClose={() => setChosen(null)} />}
    </Section>
  )
}
