import type { SearchFilters, SortBy } from '@ementa/contracts'
import { Button, ChipRow, localToday, Pill } from '@ementa/ui'
import { type ReactNode, useId } from 'react'
import { DEFAULT_FILTERS } from './default-filters'
import {
  CONTENT_TYPES,
  DATE_RANGES,
  isPeriodReversed,
  OTHER_TOPICS,
  POPULAR_TOPICS,
  SORTS,
  toggle,
} from './search-state'

interface FiltersPanelProps {
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
              onToggle={() => onChange(({ contentTypes }) => ({ contentTypes: toggle(contentTypes, value) }))}
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

interface DayFieldProps {
  label: string
  value: string | null
  min?: string
  max: string
  /** Id of the error message, if the value is invalid. */
  errorId: string | undefined
  onChange: (day: string | null) => void
}

function DayField({ label, value, min, max, errorId, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div className="search-day">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="field"
        value={value ?? ''}
        min={min}
        max={max}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </div>
  )
}

interface SortFieldProps {
  value: SortBy
  onChange: (value: SortBy) => void
}

function SortField({ value, onChange }: SortFieldProps) {
  const id = useId()
  return (
    <div className="search-sort">
      <label htmlFor={id}>Ordenar por</label>
      <div>
        <select
          id={id}
          className="field"
          value={value}
          onChange={(event) => {
            const sort = SORTS.find((one) => one.value === event.target.value)
            if (sort) onChange(sort.value)
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort.value} value={sort.value}>
              {sort.label}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden focusable={false}>
          <path d="M16.59 8.59L12 13.17 7.41 8.59 6 10l6 6 6-6z" />
        </svg>
      </div>
    </div>
  )
}
