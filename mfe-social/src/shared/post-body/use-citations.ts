import type { Citation } from '@ementa/law/citations'
import { mayCite } from '@ementa/law/may-cite'
import { useSyncExternalStore } from 'react'

/** What of the rules of citing a text needs. */
export interface CitingRules {
  findCitations: (text: string) => readonly Citation[]
  /** Address of the page of what a key names. */
  lawPath: (key: string) => string | null
}

let rules: CitingRules | null = null
let isLoading = false
const listeners = new Set<() => void>()

/**
 * The rules of citing, once they are there; null until then. They are a chunk of their own that is loaded
 * when the first text that may cite something is shown and the page is idle, so that no first paint waits for them.
 */
export function useCitations(text: string): CitingRules | null {
  return useSyncExternalStore(mayCite(text) ? subscribe : ignore, current)
}

const current = () => rules

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!rules && !isLoading) {
    isLoading = true
    whenIdle(load)
  }
  return () => {
    listeners.delete(listener)
  }
}

const ignore = () => () => undefined

/** At most this long after the text is shown, in ms. */
const IDLE_WITHIN = 3000

/** While the first page is loading, its files go first: the browser is idle once they are there. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WITHIN })
  else setTimeout(work)
}

/** A text at a time: all of a page in one task would hold up scrolling and typing. */
async function tellInTurns() {
  for (const listener of [...listeners]) {
    await nextTask()
    if (listeners.has(listener)) listener()
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A failed load, offline for example, is tried again when the next text is shown. */
function load() {
  import('@ementa/law/citations')
    .then(({ findCitations, lawPath }) => {
      rules = { findCitations, lawPath }
      return tellInTurns()
    })
    .catch(() => undefined)
    .finally(() => {
      isLoading = false
    })
}
