import { subscribe } from '@ementa/ui/data'
import { useCallback, useSyncExternalStore } from 'react'
import type { ComposerState } from './composer-state'

/** Returns a primitive value selected from the state and re-renders only when that value changes, not at every key press. */
export function useComposerValue<Value extends string | number | boolean | null>(
  state: ComposerState,
  select: (state: ComposerState) => Value,
): Value {
  const watch = useCallback((changed: () => void) => subscribe(state, changed, true), [state])
  return useSyncExternalStore(watch, () => select(state))
}
