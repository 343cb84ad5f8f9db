import { SelectField, type SelectOption } from '@ementa/ui/forms'
import { memo } from 'react'
import type { UrlFilters } from '../address/use-url-filters'

interface FilterSelectProps {
  label: string
  /** Of the address. */
  parameter: string
  options: readonly SelectOption[]
  value: string
  /** What holds while the address says nothing. */
  byDefault: string
  set: UrlFilters['set']
  size?: 'sm' | 'md'
}

/** One choice of a filter bar, kept in the address. Re-renders only when its own value changed. */
export const FilterSelect = memo(function FilterSelect(props: FilterSelectProps) {
  const { label, parameter, options, value, byDefault, set, size = 'sm' } = props
  return (
    <SelectField
      size={size}
      label={label}
      options={options}
      value={value}
      onChange={(chosen) => set({ [parameter]: chosen === byDefault ? '' : chosen })}
    />
  )
})
