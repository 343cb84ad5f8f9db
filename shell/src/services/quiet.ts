import type { Transport } from '../offline/transport'

/** Without a call for so long, in ms, the page has what it shows. */
const REST = 1000
/** What waits for the page begins after so long in any case, in ms. */
const PATIENCE = 8000

/** Knows when nothing competes with the first page any more. */
export interface Quiet {
  /** A middleware around a transport, which notices calls. */
  watch(inner: Transport): Transport
  /** Runs it once the document is loaded, the first answers are rendered and the browser is idle. */
  run(work: () => void): void
}

export function createQuiet(): Quiet {
  let inFlight = 0
  let hasRested = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const rested = new Promise<void>((resolve) => {
    hasRested = resolve
    setTimeout(resolve, PATIENCE)
  })
  function count(change: 1 | -1 | 0) {
    inFlight += change
    clearTimeout(timer)
    if (inFlight === 0) timer = setTimeout(hasRested, REST)
  }
  count(0)
  return {
    watch: (inner) => async (request) => {
      count(1)
      return inner(request).finally(() => count(-1))
    },
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
