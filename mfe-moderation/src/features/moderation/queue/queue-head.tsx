import { ITEM_TYPE_LABELS, QUEUE_STATUS_LABELS, reasonWithMeaning } from '@ementa/contracts'
import { formatNumber, IconButton } from '@ementa/ui'
import { useRefresh } from '@ementa/ui/data'
import { RotateCw } from 'lucide-react'
import { memo, type RefObject, useState } from 'react'
import { FilterBar, FilterSelect, UrlSearch } from '../../../shared/filters/filters'
import { statsQuery } from '../stats/stats-section'
import styles from './queue.module.css'
import {
  ANY,
  NO_FILTERS,
  type QueueFilters,
  queueItemQuery,
  queueQuery,
  REASONS,
  reportsQuery,
  SORTS,
  STATUSES,
  TYPES,
} from './use-queue'

interface QueueHeadProps {
  heading: RefObject<HTMLHeadingElement | null>
  /** The number of items; null until it is known. */
  total: number | null
}

export const QUEUE_HEADING = 'fila'

/** Names the queue and says how long it is. */
export const QueueHead = memo(function QueueHead({ heading, total }: QueueHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className="heading" id={QUEUE_HEADING} ref={heading} tabIndex={-1} data-focus-silent>
        Fila de denúncias
      </h2>
      {total !== null && <span className={styles.total}>{formatNumber(total)}</span>}
      <RefreshQueue />
    </div>
  )
})

/** Reads the queue again, as others report and decide meanwhile. */
const RefreshQueue = memo(function RefreshQueue() {
  const refreshReads = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    await refreshReads(queueQuery, queueItemQuery, reportsQuery, statsQuery)
    setBusy(false)
  }
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label="Atualizar a fila"
      title="Atualizar a fila"
      icon={<RotateCw size={18} aria-hidden />}
      onClick={refresh}
      isLoading={isBusy}
    />
  )
})

const SORT_LABELS = { priority: 'Prioridade', newest: 'Mais recentes', oldest: 'Mais antigos', reports: 'Denúncias' }
const STATUS_LABELS = { ...QUEUE_STATUS_LABELS, open: 'Em aberto', [ANY]: 'Todas' }

const typeOptions = TYPES.map((value) => ({ value, label: value === ANY ? 'Todos' : ITEM_TYPE_LABELS[value] }))
const statusOptions = STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))
const reasonOptions = REASONS.map((value) => ({ value, label: value === ANY ? 'Todos' : reasonWithMeaning(value) }))
const sortOptions = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))

export const QueueFilterBar = memo(function QueueFilterBar({ filters }: { filters: QueueFilters }) {
  const { type, status, reason, sort, isFiltered, set } = filters
  return (
    <FilterBar
      search={<UrlSearch label="Buscar na fila" placeholder="Texto, nome ou @usuário" />}
      choices={4}
      isFiltered={isFiltered}
      cleared={NO_FILTERS}
      set={set}
    >
      <FilterSelect label="Ordenar por" parameter="ordem" options={sortOptions} value={sort} set={set} />
      <FilterSelect label="Tipo" parameter="tipo" options={typeOptions} value={type} set={set} />
      <FilterSelect label="Situação" parameter="situacao" options={statusOptions} value={status} set={set} />
      <FilterSelect label="Motivo" parameter="motivo" options={reasonOptions} value={reason} set={set} />
    </FilterBar>
  )
})
