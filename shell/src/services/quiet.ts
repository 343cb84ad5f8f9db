import { TIMING } from '@ementa/contracts'
import type { Transport } from '../offline/transport'

/** Without a call for so long, in ms, the page has what it shows. */
const REST = 1000
/** As long, in ms, for a first page whose calls follow each other. */
const PAUSE = 200

/** Knows when nothing competes with the first page any more. */
export interface Quiet {
  /** Runs it once the first answers are rendered: before `run`, and while other calls may be on their way. */
  answered(work: () => void): void
  /** A middleware around a transport, which notices calls. */
  watch(inner: Transport): Transport
  /** Runs it once the document is loaded, the first answers are rendered and the browser is idle. */
  run(work: () => void): void
}

export function createQuiet(): Quiet {
  let inFlight = 0
  let hasRested = () => {}
  let restTimer: ReturnType<typeof setTimeout> | undefined
  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  let isAnswered = () => {}
  const orPatience = (resolve: () => void) => {
    setTimeout(resolve, TIMING.restAtLatest)
    return resolve
  }
  const rested = new Promise<void>((resolve) => {
    hasRested = orPatience(resolve)
  })
  const answered = new Promise<void>((resolve) => {
    isAnswered = orPatience(resolve)
  })
  function count(change: 1 | -1 | 0) {
    inFlight += change
    clearTimeout(restTimer)
    clearTimeout(pauseTimer)
    if (inFlight > 0) return
    restTimer = setTimeout(hasRested, REST)
    if (change < 0) pauseTimer = setTimeout(isAnswered, PAUSE)
  }
  count(0)
  return {
    watch: (inner) => async (request) => {
      count(1)
      return inner(request).finally(() => count(-1))
    },
    // After the frame that shows them.
    answered: (work) => void answered.then(() => requestAnimationFrame(() => setTimeout(work))),
    run: (work) => void Promise.all([rested, isLoaded()]).then(() => whenIdle(work)),
  }
}

const isLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve()
    window.addEventListener('load', () => resolve(), { once: true })
  })

/** After a frame that shows the last answer: its rendering may have held up the clock above. */
function whenIdle(work: () => void) {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
    else setTimeout(work, 1000)
  })
}
