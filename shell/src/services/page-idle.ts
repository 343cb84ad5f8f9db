import { TIMING } from '@ementa/contracts'
import type { InFlight } from '@ementa/ui/host'

/** Time in ms without a call after which the page counts as loaded. */
const REST = 1000
/** Time in ms without a call after which the first answers count as complete. */
const PAUSE = 200

/** Delays work that would compete with the first page. */
export interface PageIdle {
  /** Runs work once the first answers are rendered, even if other calls are still pending. */
  afterAnswers(work: () => void): void
  /** Runs work once the document is loaded, no call is pending and the browser is idle. */
  whenIdle(work: () => void): void
}

export function createPageIdle(inFlight: InFlight): PageIdle {
  const rest = createMoment()
  const answers = createMoment()
  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  let restTimer = setTimeout(rest.begin, REST)
  inFlight.onChange(() => {
    clearTimeout(restTimer)
    clearTimeout(pauseTimer)
    if (inFlight.count() > 0) return
    restTimer = setTimeout(rest.begin, REST)
    pauseTimer = setTimeout(answers.begin, PAUSE)
  })
  // Without a connection nothing is called: what this device keeps is there at once, pictures too.
  if (!navigator.onLine) answers.begin()
  return {
    // The next frame shows the answers.
    afterAnswers: (work) => void answers.begun.then(() => requestAnimationFrame(() => setTimeout(work))),
    whenIdle: (work) => void Promise.all([rest.begun, untilDocumentLoaded()]).then(() => requestIdle(work)),
  }
}

/** Creates a moment that is waited for: it begins when `begin` is called, or by itself when that takes too long. */
function createMoment() {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
    setTimeout(resolve, TIMING.restAtLatest)
  })
  return { begun, begin }
}

const untilDocumentLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve()
    window.addEventListener('load', () => resolve(), { once: true })
  })

/** Runs work when idle, after a further frame: rendering the last answer may have delayed the timer above. */
function requestIdle(work: () => void) {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
    else setTimeout(work, 1000)
  })
}
