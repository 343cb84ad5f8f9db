import type { Citation } from '@ementa/contracts/citations'
import { mayCite } from '@ementa/contracts/may-cite'
import { useSyncExternalStore } from 'react'

type FindCitations = (text: string) => readonly Citation[]

let finder: FindCitations | null = null
let isLoading = false
const listeners = new Set<() => void>()

/**
 * What finds citations, once it is there; null until then. The rules of citing are a chunk of their own that is loaded
 * when the first text that may cite something is shown and the page is idle, so that no first paint waits for them.
 */
export function useCitations(text: string): FindCitations | null {
  return useSyncExternalStore(mayCite(text) ? subscribe : ignore, current)
}

const current = () => finder

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!finder && !isLoading) whenIdle(load)
  return () => {
    listeners.delete(listener)
  }
}

const ignore = () => () => undefined

/** At most this long after the text is shown, in ms. */
const IDLE_WITHIN = 3000

/** While the first page is loading, its files go first: the browser is idle once they are there. */
function whenIdle(work: () => void) {
  isLoading = true
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WITHIN })
  else setTimeout(work)
}

/** A failed load, offline for example, is tried again when the next text is shown. */
function load() {
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
