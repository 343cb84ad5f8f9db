import { useStableCallback } from '@ementa/ui'
import { useAddress } from '../../../shared/address/use-address'

/** Kept with the history entry of an open item: the address it was opened from, which Back leads to. */
const openedFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'openedFrom' in state && typeof state.openedFrom === 'string'
    ? state.openedFrom
    : null

function without(parameters: URLSearchParams): string {
  const rest = new URLSearchParams(parameters)
  rest.delete('item')
  return rest.toString()
}

/**
 * The open item, in the address: Back closes it, a reload keeps it, a link to it can be handed on. Opening one is a step
 * of the history, going on to another is none, and closing it takes the step back when nothing else changed meanwhile.
 */
export function useOpenItem() {
  const address = useAddress()
  const { parameters, state, set, step } = address
  const openId = parameters.get('item') || null
  const open = useStableCallback((id: string | null) => {
    const under = without(parameters)
    if (id === null) {
      if (openId !== null && openedFrom(state) === under) step({ item: '' }, 'back')
      else set({ item: '' })
    } else if (openId === null) step({ item: id }, { forwardWith: { openedFrom: under } })
    else set({ item: id })
  })
  return { openId, open }
}
