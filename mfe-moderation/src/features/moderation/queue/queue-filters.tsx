import { ITEM_TYPE_LABELS, QUEUE_STATUS_LABELS, reasonWithMeaning } from '@ementa/contracts'
import { memo } from 'react'
import { FilterBar } from '../../../shared/filters/filter-bar'
import { FilterSelect } from '../../../shared/filters/filter-select'
import { UrlSearch } from '../../../shared/filters/url-search'
import { ANY, NO_FILTERS, type QueueFilters, REASONS, SORTS, STATUSES, TYPES } from './use-queue'

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
