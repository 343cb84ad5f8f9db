import type { AppRouter } from '../routing/app-router'

export interface AddressWrite {
  /** `push` lets Back lead to the address before. `replace` by default. */
  history?: 'push' | 'replace'
  /** Kept with the history entry; by default a replaced entry keeps its own. */
  state?: unknown
  /** Time for which a replacement may rest, in ms, so that the page renders first. Without it the address is always exact. */
  after?: number
}

export interface AddressStore {
  subscribe: (listener: () => void) => () => void
  /** Returns the parameters that hold on a page, which may be ahead of the address bar; null once another page is there. */
  searchAt: (pathname: string) => string | null
  stateNow: () => unknown
  /** Does nothing when nothing changes, or when the page of `pathname` is being left already. */
  change: (pathname: string, edit: (params: URLSearchParams) => URLSearchParams, how?: AddressWrite) => void
  /** One step back in the history, to an entry that has these parameters. */
  back: (search: string) => void
}

/** Returns one text for equal parameters, however the address spells them. */
const normal = (search: string) => new URLSearchParams(search).toString()

const stores = new WeakMap<AppRouter, AddressStore>()

/** One account of the address for everybody who changes it: two would overwrite each other. */
export function addressStoreOf(router: AppRouter): AddressStore {
  const existing = stores.get(router)
  if (existing) return existing
  const store = createAddressStore(router)
  stores.set(router, store)
  return store
}

function createAddressStore(router: AppRouter): AddressStore {
  const listeners = new Set<() => void>()
  /** Parameters that were chosen, but not handed to the router yet. */
  let ahead: string | null = null
  /** Parameters that the router was last asked for. */
  let requested: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Hands the chosen parameters to the router; set while they rest. */
  let write: (() => void) | null = null
  let arrived = router.state.location.key
  let unsubscribe = () => {}

  const emit = () => {
    for (const listener of listeners) listener()
  }
  const searchNow = () => ahead ?? normal(router.state.location.search)

  function onRouter() {
    const { location } = router.state
    if (location.key === arrived) return
    arrived = location.key
    // Manual scrolling holds only for the entry below one that `useOpenInAddress` opened; every other entry scrolls as usual.
    window.history.scrollRestoration = 'auto'
    // Either the chosen address has arrived, or a newer link, Back or another page replaced it.
    if (normal(location.search) !== requested || ahead === requested) drop()
    requested = null
    emit()
  }

  function drop() {
    clearTimeout(timer)
    timer = undefined
    write = null
    ahead = null
  }

  function navigate(search: string, { history, state }: AddressWrite) {
    drop()
    requested = search
    router.navigate(
      { search },
      {
        replace: history !== 'push',
        state: state ?? (history === 'push' ? null : router.state.location.state),
      },
    )
  }

  /** Another page may be on its way, with this one still on the screen: it must not be called back. */
  function isLeaving(pathname: string) {
    return router.state.location.pathname !== pathname
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        arrived = router.state.location.key
        unsubscribe = router.subscribe(onRouter)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unsubscribe()
        drop()
        requested = null
      }
    },
    searchAt: (pathname) => (router.state.location.pathname === pathname ? searchNow() : null),
    stateNow: () => router.state.location.state,
    change(pathname, edit, how = {}) {
      if (isLeaving(pathname)) return
      const now = searchNow()
      const next = edit(new URLSearchParams(now)).toString()
      if (next === now) return
      if (!how.after || how.history === 'push') {
        // A resting change belongs to the entry below: Back must find it there.
        if (how.history === 'push') write?.()
        navigate(next, how)
        return emit()
      }
      ahead = next
      write = () => navigate(next, how)
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!isLeaving(pathname)) write?.()
      }, how.after)
      emit()
    },
    back(search) {
      drop()
      requested = search
      ahead = search
      router.navigate(-1)
      emit()
    },
  }
}
