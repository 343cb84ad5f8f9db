import { SelectField, type SelectOption } from '@ementa/ui/forms'
import { memo } from 'react'
import type { Choose } from './use-filters'

interface FilterSelectProps {
  label: string
  /** Name of the query parameter. */
  parameter: string
  options: readonly SelectOption[]
  value: string
  set: Choose
  size?: 'sm' | 'md'
}

/** A choice of a filter bar, kept in the address. It re-renders only when its own value changed. */
export const FilterSelect = memo(function FilterSelect(props: FilterSelectProps) {
  const { label, parameter, options, value, set, size = 'sm' } = props
  return (
    <SelectField
      size={size}
      label={label}
      options={options}
      value={value}
      onChange={(chosen) => set({ [parameter]: chosen })}
    />
  )
})
