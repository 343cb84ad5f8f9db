import type { SearchFilters } from '@ementa/contracts'
import { Button, ChipRow, localToday, Pill } from '@ementa/ui'
import { type ReactNode, useId } from 'react'
import { DEFAULT_FILTERS } from './default-filters'
import { DayField, SortField } from './filter-fields'
import {
  CONTENT_TYPES,
  DATE_RANGES,
  isPeriodReversed,
  OTHER_TOPICS,
  POPULAR_TOPICS,
  toggle,
  toggleKind,
} from './search-state'

export interface FiltersPanelProps {
  id: string
  filters: SearchFilters
  /** Receives a function of the current filters: `filters` may be outdated by several quick presses. */
  onChange: (edit: (now: SearchFilters) => Partial<SearchFilters>) => void
  /** Closes the panel, which fills a phone. */
  onShowResults: () => void
}

/** All filters of the search; every change applies at once. */
export function FiltersPanel({ id, filters, onChange, onShowResults }: FiltersPanelProps) {
  const errorId = isPeriodReversed(filters) ? `${id}-period` : undefined
  const set = (change: Partial<SearchFilters>) => onChange(() => change)
  const toggleTag = (slug: string) => onChange(({ tags }) => ({ tags: toggle(tags, slug) }))
  return (
    <section id={id} aria-label="Filtros da busca" className="search-panel">
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
        <div className="search-days">
          <DayField
            label="De"
            value={filters.customDateFrom}
            max={filters.customDateTo ?? localToday()}
            errorId={errorId}
            onChange={(customDateFrom) => set({ customDateFrom })}
          />
          <DayField
            label="Até"
            value={filters.customDateTo}
            min={filters.customDateFrom ?? undefined}
            max={localToday()}
            errorId={errorId}
            onChange={(customDateTo) => set({ customDateTo })}
          />
          {errorId && (
            <p id={errorId} role="alert" className="search-problem">
              O período termina antes de começar: troque as datas.
            </p>
          )}
        </div>
      )}
      <Group title="Tipo de conteúdo">
        {CONTENT_TYPES.map(({ value, label }) => {
          const isOn = filters.contentTypes.includes(value)
          return (
            <Pill
              key={value}
              isPressed={isOn}
              // The last kind cannot be switched off: without any, nothing could be found.
              isDisabled={isOn && filters.contentTypes.length === 1}
              onToggle={() => onChange(({ contentTypes }) => ({ contentTypes: toggleKind(contentTypes, value) }))}
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
      <div className="search-order">
        <SortField value={filters.sortBy} onChange={(sortBy) => set({ sortBy })} />
        <Button onClick={() => set(DEFAULT_FILTERS)}>Limpar filtros</Button>
        <Button variant="solid" className="search-show" onClick={onShowResults}>
          Ver resultados
        </Button>
      </div>
    </section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="search-group">
      <div id={id} className="small-caps">
        {title}
      </div>
      <ChipRow>{children}</ChipRow>
    </fieldset>
  )
}
