import { useCallback } from 'react'
import { type AddressOptions, useAddress } from './use-address'

/** State of the open item's history entry: the parameters from which it was opened, to which Back leads. */
const openedFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'openedFrom' in state && typeof state.openedFrom === 'string'
    ? state.openedFrom
    : null

function without(params: URLSearchParams, name: string): URLSearchParams {
  params.delete(name)
  return params
}

/**
 * Keeps the open item of a page (a dialog, a panel) by its id in the address: Back closes it, a reload keeps it, a link
 * to it can be handed on. Opening is a step of the history, going on to another is none, and closing takes the step back
 * when nothing else changed meanwhile. `open` and `close` are the same functions at every render.
 */
export function useOpenInAddress(name: string, options?: AddressOptions) {
  const { store, pathname, search } = useAddress(options)
  const after = options?.rests
  const open = useCallback(
    (id: string) => {
      const now = new URLSearchParams(store?.searchAt(pathname) ?? '')
      const isFirst = !now.get(name)
      const set = (params: URLSearchParams) => {
        params.set(name, id)
        return params
      }
      if (!isFirst) return store?.change(pathname, set, { after })
      // The page goes on below the opened item: Back must not scroll it to an earlier place.
      window.history.scrollRestoration = 'manual'
      store?.change(pathname, set, { history: 'push', state: { openedFrom: without(now, name).toString() } })
    },
    [store, pathname, name, after],
  )
  const close = useCallback(() => {
    const now = new URLSearchParams(store?.searchAt(pathname) ?? '')
    if (!now.get(name)) return
    const rest = without(now, name).toString()
    if (openedFrom(store?.stateNow()) === rest) store?.back(rest)
    else store?.change(pathname, (params) => without(params, name), { after })
  }, [store, pathname, name, after])
  return { openId: new URLSearchParams(search).get(name) || null, open, close }
}
