import { PAGE_SIZE } from '@ementa/contracts'
import { Button, EmptyState, LoadMore, WindowList, type WindowListHandle } from '@ementa/ui'
import { memo, type Ref } from 'react'
import { shownOf } from '../../../shared/rows/shown-of'
import styles from './queue.module.css'
import { QueueListRow, type QueueRowProps } from './queue-row'
import type { QueueRow } from './queue-row-data'
import { bulkHindrance, type Viewer } from './use-decisions'

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
          checkHindrance={bulkHindrance(row, { id: viewerId, isModerator })}
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
