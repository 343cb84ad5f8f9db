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

/** Any text, empty by default. */
export const textParam: AddressParam<string> = { read: (text) => text, write: (text) => text }

/** A text that may be absent: an id, a slug. */
export const optionalParam: AddressParam<string | null> = { read: (text) => text || null, write: (text) => text ?? '' }

/** One of a few values; the first is the default and leaves no trace in the address. */
export function choiceParam<const Value extends string>(
  values: readonly [Value, ...Value[]],
  byDefault: Value = values[0],
): AddressParam<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? byDefault,
    write: (value) => (value === byDefault ? '' : value),
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
