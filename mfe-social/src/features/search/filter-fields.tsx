import type { SortBy } from '@ementa/contracts'
import { useId } from 'react'
import { SORTS } from './search-state'

interface DayFieldProps {
  label: string
  value: string | null
  min?: string
  max?: string
  /** Id of the error message, if the value is invalid. */
  errorId?: string | undefined
  onChange: (day: string | null) => void
}

export function DayField({ label, value, min, max, errorId, onChange }: DayFieldProps) {
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

export function SortField({ value, onChange }: SortFieldProps) {
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
