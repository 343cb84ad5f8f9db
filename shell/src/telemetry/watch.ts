import type { Incident, WatchContext } from './recorder'

type Recorder = { record(incident: Incident): void }

let needRecorder: (() => Promise<Recorder>) | undefined

/** Records an incident. The recorder is loaded with the first incident or once the page is idle. */
export function report(incident: Incident): void {
  needRecorder?.()
    .then(({ record }) => record(incident))
    .catch(() => undefined)
}

/**
 * Starts to record errors of this page. Returns a function that starts the measurements, to be called when the page is
 * idle.
 */
export function watch(context: WatchContext): () => void {
  let recorder: Recorder | undefined
  const need = async () => {
    const { createRecorder } = await import('./recorder')
    recorder ??= createRecorder(context)
    return recorder
  }
  needRecorder = need
  addEventListener('error', ({ error, message }) => report({ kind: 'error', error: error ?? message }))
  addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'rejection', error: reason }))
  document.addEventListener('securitypolicyviolation', (violation) => report({ kind: 'csp', violation }))
  return () => void need().catch(() => undefined)
}
