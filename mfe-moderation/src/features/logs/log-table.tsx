import { AUDIT_ACTION_LABELS, excerpt, ITEM_TYPE_LABELS } from '@ementa/contracts'
import { absoluteTime, formatDate, PlainStyles, useMediaQuery, VisuallyHidden } from '@ementa/ui'
import { memo } from 'react'
import { decisionTitle } from '../../shared/decisions/decision-texts'
import type { Density } from '../../shared/rows/density'
import { rowStyles } from '../../shared/rows/row-styles'
import { useFirstRows } from '../../shared/rows/use-first-rows'
import type { LogEntry } from './use-log'

interface LogTableProps {
  entries: readonly LogEntry[]
  /** How many there are, loaded or not. */
  total: number
  density: Density
  /** Shows one entry with all that is kept of it; the same function at every render. */
  onOpen: (id: string) => void
}

const EXCERPT = 90
const CAPTION = 'Log de auditoria, do mais recente ao mais antigo'

const parts = {
  '.quote': { mt: 1, fontSize: 'xs', color: 'fg.muted' },
  // Below what it belongs to, also where that is a bare word.
  '.see': {
    display: 'block',
    minH: '44px',
    fontSize: 'xs',
    fontWeight: 600,
    color: 'link',
    textDecoration: 'underline',
    '@media (pointer: fine)': { minH: '28px' },
  },
}
const cell = { textAlign: 'start', verticalAlign: 'top', borderBottom: '1px solid' }
const table = {
  ...rowStyles,
  ...parts,
  w: '100%',
  tableLayout: 'fixed',
  fontVariantNumeric: 'lining-nums tabular-nums',
  th: {
    ...cell,
    fontSize: '2xs',
    fontWeight: 600,
    letterSpacing: '0.05em',
    textTransform: 'uppercase',
    color: 'fg.subtle',
    borderColor: 'border.control',
    px: 4,
    py: 2.5,
  },
  'th:nth-of-type(1)': { w: '132px' },
  'th:nth-of-type(2)': { w: '15%' },
  'th:nth-of-type(3)': { w: '15%' },
  'th:nth-of-type(4)': { w: '28%' },
  td: { ...cell, px: 4, py: 3, fontSize: 'sm', lineHeight: 1.45, borderColor: 'border', overflowWrap: 'anywhere' },
  'td:first-of-type': { whiteSpace: 'nowrap' },
  'td:last-of-type': { whiteSpace: 'pre-wrap' },
  'tbody tr': { _hover: { bg: 'bg.hover' } },
  '&[data-density="compact"] th, &[data-density="compact"] td': { px: 3, py: 1.5 },
  '&[data-density="compact"] td': { fontSize: 'xs', lineHeight: 1.4 },
}

const cards = {
  ...rowStyles,
  listStyleType: 'none',
  li: { px: 4, py: 3, borderBottom: '1px solid', borderColor: 'border', overflowWrap: 'anywhere' },
  '&[data-density="compact"] li': { py: 1.5 },
  '.reason': { mt: 1, fontSize: 'sm', whiteSpace: 'pre-wrap' },
  ...parts,
}

const styles = { '.mod-log': table, '.mod-log-cards': cards }

/** The entries as a table; on phones, where five columns have no room, as cards. */
export const LogTable = memo(function LogTable({ entries, total, density, onOpen }: LogTableProps) {
  const isMobile = useMediaQuery('mobile')
  const drawn = useFirstRows(entries)
  if (isMobile) {
    return (
      <>
        <PlainStyles styles={styles} />
        <ul className="mod-log-cards" aria-label={CAPTION} data-density={density}>
          {drawn.map((entry) => (
            <LogCard key={entry.id} entry={entry} onOpen={onOpen} />
          ))}
        </ul>
      </>
    )
  }
  return (
    <>
      <PlainStyles styles={styles} />
      {/* The rows that are not loaded count too: one knows how long the log is. */}
      <table className="mod-log" aria-rowcount={total + 1} data-density={density}>
        <VisuallyHidden as="caption">{CAPTION}</VisuallyHidden>
        <thead>
          <tr aria-rowindex={1}>
            {['Data', 'Moderador', 'Ação', 'Item', 'Motivo'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {/* Another list takes the place of this one in one piece, not row by row. */}
        <tbody key={drawn[0]?.id}>
          {drawn.map((entry, index) => (
            <LogRow key={entry.id} entry={entry} rowIndex={index + 2} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </>
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
        <span className="strong">{AUDIT_ACTION_LABELS[entry.action_type]}</span>
        {entry.reversal && <p className="xs subtle">desfeita</p>}
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
      <p className="strong">
        {decisionTitle(entry)}
        {entry.reversal && <span className="subtle"> · desfeita</span>}
      </p>
      <p className="xs subtle">
        {entry.moderator_name} · <time dateTime={entry.created_at}>{absoluteTime(entry.created_at)}</time>
      </p>
      <p className="reason">
        <Reason text={entry.reason} />
      </p>
      {entry.content?.body && <p className="quote">“{excerpt(entry.content.body, EXCERPT)}”</p>}
      <OpenButton entry={entry} onOpen={onOpen} />
    </li>
  )
})

/** What the entry is about: whose it is, and its first words. */
function About({ entry }: { entry: LogEntry }) {
  const { item_type, person, content } = entry
  return (
    <>
      {ITEM_TYPE_LABELS[item_type]}
      {person && ` de @${person.username}`}
      {content?.body && <p className="quote">“{excerpt(content.body, EXCERPT)}”</p>}
    </>
  )
}

function OpenButton({ entry, onOpen }: Pick<LogRowProps, 'entry' | 'onOpen'>) {
  return (
    <button
      type="button"
      className="see"
      aria-label={`Ver decisão: ${decisionTitle(entry)}`}
      onClick={() => onOpen(entry.id)}
    >
      Ver decisão
    </button>
  )
}

function Reason({ text }: { text: string }) {
  return text ? text : <span className="subtle">Sem justificativa</span>
}
