import { LENGTH } from '@ementa/contracts'
import { isValid, parseISO } from 'date-fns'
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useDebouncedValue } from '../hooks/timing'
import { useAppRouter } from '../routing/router-provider'
import { type AddressStore, type AddressWrite, addressStoreOf } from './address-store'

/** Writes a page's state to the address and reads it from there. Declare one for each page, outside of components. */
export interface AddressCodec<State> {
  /** Reads the state. A parameter that makes no sense counts as absent: people type, cut and share addresses. */
  read: (params: URLSearchParams) => State
  /** Returns the parameters of a state. `params` holds the other parameters of the address. */
  write: (state: State, params: URLSearchParams) => URLSearchParams
}

/** One parameter; an empty text is no parameter. */
export interface AddressParam<Value> {
  read: (text: string) => Value
  write: (value: Value) => string
}

/** A text to search by, empty by default; of a longer one the beginning, which the calls accept. */
export const textParam: AddressParam<string> = {
  read: (text) => text.slice(0, LENGTH.query),
  write: (text) => text,
}

/** A day of the calendar, `2026-11-24`, as the calls accept it: `Date` would take the 31st of February for the 3rd of March. */
export const dayParam: AddressParam<string> = {
  read: (text) => (/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) && isValid(parseISO(text)) ? text : ''),
  write: (day) => day,
}

/** A text that may be absent: an id, a slug. */
export const optionalParam: AddressParam<string | null> = { read: (text) => text || null, write: (text) => text ?? '' }

/** One of a few values; the first is the default and leaves no trace in the address. */
export function choiceParam<const Value extends string>(values: readonly [Value, ...Value[]]): AddressParam<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? values[0],
    write: (value) => (value === values[0] ? '' : value),
  }
}

/**
 * A state with one entry for each parameter, by the name that the address shows.
 * @example const ADDRESS = addressParams({ q: textParam, aba: choiceParam(['explorar', 'assinaturas']) })
 */
export function addressParams<State extends object>(
  params: {
    readonly [Name in keyof State]: AddressParam<State[Name]>
  },
): AddressCodec<State> {
  const names = Object.keys(params) as (keyof State & string)[]
  return {
    read: (address) =>
      Object.fromEntries(names.map((name) => [name, params[name].read(address.get(name) ?? '')])) as State,
    write(state, address) {
      for (const name of names) {
        const text = params[name].write(state[name])
        if (text) address.set(name, text)
        else address.delete(name)
      }
      return address
    },
  }
}

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
function useAddress({ rests }: AddressOptions = {}): {
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

const codecs = new Map<string, AddressCodec<Record<string, string>>>()

function codecOf(name: string) {
  const codec = codecs.get(name) ?? addressParams<Record<string, string>>({ [name]: textParam })
  codecs.set(name, codec)
  return codec
}

interface TypedParam {
  /** Value in the address. */
  value: string
  /** Text of the field. */
  typed: string
  setTyped: (text: string) => void
  /** Empties both at once; the same function at every render. */
  clear: () => void
  /** Counts the changes of the text from outside the field: the key of a field that keeps its letters to itself. */
  resets: number
}

/**
 * Binds a field to a parameter: `typed` is the field's text, `value` the parameter, which follows once the typing has
 * rested for 300 ms. A field bound to the address itself would lose letters typed while the last ones are being rendered.
 */
export function useTypedParam(name: string, options?: AddressOptions): TypedParam {
  const [state, set] = useAddressState(codecOf(name), options)
  const value = state[name] ?? ''
  const [typed, setTyped] = useState(value)
  const rested = useDebouncedValue(typed)
  const [seen, setSeen] = useState(value)
  const [resets, setResets] = useState(0)

  const reset = useCallback((text: string) => {
    setTyped(text)
    setResets((count) => count + 1)
  }, [])
  const write = useCallback((text: string) => set({ [name]: text }), [set, name])
  // The address changed by itself (Back, a link): the field follows.
  if (value !== seen) {
    setSeen(value)
    if (value !== rested.trim()) reset(value)
  }

  const onRested = useEffectEvent(() => {
    if (rested === typed && rested.trim() !== value) write(rested.trim())
  })
  const clear = useCallback(() => {
    reset('')
    write('')
  }, [reset, write])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed moves the address
  useEffect(() => onRested(), [rested])

  return { value, typed, setTyped, clear, resets }
}

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
