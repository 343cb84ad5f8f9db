import { subscribe } from '@ementa/ui/data'
import { useCallback, useSyncExternalStore } from 'react'
import type { ComposerState } from './composer-state'

/** What `select` makes of the state, a plain value: re-renders only where that differs, while the text changes at every key. */
export function useComposerValue<Value extends string | number | boolean | null>(
  state: ComposerState,
  select: (state: ComposerState) => Value,
): Value {
  const watch = useCallback((changed: () => void) => subscribe(state, changed, true), [state])
  return useSyncExternalStore(watch, () => select(state))
}
