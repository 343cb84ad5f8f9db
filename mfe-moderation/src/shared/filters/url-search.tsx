import { useDebouncedValue } from '@ementa/ui'
import { SearchField } from '@ementa/ui/forms'
import { memo, useEffect, useEffectEvent, useState } from 'react'
import type { UrlFilters } from '../address/use-url-filters'

interface UrlSearchProps {
  label: string
  placeholder?: string
  /** What the address says under `q`. */
  value: string
  set: UrlFilters['set']
}

/** A search field whose text reaches the address when the typing rests. */
export const UrlSearch = memo(function UrlSearch({ label, placeholder, value, set }: UrlSearchProps) {
  const [text, setText] = useState(value)
  const settled = useDebouncedValue(text)
  const onSettled = useEffectEvent((typed: string) => {
    if (typed !== value) set({ q: typed })
  })
  useEffect(() => onSettled(settled), [settled])
  // The address changed by another hand: `Limpar filtros`, back, a link.
  useEffect(() => setText(value), [value])

  return <SearchField label={label} placeholder={placeholder} value={text} onChange={setText} />
})
