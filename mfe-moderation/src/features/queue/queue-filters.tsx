import { ITEM_TYPE_LABELS, QUEUE_STATUS_LABELS, reasonLabel } from '@ementa/contracts'
import { Box, Button, Grid } from '@ementa/ui'
import { SelectField } from '@ementa/ui/forms'
import { UrlSearch } from '../admin/url-search'
import { ANY, type QueueFilters, REASONS, SORTS, STATUSES, TYPES } from './use-queue'

/** NS-59. */
const SORT_LABELS = { priority: 'Prioridade', newest: 'Mais recentes', oldest: 'Mais antigos', reports: 'Denúncias' }
const STATUS_LABELS = { ...QUEUE_STATUS_LABELS, open: 'Em aberto', [ANY]: 'Todas' }

const typeOptions = TYPES.map((value) => ({ value, label: value === ANY ? 'Todos' : ITEM_TYPE_LABELS[value] }))
const statusOptions = STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))
const reasonOptions = REASONS.map((value) => ({ value, label: value === ANY ? 'Todos' : reasonLabel(value) }))
const sortOptions = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))

const unless = (value: string, byDefault: string) => (value === byDefault ? '' : value)

export function QueueFilterBar({ filters }: { filters: QueueFilters }) {
  const { type, status, reason, sort, query, set } = filters
  const isFiltered = type !== ANY || status !== 'open' || reason !== ANY || query !== ''
  return (
    <Box px={4} pb={3}>
      <UrlSearch
        label="Buscar na fila"
        placeholder="Texto, nome ou @usuário"
        value={query}
        onChange={(q) => set({ q })}
      />
      <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap={3} mt={3}>
        <SelectField
          size="sm"
          label="Tipo"
          options={typeOptions}
          value={type}
          onChange={(value) => set({ tipo: unless(value, ANY) })}
        />
        <SelectField
          size="sm"
          label="Situação"
          options={statusOptions}
          value={status}
          onChange={(value) => set({ situacao: unless(value, 'open') })}
        />
        <SelectField
          size="sm"
          label="Motivo"
          options={reasonOptions}
          value={reason}
          onChange={(value) => set({ motivo: unless(value, ANY) })}
        />
        <SelectField
          size="sm"
          label="Ordenar por"
          options={sortOptions}
          value={sort}
          onChange={(value) => set({ ordem: unless(value, 'priority') })}
        />
      </Grid>
      {isFiltered && (
        <Button variant="link" size="sm" mt={2} onClick={() => set({ q: '', tipo: '', situacao: '', motivo: '' })}>
          Limpar filtros
        </Button>
      )}
    </Box>
  )
}
