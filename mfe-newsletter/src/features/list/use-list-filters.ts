import { DEBOUNCE } from '@ementa/contracts'
import { useDebouncedValue } from '@ementa/ui'
import { useSearchParams } from '@ementa/ui/router'
import { useEffect, useRef, useState } from 'react'
import { readFilters, writeFilters } from './list-filters'

/**
 * The filters as the address has them. What is typed is kept apart and written there after a pause: the router renders
 * new addresses as transitions, and a field bound to one would lose letters.
 */
export function useListFilters() {
  const [address, setAddress] = useSearchParams()
  const { query, filter, tab } = readFilters(address)
  const [text, setText] = useState(query)
  const settled = useDebouncedValue(text, DEBOUNCE)
  const written = useRef(query)

  const change = (next: Parameters<typeof writeFilters>[1]) =>
    setAddress((now) => writeFilters(now, next), { replace: true, preventScrollReset: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing writes
  useEffect(() => {
    if (settled.trim() === written.current) return
    written.current = settled.trim()
    change({ query: settled })
  }, [settled])

  // Another address from outside (the menu's link to the list) wins over what is typed.
  useEffect(() => {
    if (query === written.current) return
    written.current = query
    setText(query)
  }, [query])

  return { text, setText, filter, tab, change }
}

export type ListFilters = ReturnType<typeof useListFilters>
