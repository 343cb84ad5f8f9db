import { AUDIT_ACTION_LABELS, excerpt, ITEM_TYPE_LABELS } from '@ementa/contracts'
import { absoluteTime, formatDate, useMediaQuery } from '@ementa/ui'
import { memo } from 'react'
import { decisionTitle } from '../../shared/decisions/decision-texts'
import { type Density, useFirstRows } from '../../shared/rows/rows'
import rows from '../../shared/rows/rows.module.css'
import styles from './log.module.css'
import type { LogEntry } from './use-log'

interface LogTableProps {
  entries: readonly LogEntry[]
  /** The number of entries, loaded or not. */
  total: number
  density: Density
  /** Opens the sheet of one entry; the same function at every render. */
  onOpen: (id: string) => void
}

const EXCERPT = 90
const CAPTION = 'Log de auditoria, do mais recente ao mais antigo'

/** The entries as a table; on phones, where five columns have no room, as cards. */
export const LogTable = memo(function LogTable({ entries, total, density, onOpen }: LogTableProps) {
  const isMobile = useMediaQuery('mobile')
  const firstEntries = useFirstRows(entries)
  if (isMobile) {
    return (
      <ul className={styles.cards} aria-label={CAPTION} data-density={density}>
        {firstEntries.map((entry) => (
          <LogCard key={entry.id} entry={entry} onOpen={onOpen} />
        ))}
      </ul>
    )
  }
  return (
    // The count includes rows that are not loaded, so that screen readers say how long the log is.
    <table className={styles.table} aria-rowcount={total + 1} data-density={density}>
      <caption className="visually-hidden">{CAPTION}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {['Data', 'Moderador', 'Ação', 'Item', 'Motivo'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* The key replaces the list in one piece, not row by row. */}
      <tbody key={firstEntries[0]?.id}>
        {firstEntries.map((entry, index) => (
          <LogRow key={entry.id} entry={entry} rowIndex={index + 2} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
})

interface LogRowProps {
  entry: LogEntry
  rowIndex: number
  onOpen: LogTableProps['onOpen']
}

const LogRow = memo(function LogRow({ entry, rowIndex, onOpen }: LogRowProps) {
  return (
    <tr aria-rowindex={rowIndex}>
      <td>
        <time dateTime={entry.created_at} title={absoluteTime(entry.created_at)}>
          {formatDate(entry.created_at, 'dd/MM/yyyy HH:mm')}
        </time>
      </td>
      <td>{entry.moderator_name}</td>
      <td>
        <span className={rows.strong}>{AUDIT_ACTION_LABELS[entry.action_type]}</span>
        {entry.reversal && <p className={rows.fine}>desfeita</p>}
      </td>
      <td>
        <About entry={entry} />
        <OpenButton entry={entry} onOpen={onOpen} />
      </td>
      <td>
        <Reason text={entry.reason} />
      </td>
    </tr>
  )
})

const LogCard = memo(function LogCard({ entry, onOpen }: Pick<LogRowProps, 'entry' | 'onOpen'>) {
  return (
    <li>
      <p className={rows.strong}>
        {decisionTitle(entry)}
        {entry.reversal && <span className={rows.subtle}> · desfeita</span>}
      </p>
      <p className={rows.fine}>
        {entry.moderator_name} · <time dateTime={entry.created_at}>{absoluteTime(entry.created_at)}</time>
      </p>
      <p className={styles.reason}>
        <Reason text={entry.reason} />
      </p>
      {entry.content?.body && <p className={styles.quote}>“{excerpt(entry.content.body, EXCERPT)}”</p>}
      <OpenButton entry={entry} onOpen={onOpen} />
    </li>
  )
})

/** The subject of the entry: its author and its first words. */
function About({ entry }: { entry: LogEntry }) {
  const { item_type, person, content } = entry
  return (
    <>
      {ITEM_TYPE_LABELS[item_type]}
      {person && ` de @${person.username}`}
      {content?.body && <p className={styles.quote}>“{excerpt(content.body, EXCERPT)}”</p>}
    </>
  )
}

function OpenButton({ entry, onOpen }: Pick<LogRowProps, 'entry' | 'onOpen'>) {
  return (
    <button
      type="button"
      className={styles.see}
      aria-label={`Ver decisão: ${decisionTitle(entry)}`}
      onClick={() => onOpen(entry.id)}
    >
      Ver decisão
    </button>
  )
}

function Reason({ text }: { text: string }) {
  return text ? text : <span className={rows.subtle}>Sem justificativa</span>
}
