import {
  ReadView,
  Skeletons,
  useMediaQuery,
  usePressGuard,
  useServices,
  useSession,
  useShortcuts,
  type WindowListHandle,
} from '@ementa/ui'
import { useRead, useSnapshot } from '@ementa/ui/data'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { ACTING_NEEDS_MODERATOR } from '../../../shared/decisions/decision-errors'
import { OUTDATED } from '../../../shared/rows/rows'
import { BulkBar, BulkDialog } from './bulk-bar'
import { DecisionDesk } from './decision-desk'
import { FullPanel, MissingItem, PanelHint, SidePanel } from './panel-frame'
import styles from './queue.module.css'
import { QUEUE_HEADING, QueueFilterBar, QueueHead } from './queue-head'
import { QueueEmpty, QueueList } from './queue-list'
import { QueuePanel } from './queue-panel'
import { ACTIONS, type QueueRow, titleOf } from './queue-row-data'
import { useBulk, useChooseEvery } from './use-bulk'
import { useClaims } from './use-claims'
import { findDecisionObstacle, useDecisions } from './use-decisions'
import { queueItemQuery, useQueue, useQueueFilters, useSelection } from './use-queue'

/** Returns whether a dialog covers the queue: shortcuts must not act behind it. */
const isBehindDialog = () => document.querySelector('[aria-modal="true"]') !== null

/** Calls `then` when a row came back after an undo, so that it takes the focus. */
function useReturned(returned: string | null, then: () => void) {
  const onReturned = useEffectEvent(then)
  useEffect(() => {
    if (returned !== null) onReturned()
  }, [returned])
}

/** Returns the open item: the row that the address names, or an item read by itself where the list does not have it. */
function useOpenItem(
  selection: ReturnType<typeof useSelection>,
  isListLoading: boolean,
  hidden: DecisionDesk['state']['hidden'],
) {
  const linkedId = selection.selected || isListLoading ? null : selection.openId
  const linked = useRead(linkedId === null ? null : queueItemQuery(linkedId))
  const isLinkedHidden = linked.data && hidden[linked.data.id] === linked.data.item.updated_at
  const selected = selection.selected ?? (isLinkedHidden ? null : (linked.data ?? null))
  // An item that was just decided is closed, although the address still names it.
  const openId = !selected && selection.openId !== null && hidden[selection.openId] ? null : selection.openId
  return { openId, selected, linked }
}

interface QueueKeys {
  selected: QueueRow | null
  /** The item has been open for long enough to be decided about. */
  isReady: boolean
  decisions: ReturnType<typeof useDecisions>
  selection: ReturnType<typeof useSelection>
  desk: DecisionDesk
}

/** Handles the keys of the queue, which `PanelHint` lists. */
function useQueueKeys({ selected, isReady, decisions, selection, desk }: QueueKeys) {
  /** Ignores a key that is held down, which would decide about one item after the other. */
  const actOnSelected = (index: number) => (isRepeat?: boolean) => {
    const action = ACTIONS[index]
    if (!selected || !action || isRepeat || isBehindDialog() || selected.objection) return
    if (isReady) decisions.act(selected, action)
  }
  const move = (steps: number) => (isBehindDialog() ? undefined : selection.move(steps))
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    1: actOnSelected(0),
    2: actOnSelected(1),
    3: actOnSelected(2),
    4: actOnSelected(3),
    r: () => decisions.rules.current?.querySelector('select')?.focus(),
    m: () => decisions.field.current?.focus(),
    u: (isRepeat) => isRepeat || desk.undoLast(),
  })
}

/** The report queue: the list, and the panel about the open item beside it, or over it on small windows. */
export function QueueSection() {
  const hasSide = useMediaQuery('panelBeside')
  const { user, isModerator } = useSession()
  const viewerId = user?.id
  const filters = useQueueFilters()
  const queue = useQueue(filters)
  const services = useServices()
  const [desk] = useState(() => new DecisionDesk(services))
  const { hidden, failed, returned } = useSnapshot(desk.state)
  const rows = useMemo(
    () => queue.items.filter(({ id, item }) => hidden[id] !== item.updated_at),
    [queue.items, hidden],
  )
  const list = useRef<WindowListHandle>(null)
  const selection = useSelection(rows, list)
  const bulk = useBulk(desk, rows, selection.heading)
  const { checkAll } = bulk
  const every = useChooseEvery(
    queue,
    filters.key,
    useCallback(() => checkAll(true), [checkAll]),
  )

  const { openId, selected, linked } = useOpenItem(selection, queue.isLoading, hidden)
  const { holders, takeOver } = useClaims(openId, desk, () => void queue.refresh())
  const decisions = useDecisions({ desk, selection, holders })
  // `Agir e próximo` moves another item under the pointer: a press meant for the last one must not decide about it.
  const guard = usePressGuard(selected ? selected.id : null)
  // The row is in the list only after the list was read again.
  useReturned(rows.some(({ id }) => id === returned) ? returned : null, () => {
    desk.state.returned = null
    if (openId !== null) selection.open(returned)
    selection.focusRow(returned)
  })
  useQueueKeys({ selected, isReady: guard.isReady, decisions, selection, desk })

  const hiddenCount = queue.items.length - rows.length
  const total = Math.max(0, (queue.pages[0]?.total ?? 0) - hiddenCount)
  // Taking an item over is offered only to moderators who may decide about it.
  const canTakeOver = selected && findDecisionObstacle(selected, { id: viewerId, isModerator }) === null
  const panel = selected ? (
    <QueuePanel
      row={selected}
      decisions={decisions}
      holder={canTakeOver ? (holders.get(selected.id) ?? null) : null}
      onTakeOver={() => void takeOver(selected.id)}
      guard={guard}
      onAnswered={() => {
        decisions.continueAfter(selected)
        desk.hide([selected])
      }}
      onLeaveField={hasSide ? () => selection.focusRow(openId) : undefined}
      showsKeys={hasSide}
    />
  ) : (
    <MissingItem
      isLoading={linked.isLoading || queue.isLoading}
      error={linked.error}
      onRetry={linked.refresh}
      onClose={selection.close}
    />
  )
  const isOpen = openId !== null
  const frame = {
    title: selected ? titleOf(selected) : 'Item da fila',
    itemId: openId ?? '',
    onClose: selection.close,
  }

  return (
    <div className={styles.desk}>
      <section aria-labelledby={QUEUE_HEADING}>
        <QueueHead heading={selection.heading} total={queue.hasData ? total : null} />
        <QueueFilterBar filters={filters} />
        <ReadView
          read={queue}
          skeleton={<Skeletons shape="post" count={4} label="Carregando fila…" />}
          failed={{ title: 'Erro ao carregar fila', titleAs: 'h3' }}
          toast="Erro ao carregar fila"
          outdated={OUTDATED}
          isEmpty={() => rows.length === 0}
          empty={<QueueEmpty isEnd={queue.isEnd} onMore={queue.loadMore} isLoading={queue.isLoadingMore} />}
        >
          {() => (
            <>
              <BulkBar
                chosen={bulk.chosen.length}
                total={total - bulk.leftOut}
                onChooseEvery={every.start}
                isLoadingRest={every.isUnderWay}
                areAllChecked={bulk.areAllChecked}
                onCheckAll={bulk.checkAll}
                onAsk={bulk.ask}
                obstacle={isModerator ? null : ACTING_NEEDS_MODERATOR}
              />
              <QueueList
                list={list}
                rows={rows}
                total={total}
                isEnd={queue.isEnd}
                isLoadingMore={queue.isLoadingMore}
                moreError={queue.moreError}
                onMore={queue.loadMore}
                openId={openId}
                checked={bulk.checked}
                viewerId={viewerId}
                isModerator={isModerator}
                failed={failed}
                holders={holders}
                focusId={!hasSide && isOpen ? null : selection.focusId}
                onFocused={selection.clearFocus}
                onSelect={selection.open}
                onCheck={bulk.check}
              />
            </>
          )}
        </ReadView>
      </section>
      {hasSide && (
        <div className={styles.side}>{isOpen ? <SidePanel {...frame}>{panel}</SidePanel> : <PanelHint />}</div>
      )}
      {!hasSide && isOpen && <FullPanel {...frame}>{panel}</FullPanel>}
      <BulkDialog bulk={bulk} />
    </div>
  )
}
