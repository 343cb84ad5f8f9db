import { type AddressCodec, useAddressState } from '@ementa/ui/router'
import { useCallback } from 'react'

/** Delay, in ms, after which the address follows the filters. Every link of the frame re-renders at a new address. */
export const RESTS = { rests: 150 }

/** Query parameters by name; an empty text removes one. */
export type Choices = Readonly<Record<string, string>>
export type Choose = (choices: Choices) => void

function withChoices(params: URLSearchParams, choices: Choices): URLSearchParams {
  for (const [name, text] of Object.entries(choices)) params.set(name, text)
  return params
}

/**
 * Keeps filters in the address, so that reloading, sharing and going back keep them. `choose` is the same function at
 * every render and takes effect at once.
 */
export function useFilters<State>(codec: AddressCodec<State>): [filters: State, choose: Choose] {
  const [state, set] = useAddressState(codec, RESTS)
  const choose = useCallback<Choose>(
    (choices) => set((now) => codec.read(withChoices(codec.write(now, new URLSearchParams()), choices))),
    [set, codec],
  )
  return [state, choose]
}
