import {
  AUDIT_ACTION_LABELS,
  excerpt,
  ITEM_TYPE_LABELS,
  PAGE_SIZE,
  priorityTone,
  QUEUE_STATUS_LABELS,
  reasonWithMeaning,
} from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  Button,
  counted,
  EmptyState,
  focusWhenShown,
  LoadMore,
  PlainBadge,
  Stamp,
  TimeAgo,
  timeSince,
  WindowList,
  type WindowListHandle,
} from '@ementa/ui'
import { memo, type Ref, useEffect, useRef } from 'react'
import { shownOf } from '../../../shared/rows/rows'
import rows from '../../../shared/rows/rows.module.css'
import styles from './queue.module.css'
import { type QueueRow, titleOf } from './queue-row-data'
import { findBulkObstacle, type Viewer } from './use-decisions'

const ROW_ESTIMATE = 190
const keyOf = (row: QueueRow) => row.id

interface QueueListProps extends Pick<QueueRowProps, 'onSelect' | 'onCheck' | 'onFocused'> {
  list: Ref<WindowListHandle>
  rows: readonly QueueRow[]
  /** The number of rows, loaded or not. */
  total: number
  isEnd: boolean
  isLoadingMore: boolean
  moreError: unknown
  onMore: () => Promise<void>
  openId: string | null
  checked: ReadonlySet<string>
  viewerId: Viewer['id']
  isModerator: boolean
  failed: Readonly<Record<string, true>>
  /** Names of the other moderators who have an item open, by item id. */
  holders: ReadonlyMap<string, string>
  /** The row that takes the focus as soon as it is rendered. */
  focusId: string | null
}

/**
 * The rows and the footer. It re-renders only when one of them changed, not at a filter whose answer is not there yet.
 */
export const QueueList = memo(function QueueList(props: QueueListProps) {
  const { list, rows, total, isEnd, isLoadingMore, moreError, onMore } = props
  const { openId, checked, viewerId, isModerator, failed, holders, focusId, onSelect, onCheck, onFocused } = props
  return (
    <WindowList
      handle={list}
      items={rows}
      itemKey={keyOf}
      estimate={ROW_ESTIMATE}
      footer={
        <LoadMore
          list={{ isEnd, isLoadingMore, moreError, loadMore: onMore, pages: [] }}
          status={shownOf(rows.length, total, isEnd)}
        />
      }
    >
      {(row) => (
        <QueueListRow
          row={row}
          isSelected={row.id === openId}
          isChecked={checked.has(row.id)}
          checkObstacle={findBulkObstacle(row, { id: viewerId, isModerator })}
          isFailed={failed[row.id] === true}
          holder={holders.get(row.id) ?? null}
          wantsFocus={row.id === focusId}
          onFocused={onFocused}
          onSelect={onSelect}
          onCheck={onCheck}
        />
      )}
    </WindowList>
  )
})

interface QueueEmptyProps {
  isEnd: boolean
  isLoading: boolean
  onMore: () => void
}

/** Replaces the rows where there are none. */
export function QueueEmpty({ isEnd, isLoading, onMore }: QueueEmptyProps) {
  // All loaded rows were handled, but the queue continues.
  if (!isEnd) {
    return (
      <div className={styles.more}>
        <Button onClick={onMore} isLoading={isLoading} loadingText="Carregando…">
          Carregar os próximos {PAGE_SIZE.queue}
        </Button>
      </div>
    )
  }
  return (
    <EmptyState
      illustration="inkpad"
      title="Nada a decidir aqui."
      titleAs="h3"
      description="Nenhum item da fila corresponde a estes filtros."
    />
  )
}

const TONES = { red: 'danger', warning: 'warning', neutral: 'subtle' } as const
const EXCERPT = 160

export interface QueueRowProps {
  row: QueueRow
  isSelected: boolean
  isChecked: boolean
  /** Says why the row cannot be checked; null when it can. */
  checkObstacle: string | null
  isFailed: boolean
  /** Name of the other moderator who has the item open; null when it is free. */
  holder: string | null
  /** The row takes the focus as soon as it can, then calls `onFocused`. */
  wantsFocus: boolean
  onFocused: () => void
  onSelect: (id: string) => void
  onCheck: (id: string, isChecked: boolean) => void
}

/** One reported item: its text, its author, the reasons and dates of the reports, and earlier decisions. */
export const QueueListRow = memo(function QueueListRow(props: QueueRowProps) {
  const { row, isSelected, isChecked, checkObstacle, isFailed, holder, wantsFocus, onFocused, onSelect, onCheck } =
    props
  const { item, author, reasons, reporters, history, objection } = row
  const title = titleOf(row)
  const name = author?.display_name ?? 'Autor desconhecido'
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!wantsFocus) return
    return focusWhenShown(() => button.current, onFocused)
  }, [wantsFocus, onFocused])

  return (
    <article aria-label={title} className={styles.row} data-selected={isSelected || undefined}>
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-label={`Selecionar ${title}`}
          checked={isChecked}
          disabled={checkObstacle !== null}
          title={checkObstacle ?? undefined}
          onChange={(event) => onCheck(row.id, event.target.checked)}
        />
      </label>
      <div className={styles.body}>
        <div className={styles.line}>
          <PlainBadge tone={TONES[priorityTone(item.priority)]}>Prioridade {item.priority}</PlainBadge>
          <span className={`small-caps ${rows.subtle}`}>
            {objection ? 'Recurso' : ITEM_TYPE_LABELS[item.item_type]}
          </span>
          {item.status !== 'pending' && (
            <Stamp kind={item.status === 'resolved' ? 'published' : 'review'}>{QUEUE_STATUS_LABELS[item.status]}</Stamp>
          )}
          {holder && <PlainBadge tone="info">Com {holder}</PlainBadge>}
          {isFailed && <PlainBadge tone="danger">A decisão não foi aplicada</PlainBadge>}
        </div>
        <div className={styles.who}>
          <Avatar name={author?.display_name ?? ''} src={author?.avatar_url} size="xs" />
          <div>
            <button
              ref={button}
              type="button"
              className={styles.open}
              aria-label={`${name}, abrir ${title}`}
              aria-current={isSelected ? 'true' : undefined}
              onClick={() => onSelect(row.id)}
            >
              {name}
            </button>{' '}
            {author && (
              <>
                <span className={`${rows.subtle} ${rows.any}`}>@{author.username}</span>{' '}
                <AuthorityBadge person={author} />
              </>
            )}
          </div>
        </div>
        <RowText row={row} />
        <p className={styles.why}>
          {item.report_count > 0 && `${counted(item.report_count, 'denúncia', 'denúncias')}: `}
          {reasons.length > 0
            ? reasons.map(({ reason, count }) => `${reasonWithMeaning(reason)} (${count})`).join(', ')
            : reasonWithMeaning(item.most_common_reason)}
          {objection && `, contra ${AUDIT_ACTION_LABELS[objection.decision.action_type].toLocaleLowerCase('pt-BR')}`}
          {reporters > 0 && `, de ${counted(reporters, 'pessoa', 'pessoas')}`}
        </p>
        <p className={styles.when}>
          {objection ? (
            <>
              enviado <TimeAgo iso={objection.created_at} />
            </>
          ) : (
            <ReportTimes first={row.first_report_at} last={row.last_report_at} />
          )}
          {' · '}
          {history.length > 0 ? counted(history.length, 'decisão anterior', 'decisões anteriores') : 'sem histórico'}
        </p>
      </div>
    </article>
  )
})

/** The first words of the objection, of the content, or of the text before it was deleted. */
function RowText({ row: { content, reported, objection } }: Pick<QueueRowProps, 'row'>) {
  if (objection) return <p className={styles.text}>{excerpt(objection.text, EXCERPT)}</p>
  if (content) {
    return <p className={styles.text}>{excerpt(content.body, EXCERPT) || 'Perfil sem texto de apresentação.'}</p>
  }
  return (
    <p className={styles.text} data-gone>
      {reported ? `Apagado depois da denúncia: “${excerpt(reported.body, EXCERPT)}”` : 'Este conteúdo não existe mais.'}
    </p>
  )
}

function ReportTimes({ first, last }: { first: string | null; last: string | null }) {
  if (!first || !last) return <>sem data de denúncia</>
  if (first === last) {
    return (
      <>
        denunciada <TimeAgo iso={first} />
      </>
    )
  }
  return (
    <>
      primeira há {timeSince(first)}, última <TimeAgo iso={last} />
    </>
  )
}
