import type { Citation } from '@ementa/contracts/citations'
import { useSyncExternalStore } from 'react'

type FindCitations = (text: string) => readonly Citation[]

let finder: FindCitations | null = null
let isLoading = false
const listeners = new Set<() => void>()

/**
 * What finds citations, once it is there; null until then. The rules of citing are a chunk of their own that is loaded
 * after the first text was shown, so that no first paint waits for them; without it texts are read as plain text.
 */
export function useCitations(): FindCitations | null {
  return useSyncExternalStore(subscribe, current)
}

const current = () => finder

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!finder && !isLoading) load()
  return () => {
    listeners.delete(listener)
  }
}

/** A failed load, offline for example, is tried again when the next text is shown. */
function load() {
  isLoading = true
  import('@ementa/contracts/citations')
    .then(({ findCitations }) => {
      finder = findCitations
      for (const listener of [...listeners]) listener()
    })
    .catch(() => undefined)
    .finally(() => {
      isLoading = false
    })
}
