import type { SearchFilters } from '@ementa/contracts'
import { Box, Button, ChipRow, Flex, localToday, Pill } from '@ementa/ui'
import { FormControl, FormLabel, Input, SelectField } from '@ementa/ui/forms'
import { type ReactNode, useId } from 'react'
import {
  CONTENT_TYPES,
  DATE_RANGES,
  DEFAULT_FILTERS,
  OTHER_TOPICS,
  POPULAR_TOPICS,
  SORTS,
  toggled,
  toggledKinds,
} from './search-state'

export interface FiltersPanelProps {
  id: string
  filters: SearchFilters
  /** What changes, worked out from the filters that hold by then: those of `filters` may be older. */
  onChange: (edit: (now: SearchFilters) => Partial<SearchFilters>) => void
}

/** All filters of the search (spec §2 Search). Every change counts at once. */
export function FiltersPanel({ id, filters, onChange }: FiltersPanelProps) {
  const set = (change: Partial<SearchFilters>) => onChange(() => change)
  const toggleTag = (slug: string) => onChange(({ tags }) => ({ tags: toggled(tags, slug) }))
  return (
    <Box
      id={id}
      as="section"
      aria-label="Filtros da busca"
      px={4}
      py={4}
      bg="bg.sunken"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Group title="Período">
        {DATE_RANGES.map(({ value, label }) => (
          <Pill
            key={value}
            isPressed={filters.dateRange === value}
            onToggle={() => onChange(({ dateRange }) => ({ dateRange: dateRange === value ? null : value }))}
          >
            {label}
          </Pill>
        ))}
      </Group>
      {filters.dateRange === 'custom' && (
        <Flex gap={3} mb={4} wrap="wrap">
          <DayField
            label="De"
            value={filters.customDateFrom}
            max={filters.customDateTo ?? localToday()}
            onChange={(customDateFrom) => set({ customDateFrom })}
          />
          <DayField
            label="Até"
            value={filters.customDateTo}
            min={filters.customDateFrom ?? undefined}
            max={localToday()}
            onChange={(customDateTo) => set({ customDateTo })}
          />
        </Flex>
      )}
      <Group title="Tipo de conteúdo">
        {CONTENT_TYPES.map(({ value, label }) => {
          const isOn = filters.contentTypes.includes(value)
          return (
            <Pill
              key={value}
              isPressed={isOn}
              // The last one stays: a search for nothing finds nothing.
              isDisabled={isOn && filters.contentTypes.length === 1}
              onToggle={() => onChange(({ contentTypes }) => ({ contentTypes: toggledKinds(contentTypes, value) }))}
            >
              {label}
            </Pill>
          )
        })}
      </Group>
      <Group title="Temas populares">
        {POPULAR_TOPICS.map(({ slug, label }) => (
          <Pill key={slug} isPressed={filters.tags.includes(slug)} onToggle={() => toggleTag(slug)}>
            {label}
          </Pill>
        ))}
      </Group>
      <Group title="Outros temas">
        {OTHER_TOPICS.map(({ slug, label }) => (
          <Pill key={slug} isPressed={filters.tags.includes(slug)} onToggle={() => toggleTag(slug)}>
            {label}
          </Pill>
        ))}
      </Group>
      <Flex gap={3} align="flex-end" justify="space-between" wrap="wrap">
        <SelectField
          label="Ordenar por"
          options={SORTS}
          value={filters.sortBy}
          onChange={(sortBy) => set({ sortBy })}
          w="200px"
        />
        <Button onClick={() => set(DEFAULT_FILTERS)}>Limpar filtros</Button>
      </Flex>
    </Box>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} mb={4}>
      <Box id={id} textStyle="smallCaps" color="fg.subtle" mb={1.5}>
        {title}
      </Box>
      <ChipRow>{children}</ChipRow>
    </Box>
  )
}

interface DayFieldProps {
  label: string
  value: string | null
  min?: string
  max?: string
  onChange: (day: string | null) => void
}

function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  return (
    <FormControl w="auto">
      <FormLabel>{label}</FormLabel>
      <Input
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value || null)}
        w="170px"
      />
    </FormControl>
  )
}
