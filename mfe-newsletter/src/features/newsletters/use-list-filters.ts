import { DEBOUNCE } from '@ementa/contracts'
import { useDebouncedValue } from '@ementa/ui'
import { useSearchParams } from '@ementa/ui/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FilterChange, readFilters, writeFilters } from './list-filters'

/**
 * The filters as the address has them. What is typed is kept apart and written there after a pause: the router renders
 * new addresses as transitions, and a field bound to one would lose letters. `fieldKey` changes when `text` was set by
 * anything else than the field, which keeps its letters to itself.
 */
export function useListFilters() {
  const [address, setAddress] = useSearchParams()
  const { query, filter, tab } = readFilters(address)
  const [text, setText] = useState(query)
  const [fieldKey, setFieldKey] = useState(0)
  const settled = useDebouncedValue(text, DEBOUNCE)
  const written = useRef(query)

  const change = useCallback(
    (next: FilterChange) => setAddress((now) => writeFilters(now, next), { replace: true, preventScrollReset: true }),
    [setAddress],
  )
  const putText = useCallback((value: string) => {
    setText(value)
    setFieldKey((count) => count + 1)
  }, [])
  const clear = useCallback(() => {
    putText('')
    change({ query: '', filter: 'todas' })
  }, [change, putText])

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
    putText(query)
  }, [query, putText])

  return { text, setText, fieldKey, filter, tab, change, clear }
}

export type ListFilters = ReturnType<typeof useListFilters>
