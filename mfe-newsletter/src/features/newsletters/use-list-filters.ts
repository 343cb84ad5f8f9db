import { useAddressState, useTypedParam } from '@ementa/ui/router'
import { useCallback } from 'react'
import { LIST_ADDRESS } from './list-filters'

/** Text, filter and tab as the address has them; the list is narrowed by what is typed, before the address follows. */
export function useListFilters() {
  const [{ filtro, aba }, change] = useAddressState(LIST_ADDRESS)
  const { typed, setTyped, resets, clear: clearText } = useTypedParam('q')
  const clear = useCallback(() => {
    clearText()
    change({ filtro: 'todas' })
  }, [clearText, change])
  return { text: typed, setText: setTyped, fieldKey: resets, filter: filtro, tab: aba, change, clear }
}

export type ListFilters = ReturnType<typeof useListFilters>
