import { useDebouncedValue } from '@ementa/ui'
import { SearchField } from '@ementa/ui/forms'
import { useSearchParams } from '@ementa/ui/router'
import { useEffect, useState } from 'react'

const PARAM = 'q'

/** The text the list is narrowed by: that of the address, so that reload and Back keep it. */
export function useSearchedText(): string {
  const [params] = useSearchParams()
  return params.get(PARAM) ?? ''
}

/** The field keeps what is typed to itself: the list is touched only once the typing has rested (300 ms, spec §9). */
export function NotificationSearch() {
  const searched = useSearchedText()
  const [, setParams] = useSearchParams()
  const [typed, setTyped] = useState(searched)
  const rested = useDebouncedValue(typed)
  const [seen, setSeen] = useState(searched)

  // The address changed by itself (Back, a link): the field follows.
  if (searched !== seen) {
    setSeen(searched)
    if (searched !== rested.trim()) setTyped(searched)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed moves the address
  useEffect(() => {
    const text = rested.trim()
    if (text === searched || rested !== typed) return
    setParams(
      (now) => {
        const changed = new URLSearchParams(now)
        if (text) changed.set(PARAM, text)
        else changed.delete(PARAM)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  }, [rested])

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
