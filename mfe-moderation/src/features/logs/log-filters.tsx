import { AUDIT_ACTION_LABELS, ITEM_TYPE_LABELS } from '@ementa/contracts'
import { FormControl, FormErrorMessage, FormLabel, Input } from '@ementa/ui/forms'
import { memo, useCallback, useMemo } from 'react'
import { type Choose, FilterBar, FilterSelect, UrlSearch } from '../../shared/filters/filters'
import { ACTIONS, ANY, type LogFilters, TYPES } from './use-log'

const typeOptions = TYPES.map((value) => ({ value, label: value === ANY ? 'Todos' : ITEM_TYPE_LABELS[value] }))
const actionOptions = ACTIONS.map((value) => ({ value, label: value === ANY ? 'Todas' : AUDIT_ACTION_LABELS[value] }))

const NO_FILTERS = { q: '', acao: '', tipo: '', moderador: '', de: '', ate: '' }

interface LogFilterBarProps {
  filters: LogFilters
  /** Ids and names of the moderators who acted. */
  moderators: readonly (readonly [string, string])[]
}

export const LogFilterBar = memo(function LogFilterBar({ filters, moderators }: LogFilterBarProps) {
  const { query, action, type, moderator, from, to, set } = filters
  const people = useMemo(() => {
    const all = [{ value: ANY, label: 'Todos' }, ...moderators.map(([value, label]) => ({ value, label }))]
    // A moderator named in the address may have acted in entries that are not loaded.
    const isKnown = !moderator || moderators.some(([id]) => id === moderator)
    return isKnown ? all : [...all, { value: moderator, label: moderator }]
  }, [moderators, moderator])
  // `Todos` stands for no moderator.
  const chooseModerator = useCallback<Choose>(
    ({ moderador = '' }) => set({ moderador: moderador === ANY ? '' : moderador }),
    [set],
  )
  const isBackwards = from !== '' && to !== '' && to < from
  const isFiltered = Boolean(query || action !== ANY || type !== ANY || moderator || from || to)
  return (
    <FilterBar
      search={<UrlSearch label="Buscar no log" placeholder="Texto, motivo, moderador ou pessoa" />}
      choices={5}
      isTop
      isFiltered={isFiltered}
      cleared={NO_FILTERS}
      set={set}
    >
      <FilterSelect label="Ação" parameter="acao" options={actionOptions} value={action} set={set} />
      <FilterSelect
        label="Moderador"
        parameter="moderador"
        options={people}
        value={moderator || ANY}
        set={chooseModerator}
      />
      <div data-wide>
        <FilterSelect label="Tipo" parameter="tipo" options={typeOptions} value={type} set={set} />
      </div>
      <DayField label="De" parameter="de" value={from} max={to} set={set} />
      <DayField
        label="Até"
        parameter="ate"
        value={to}
        min={from}
        set={set}
        error={isBackwards ? BACKWARDS : undefined}
      />
    </FilterBar>
  )
})

const BACKWARDS = 'O fim vem antes do início.'

interface DayFieldProps {
  label: string
  /** Name of the query parameter. */
  parameter: string
  value: string
  min?: string
  max?: string
  error?: string
  set: LogFilters['set']
}

/** A day in the address. It re-renders only when its own value changed. */
const DayField = memo(function DayField({ label, parameter, value, min, max, error, set }: DayFieldProps) {
  return (
    <FormControl isInvalid={error !== undefined}>
      <FormLabel>{label}</FormLabel>
      <Input
        size="sm"
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => set({ [parameter]: event.target.value })}
      />
      <FormErrorMessage>{error}</FormErrorMessage>
    </FormControl>
  )
})
