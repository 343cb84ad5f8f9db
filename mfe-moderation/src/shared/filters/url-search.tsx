import { SearchField } from '@ementa/ui'
import { useTypedParam } from '@ementa/ui/router'
import { memo } from 'react'
import { RESTS } from './use-filters'

interface UrlSearchProps {
  label: string
  placeholder?: string
}

/** A search field whose text reaches the address, as `q`, when the typing rests. */
export const UrlSearch = memo(function UrlSearch({ label, placeholder }: UrlSearchProps) {
  const { typed, setTyped } = useTypedParam('q', RESTS)
  return <SearchField label={label} placeholder={placeholder} value={typed} onChange={setTyped} />
})
