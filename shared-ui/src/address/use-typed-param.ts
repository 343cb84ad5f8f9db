import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useDebouncedValue } from '../hooks/use-debounced-value'
import { type AddressCodec, addressParams, textParam } from './address-params'
import { type AddressOptions, useAddressState } from './use-address'

const codecs = new Map<string, AddressCodec<Record<string, string>>>()

function codecOf(name: string) {
  const codec = codecs.get(name) ?? addressParams<Record<string, string>>({ [name]: textParam })
  codecs.set(name, codec)
  return codec
}

export interface TypedParam {
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
