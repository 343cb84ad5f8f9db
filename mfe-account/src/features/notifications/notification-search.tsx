import { SearchField } from '@ementa/ui/forms'
import { useSearchParams, useTypedParam } from '@ementa/ui/router'

const PARAM = 'q'

/** The text the list is narrowed by: that of the address, so that reload and Back keep it. */
export function useSearchedText(): string {
  const [params] = useSearchParams()
  return params.get(PARAM) ?? ''
}

/** The field keeps what is typed to itself: the list is touched only once the typing has rested (300 ms, spec §9). */
export function NotificationSearch() {
  const { typed, setTyped } = useTypedParam(PARAM)
  return (
    <SearchField
      label="Buscar nas notificações"
      placeholder="Buscar nas notificações"
      value={typed}
      onChange={setTyped}
      mb={3}
    />
  )
}
