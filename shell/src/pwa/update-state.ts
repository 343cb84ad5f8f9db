import { proxy, ref } from '@ementa/ui/data'

/** The new version of the worker that waits for the user's consent. */
export const updateState = proxy<{ waiting: ServiceWorker | null }>({ waiting: null })

export function offerUpdate(worker: ServiceWorker) {
  updateState.waiting = ref(worker)
}
