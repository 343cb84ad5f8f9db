import { type AddressCodec, useAddressState } from '@ementa/ui/router'
import { useCallback } from 'react'

/** The admin lists render before the address follows: every link of the frame looks at a new address. In ms. */
export const RESTS = { rests: 150 }

/** Parameters by name, as the controls have them; an empty text removes one. */
export type Choices = Readonly<Record<string, string>>
export type Choose = (choices: Choices) => void

function withChoices(params: URLSearchParams, choices: Choices): URLSearchParams {
  for (const [name, text] of Object.entries(choices)) params.set(name, text)
  return params
}

/**
 * Filters live in the address, so that reloading, sharing and going back keep them. `choose` is the same function at
 * every render and holds at once.
 */
export function useFilters<State>(codec: AddressCodec<State>): [filters: State, choose: Choose] {
  const [state, set] = useAddressState(codec, RESTS)
  const choose = useCallback<Choose>(
    (choices) => set((now) => codec.read(withChoices(codec.write(now, new URLSearchParams()), choices))),
    [set, codec],
  )
  return [state, choose]
}
