import { VALID_FOR_HEADER } from '@ementa/contracts/client'
import type { Transport } from './writes'

/** The longest time that a timer of the browser can wait, in ms. */
const LONGEST = 2 ** 31 - 1
/** Timers may fire a little too early, in ms. */
const EARLY = 5

/**
 * Until when the backend's answers hold. Some change at a moment that is known before (an issue ends its undo time, a post
 * falls due, a ban ends); the backend names the next such moment with every answer (decision 078).
 */
export interface Validity {
  /** A middleware around a transport, which notes that moment. */
  watch(inner: Transport): Transport
  /** Returns until when an answer holds that has just arrived, in ms epoch; undefined: nothing is due. */
  current(): number | undefined
  /** Calls the listener when that moment has come. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

export function createValidity(): Validity {
  const listeners = new Set<() => void>()
  let until: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function expect(ms: number) {
    clearTimeout(timer)
    until = Number.isFinite(ms) ? Date.now() + ms : undefined
    if (ms > LONGEST || until === undefined) return
    timer = setTimeout(() => {
      for (const listener of [...listeners]) listener()
    }, ms + EARLY)
  }

  return {
    watch: (inner) => async (request) => {
      const response = await inner(request)
      const header = response.headers.get(VALID_FOR_HEADER)
      expect(header === null ? Number.NaN : Number(header))
      return response
    },
    current: () => until,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
