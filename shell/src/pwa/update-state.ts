import { proxy, ref } from '@ementa/ui/data'

/** The new version of the worker that waits for a yes, if any. */
export const updateState = proxy<{ waiting: ServiceWorker | null }>({ waiting: null })

export function offerUpdate(worker: ServiceWorker) {
  updateState.waiting = ref(worker)
}
