import { type NavigateFunction, useLocation, useNavigate } from '@ementa/ui/router'
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'

/** How long the address waits for the page to be painted first, in ms: every link of the frame looks at a new address. */
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

// Shared across components: there is one URL.
/** Changed, and not yet seen in the address. */
let ahead: AddressChanges | null = null
/** What the router was asked for and has not shown yet. */
let onItsWay: string | null = null
const listeners = new Set<() => void>()

function setAhead(next: AddressChanges | null) {
  ahead = next
  for (const listener of listeners) listener()
}

const normal = (search: string) => new URLSearchParams(search).toString()

/** Back and forward count more than what was changed before them, even where the address never showed that. */
function leave() {
  if (normal(window.location.search) === onItsWay) return
  onItsWay = null
  setAhead(null)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('popstate', leave)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('popstate', leave)
    ahead = null
    onItsWay = null
  }
}

/** The router's, as `useAddressKeeper` last saw it. */
let navigate: NavigateFunction | null = null

/**
 * For a part above the pages that is rendered for each address and not for each choice: the router recomputes the routes
 * for everybody who asks it for `navigate`, which the pages would do several times for one choice.
 */
export function useAddressKeeper() {
  const current = useNavigate()
  useLayoutEffect(() => {
    navigate = current
  }, [current])
}

/** Changes parameters in place. */
const set = (changes: AddressChanges) => setAhead({ ...ahead, ...changes })

/** The parameters of the address, ahead of the address: a change holds at once and is written when it rests. */
export function useAddress() {
  const location = useLocation()
  const { key, state } = location
  const search = normal(location.search)
  const pending = useSyncExternalStore(subscribe, () => ahead)
  const wanted = pending ? withChanges(search, pending) : search

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever address arrives, nothing else is on its way
  useEffect(() => {
    onItsWay = null
    // Only the step under what `step` opened is kept from moving the page.
    window.history.scrollRestoration = 'auto'
  }, [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again at each address that arrives, even at an equal one
  useEffect(() => {
    // Not what was changed again between this rendering and this effect.
    if (!pending || pending !== ahead) return
    if (wanted === search && onItsWay === null) {
      setAhead(null)
      return
    }
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // Another page may be on its way already, with this one still on the screen: it must not be called back.
      if (onItsWay === wanted || window.location.pathname !== pathname) return
      onItsWay = wanted
      navigate?.({ search: wanted }, { replace: true, preventScrollReset: true, state })
    }, ADDRESS_AFTER)
    return () => clearTimeout(timer)
  }, [pending, wanted, search, key, state])

  /** Changes parameters by a step of the history, at once: forward, with a state of its own, or back to where it was so. */
  const step = (changes: AddressChanges, how: { forwardWith: object } | 'back') => {
    onItsWay = withChanges(wanted, changes)
    set(changes)
    if (how === 'back') navigate?.(-1)
    else {
      // The page continues below what is opened: Back must not throw it to where it was before.
      window.history.scrollRestoration = 'manual'
      navigate?.({ search: onItsWay }, { preventScrollReset: true, state: how.forwardWith })
    }
  }

  const parameters = useMemo(() => new URLSearchParams(wanted), [wanted])
  return { parameters, state, set, step }
}
