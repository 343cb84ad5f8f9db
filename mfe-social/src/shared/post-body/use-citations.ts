import type { Citation } from '@ementa/law/citations'
import { mayCite } from '@ementa/law/may-cite'
import { whenIdle } from '@ementa/ui'
import { useSyncExternalStore } from 'react'

/** The citation rules that rendering a text needs. */
export interface CitingRules {
  findCitations: (text: string) => readonly Citation[]
  /** Returns the path of the page of a law by its key. */
  lawPath: (key: string) => string | null
}

let rules: CitingRules | null = null
let isLoading = false
const listeners = new Set<() => void>()

/**
 * Returns the citation rules, or null until they are loaded. Their chunk is loaded when the page is idle, after the first text
 * that may cite something is shown, so that no first paint waits for them.
 */
export function useCitations(text: string): CitingRules | null {
  return useSyncExternalStore(mayCite(text) ? subscribe : ignore, getRules)
}

const getRules = () => rules

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!rules && !isLoading) {
    isLoading = true
    whenIdle(0, load, IDLE_TIMEOUT)
  }
  return () => {
    listeners.delete(listener)
  }
}

const ignore = () => () => undefined

/** Longest wait for an idle page, in ms. */
const IDLE_TIMEOUT = 3000

/** Notifies one text per task: all texts of a page in one task would block scrolling and typing. */
async function notifyInTurns() {
  for (const listener of [...listeners]) {
    await nextTask()
    if (listeners.has(listener)) listener()
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Loads the rules. A failed load is retried when the next text is shown. */
function load() {
  import('@ementa/law/citations')
    .then(({ findCitations, lawPath }) => {
      rules = { findCitations, lawPath }
      return notifyInTurns()
    })
    .catch(() => undefined)
    .finally(() => {
      isLoading = false
    })
}
