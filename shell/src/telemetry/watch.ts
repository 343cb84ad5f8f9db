import { loadOnce } from '../loading/load-once'
import type { Happening, WatchContext } from './happening'

let needRecorder: (() => Promise<{ record(happening: Happening): void }>) | undefined

/** Hands it to the recorder, whose code arrives with the first happening or once the page is quiet. */
export function report(happening: Happening): void {
  needRecorder?.()
    .then(({ record }) => record(happening))
    .catch(() => undefined)
}

/** Watches this page from now on. Returns what begins the measurements, for when nothing competes with the first page. */
export function watch(context: WatchContext): () => void {
  const need = loadOnce(async () => (await import('./recorder')).createRecorder(context))
  needRecorder = need
  addEventListener('error', ({ error, message }) => report({ kind: 'error', error: error ?? message }))
  addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'rejection', error: reason }))
  document.addEventListener('securitypolicyviolation', (violation) => report({ kind: 'csp', violation }))
  return () => void need().catch(() => undefined)
}
