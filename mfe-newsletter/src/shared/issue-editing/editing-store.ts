import { proxy, ref } from '@ementa/ui/data'
import { type EditingEvent, type EditingState, reduce } from './state'

export interface EditingStore {
  /** For `useSnapshot`: each view renders for what it reads of it. Written by `dispatch` alone. */
  readonly published: EditingState
  current(): EditingState
  dispatch(event: EditingEvent): void
}

/** Runs the reducer and publishes what it changed. */
export function createEditingStore(initial: EditingState): EditingStore {
  let state = initial
  const published = proxy<EditingState>({ ...initial })
  return {
    published,
    current: () => state,
    dispatch(event) {
      const next = reduce(state, event)
      const changed = Object.fromEntries(
        Object.entries(next).filter(([key, value]) => value !== Reflect.get(state, key)),
      )
      state = next
      // A whole text, which nobody watches piece by piece.
      if (state.recovered) ref(state.recovered)
      Object.assign(published, changed)
    },
  }
}
