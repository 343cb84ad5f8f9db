import { AUDIT_ACTION_LABELS, ITEM_TYPE_LABELS, paths, reasonWithMeaning, SEVERITY_LABELS } from '@ementa/contracts'
import { AuthorityBadge, Avatar, Button, counted, Outline, ReadView, TimeAgo } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { type ReactNode, useRef, useState } from 'react'
import { OtherVersion, ReportedContent } from '../../../shared/decisions/decision-parts'
import rows from '../../../shared/rows/rows.module.css'
import { AnswerObjection, ObjectedDecision, ObjectionText } from './objection'
import styles from './panel.module.css'
import { PanelDecision, type PanelDecisionProps } from './panel-decision'
import { PanelPart } from './panel-frame'
import type { QueueRow } from './queue-row-data'
import { reportsQuery } from './use-queue'

interface QueuePanelProps extends PanelDecisionProps {
  /** Name of the other moderator who has the item open; null when it is free. */
  holder: string | null
  onTakeOver: () => void
  /** Called when the objection was answered. */
  onAnswered: () => void
}

/** Everything needed to decide about an item: its content, the reports, the history of its author, then the actions. */
export function QueuePanel(props: QueuePanelProps) {
  const { row, decisions, guard, holder, onTakeOver } = props
  const obstacle = decisions.decidingObstacle(row)
  const { author, item, content, reported } = row
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div ref={panel} tabIndex={-1} data-focus-silent className={styles.parts} {...guard.handlers}>
      {author && (
        <div className={styles.author}>
          <Avatar name={author.display_name} src={author.avatar_url} size="sm" />
          <div>
            <p className={rows.strong}>{author.display_name}</p>
            <p className={rows.subtle}>
              @{author.username} · <AuthorityBadge person={author} withNote />
            </p>
            <Link className="text-link" to={paths.moderationCase.href({ username: author.username })}>
              Ver ficha
            </Link>
          </div>
        </div>
      )}
      {row.objection ? (
        <>
          <ObjectionText objection={row.objection} />
          <ObjectedDecision decision={row.objection.decision} />
        </>
      ) : (
        <div className={styles.quote}>
          <ReportedContent row={row} />
          {reported && (
            <OtherVersion
              note={content ? 'Mudou depois da denúncia. O texto denunciado era:' : 'O texto denunciado era:'}
              row={{ ...row, content: item.item_type === 'comment' ? reported : { ...reported, post_id: null } }}
            />
          )}
        </div>
      )}
      {!row.objection && item.report_count > 0 && (
        <PanelPart title={counted(item.report_count, 'denúncia', 'denúncias')}>
          <PanelReports key={row.id} row={row} />
        </PanelPart>
      )}
      <PanelPart title="Histórico da pessoa">
        <PanelHistory key={row.id} row={row} />
      </PanelPart>
      {holder && (
        <ClaimedNote
          holder={holder}
          onTakeOver={() => {
            // The button disappears: the focus must not end in a field, where the keys of the decisions would write.
            panel.current?.focus({ preventScroll: true })
            onTakeOver()
          }}
        />
      )}
      {obstacle && !holder && (
        <p role="note" className={`muted ${styles.note}`}>
          {obstacle}
        </p>
      )}
      {row.objection ? (
        <AnswerObjection
          key={row.id}
          decision={row.objection.decision}
          isDisabled={obstacle !== null}
          guard={guard}
          onAnswered={props.onAnswered}
          showsKeys={props.showsKeys}
        />
      ) : (
        <PanelDecision {...props} />
      )}
    </div>
  )
}

/** Says that another moderator has the item open. Deciding needs taking it over. */
function ClaimedNote({ holder, onTakeOver }: { holder: string; onTakeOver: () => void }) {
  return (
    <div role="note" className={styles.note} data-tone="warning">
      <p>
        <strong>{holder}</strong> está analisando este item.
      </p>
      <Button className={styles.spaced} size="sm" onClick={onTakeOver}>
        Assumir o item
      </Button>
    </div>
  )
}

/** Only the newest are shown at first, so that the form of the decision is not far down. */
const SHOWN = 2

interface NewestEntriesProps<Entry> {
  entries: readonly Entry[]
  /** Name of the entries in the button that shows all of them. */
  plural: string
  children: (entry: Entry) => ReactNode
}

function NewestEntries<Entry extends { id: string }>({ entries, plural, children }: NewestEntriesProps<Entry>) {
  const [areAllShown, showAll] = useState(false)
  const visibleEntries = areAllShown ? entries : entries.slice(0, SHOWN)
  return (
    <>
      <ul className={styles.entries}>
        {visibleEntries.map((entry) => (
          <li key={entry.id}>{children(entry)}</li>
        ))}
      </ul>
      {visibleEntries.length < entries.length && (
        <Button variant="link" size="sm" onClick={() => showAll(true)}>
          Ver as {entries.length} {plural}
        </Button>
      )}
    </>
  )
}

/** Lists the open reports about the item. */
export function PanelReports({ row }: { row: QueueRow }) {
  const { item_type, item_id, updated_at } = row.item
  const since = row.first_report_at
  return (
    <ReadView
      read={useRead(reportsQuery(item_type, item_id, updated_at))}
      skeleton={<Outline h="64px" />}
      failed={{ line: 'As denúncias não puderam ser lidas.' }}
    >
      {({ reports }) => (
        // Older reports were answered by an earlier decision.
        <NewestEntries entries={reports.filter(({ created_at }) => !since || created_at >= since)} plural="denúncias">
          {(report) => (
            <>
              <p>
                <strong>{reasonWithMeaning(report.reported_as ?? report.reason)}</strong>
                <span className={rows.fine}>
                  {` · gravidade ${SEVERITY_LABELS[report.severity].toLocaleLowerCase('pt-BR')} · `}
                  <TimeAgo iso={report.created_at} />
                </span>
              </p>
              {report.description && <p className={`muted ${styles.written}`}>{report.description}</p>}
            </>
          )}
        </NewestEntries>
      )}
    </ReadView>
  )
}

/** Lists earlier decisions about the author. */
function PanelHistory({ row }: { row: QueueRow }) {
  if (row.history.length === 0) {
    return <p className={`muted ${rows.small}`}>Nenhuma decisão anterior.</p>
  }
  return (
    <NewestEntries entries={row.history} plural="decisões anteriores">
      {(entry) => (
        <>
          <p>
            <strong>{AUDIT_ACTION_LABELS[entry.action_type]}</strong>
            <span className={rows.fine}>
              {` · ${ITEM_TYPE_LABELS[entry.item_type]} · ${entry.moderator_name} · `}
              <TimeAgo iso={entry.created_at} />
            </span>
          </p>
          {entry.reason && <p className={`muted ${styles.written}`}>{entry.reason}</p>}
        </>
      )}
    </NewestEntries>
  )
}
