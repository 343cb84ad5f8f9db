import { AUDIT_ACTION_LABELS, ITEM_TYPE_LABELS } from '@ementa/contracts'
import { Box, Button, Grid } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormLabel, Input, SelectField } from '@ementa/ui/forms'
import { UrlSearch } from '../admin/url-search'
import { ACTIONS, ANY, type LogFilters, TYPES } from './use-log'

const typeOptions = TYPES.map((value) => ({ value, label: value === ANY ? 'Todos' : ITEM_TYPE_LABELS[value] }))
const actionOptions = ACTIONS.map((value) => ({ value, label: value === ANY ? 'Todas' : AUDIT_ACTION_LABELS[value] }))

interface LogFilterBarProps {
  filters: LogFilters
  /** Id → name of those who acted. */
  moderators: ReadonlyMap<string, string>
}

export function LogFilterBar({ filters, moderators }: LogFilterBarProps) {
  const { query, action, type, moderator, from, to, set } = filters
  const people = [...moderators].map(([value, label]) => ({ value, label }))
  // Someone named in the address may have acted outside of what is loaded.
  if (moderator && !moderators.has(moderator)) people.push({ value: moderator, label: moderator })
  const isBackwards = from !== '' && to !== '' && to < from
  const isFiltered = query || action !== ANY || type !== ANY || moderator || from || to
  const unlessAny = (value: string) => (value === ANY ? '' : value)
  return (
    <Box p={4}>
      <UrlSearch
        label="Buscar no log"
        placeholder="Motivo, moderador ou item"
        value={query}
        onChange={(q) => set({ q })}
      />
      <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }} gap={3} mt={3}>
        <SelectField
          size="sm"
          label="Ação"
          options={actionOptions}
          value={action}
          onChange={(value) => set({ acao: unlessAny(value) })}
        />
        <SelectField
          size="sm"
          label="Moderador"
          options={[{ value: ANY, label: 'Todos' }, ...people]}
          value={moderator || ANY}
          onChange={(value) => set({ moderador: unlessAny(value) })}
        />
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <SelectField
            size="sm"
            label="Tipo"
            options={typeOptions}
            value={type}
            onChange={(value) => set({ tipo: unlessAny(value) })}
          />
        </Box>
        <FormControl>
          <FormLabel>De</FormLabel>
          <Input
            size="sm"
            type="date"
            value={from}
            max={to || undefined}
            onChange={(event) => set({ de: event.target.value })}
          />
        </FormControl>
        <FormControl isInvalid={isBackwards}>
          <FormLabel>Até</FormLabel>
          <Input
            size="sm"
            type="date"
            value={to}
            min={from || undefined}
            onChange={(event) => set({ ate: event.target.value })}
          />
          <FormErrorMessage>O fim vem antes do início.</FormErrorMessage>
        </FormControl>
      </Grid>
      {isFiltered && (
        <Button
          variant="link"
          size="sm"
          mt={2}
          onClick={() => set({ q: '', acao: '', tipo: '', moderador: '', de: '', ate: '' })}
        >
          Limpar filtros
        </Button>
      )}
    </Box>
  )
}
