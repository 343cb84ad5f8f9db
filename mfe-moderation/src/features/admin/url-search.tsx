import { useDebouncedValue } from '@ementa/ui'
import { SearchField } from '@ementa/ui/forms'
import { useEffect, useRef, useState } from 'react'

interface UrlSearchProps {
  label: string
  placeholder?: string
  /** What the address says. */
  value: string
  onChange: (value: string) => void
}

/** A search field whose text reaches the address when the typing rests. */
export function UrlSearch({ label, placeholder, value, onChange }: UrlSearchProps) {
  const [text, setText] = useState(value)
  const settled = useDebouncedValue(text)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }

  useEffect(() => {
    if (settled !== latest.current.value) latest.current.onChange(settled)
  }, [settled])
  // The address changed by another hand: `Limpar filtros`, back, a link.
  useEffect(() => setText(value), [value])

  return <SearchField label={label} placeholder={placeholder} value={text} onChange={setText} />
}
