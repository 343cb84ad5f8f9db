import { useLocation, useNavigate } from '@ementa/ui/router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** How long the address waits for the page to be drawn first, in ms: every link of the frame looks at a new address. */
const ADDRESS_AFTER = 150

/** Parameters by name; an empty value removes one. */
export type AddressChanges = Record<string, string>

function withChanges(search: string, changes: AddressChanges): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.toString()
}

/**
 * The parameters of the address, ahead of the address: a change holds at once and is written when it rests. Several of
 * these may stand in one page, each with parameters of its own.
 */
export function useAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const { key, state } = location
  const search = new URLSearchParams(location.search).toString()
  /** Changed, and not yet seen in the address. */
  const [ahead, setAhead] = useState<AddressChanges | null>(null)
  /** What the router was asked for and has not shown yet. */
  const onItsWay = useRef<string | null>(null)
  const wanted = ahead ? withChanges(search, ahead) : search

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever address arrives, nothing else is on its way
  useEffect(() => {
    onItsWay.current = null
  }, [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again at each address that arrives, even at an equal one
  useEffect(() => {
    if (!ahead) return
    if (wanted === search && onItsWay.current === null) {
      // Not what was changed again between this address and this effect.
      setAhead((now) => (now === ahead ? null : now))
      return
    }
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // Another page may be on its way already, with this one still on the screen: it must not be called back.
      if (onItsWay.current === wanted || window.location.pathname !== pathname) return
      onItsWay.current = wanted
      navigate({ search: wanted }, { replace: true, preventScrollReset: true, state })
    }, ADDRESS_AFTER)
    return () => clearTimeout(timer)
  }, [ahead, wanted, search, key, state, navigate])

  /** Changes parameters in place. The same function at every render. */
  const set = useCallback((changes: AddressChanges) => setAhead((before) => ({ ...before, ...changes })), [])

  /** Changes parameters by a step of the history, at once: forward, with a state of its own, or back to where it was so. */
  const step = (changes: AddressChanges, how: { forwardWith: object } | 'back') => {
    set(changes)
    onItsWay.current = withChanges(wanted, changes)
    if (how === 'back') navigate(-1)
    else navigate({ search: onItsWay.current }, { preventScrollReset: true, state: how.forwardWith })
  }

  const parameters = useMemo(() => new URLSearchParams(wanted), [wanted])
  return { parameters, state, set, step }
}
