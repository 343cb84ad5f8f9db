import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useAppRouter } from '../routing/router-provider'
import type { AddressCodec } from './address-params'
import { type AddressStore, type AddressWrite, addressStoreOf } from './address-store'

export interface AddressOptions {
  /**
   * For pages whose every render is expensive: a choice shows at once, and the address follows when the page has rested
   * this many ms. Without it the page follows the router, whose addresses render as transitions.
   */
  rests?: number
}

/** Changes a part of the state; a function gets the state that holds by then, which the page may not have rendered yet. */
export type SetAddress<State> = (
  change: Partial<State> | ((now: State) => Partial<State>),
  how?: Omit<AddressWrite, 'after'>,
) => void

const NONE = () => () => undefined

/** The store of the page's router and the parameters that hold here. Without a router nothing can be changed. */
export function useAddress({ rests }: AddressOptions = {}): {
  store: AddressStore | null
  pathname: string
  search: string
} {
  const router = useAppRouter()
  const { pathname, search } = useLocation()
  const store = router ? addressStoreOf(router) : null
  const rendered = search.replace(/^\?/, '')
  const held = useSyncExternalStore(store?.subscribe ?? NONE, () =>
    rests === undefined ? null : (store?.searchAt(pathname) ?? null),
  )
  return { store, pathname, search: held ?? rendered }
}

/**
 * State that lives in the address, so that reload, Back and sharing keep it. The state is the same object, and `set` the
 * same function, as long as nothing changes. Two quick changes both hold; what leads nowhere makes no step of the history.
 * Why not nuqs: decision 032.
 * @param codec A constant outside of the component, see `addressParams`.
 */
export function useAddressState<State>(
  codec: AddressCodec<State>,
  options?: AddressOptions,
): [state: State, set: SetAddress<State>] {
  const { store, pathname, search } = useAddress(options)
  const after = options?.rests
  const state = useMemo(() => codec.read(new URLSearchParams(search)), [codec, search])
  const set = useCallback<SetAddress<State>>(
    (change, how) =>
      store?.change(
        pathname,
        (params) => {
          const now = codec.read(params)
          return codec.write({ ...now, ...(typeof change === 'function' ? change(now) : change) }, params)
        },
        { ...how, after },
      ),
    [store, pathname, codec, after],
  )
  return [state, set]
}
