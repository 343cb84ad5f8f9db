import { pathInProduct, type Toaster } from '@ementa/contracts'
import type { Registry } from '@ementa/contracts/remote-module'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { loadedRemotes, matches, ownerOf } from '../registry/registry'
import { FAILURE_CODES, RemoteError } from '../remote-error'
import { shellVersion } from '../shell-version'
import { type BoxEvent, keepEvent, saveEvents } from './black-box'

/** A caught failure. `remote` names its source, if already known. */
export type Incident =
  | { kind: 'error' | 'rejection' | 'render' | 'load'; error: unknown; remote?: string }
  | { kind: 'csp'; violation: Violation }

/** A violation of the Content-Security-Policy. */
type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>

/** Parts of the page that recording needs: the registry finds the source, the toaster notifies. */
export interface WatchContext {
  registry: Registry
  toast: Pick<Toaster, 'error'>
}

const SHELL = `shell@${shellVersion}`
/** Time in ms within which a remote shows no second toast. */
const TOAST_INTERVAL = 10_000

/** Creates the recorder, which stores incidents in the black box, sends them to the registry's address, and shows a toast. */
export function createRecorder({ registry, toast }: WatchContext) {
  const send = createSender(registry.telemetry, SHELL)
  const notifiedAt = new Map<string, number>()
  const violations = new Set<string>()

  function add(event: Omit<BoxEvent, 'at' | 'page'>) {
    const whole = { at: new Date().toISOString(), page: pageNow(), ...event }
    keepEvent(whole)
    send.add(whole)
  }

  function pageNow(): string {
    const owner = ownerOf(registry.remotes, pathInProduct())
    return owner?.routes.find((pattern) => matches(pattern, pathInProduct())) ?? 'desconhecida'
  }

  function record(incident: Incident) {
    if (incident.kind === 'csp') return addViolation(incident.violation)
    const { kind, error, remote } = incident
    if (isNoFault(error)) return
    // For an error from which a second render recovered, React reports one of its own with the first as cause.
    const origin = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const frames = parseFrames(origin instanceof Error ? origin.stack : undefined)
    const source = remote ? labelOf(remote) : findSource(frames, loadedParts(), SHELL)
    add({ kind, source, message: removePersonal(messageOf(error)), ...(frames.length > 0 && { frames }) })
    if (kind === 'error' || kind === 'rejection') notify(source)
  }

  /** Records a violation of the policy, once for each place. */
  function addViolation({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }: Violation) {
    const frames = sourceFile ? [`${removePersonal(sourceFile)}:${lineNumber}:${columnNumber}`] : []
    const message = removePersonal(`${effectiveDirective} blocked ${blockedURI}`)
    const place = `${message} ${frames}`
    if (violations.has(place)) return
    violations.add(place)
    // A blocked file is attributed to its owner, whoever requested it.
    const source = findSource([...frames, blockedURI], loadedParts(), SHELL)
    add({ kind: 'csp', source, message, ...(frames.length > 0 && { frames }) })
  }

  /** Shows a toast for a failed action. Failures while rendering or loading have a card instead. */
  function notify(source: string) {
    const area = registry.remotes.find(({ name }) => source.startsWith(`${name}@`))
    if (!area || Date.now() - (notifiedAt.get(area.name) ?? 0) < TOAST_INTERVAL) return
    notifiedAt.set(area.name, Date.now())
    toast.error(
      'Ocorreu um erro',
      `A última ação em ${area.title ?? area.name} pode não ter sido concluída. Confira e tente novamente.`,
    )
  }

  addEventListener('pagehide', () => {
    saveEvents()
    send.flush()
  })
  measure(({ urls, ...event }) => {
    const source = urls ? findSource(urls, loadedParts(), SHELL) : getShownSource(registry)
    add({ ...event, source })
  })
  return { record }
}

/** Returns the source of a web vital: the remote on screen. */
function getShownSource({ remotes }: WatchContext['registry']): string {
  const owner = ownerOf(remotes, pathInProduct())
  return owner ? labelOf(owner.name) : SHELL
}

const loadedParts = (): Part[] =>
  [...loadedRemotes].map(([name, { base, version }]) => ({ base, label: `${name}@${version}` }))
const labelOf = (name: string) => `${name}@${loadedRemotes.get(name)?.version ?? '?'}`

/**
 * Tells whether an error is no failure: an aborted call, a remote that is switched off, or the browser's ResizeObserver
 * notice.
 */
const isNoFault = (error: unknown) =>
  error instanceof Error
    ? error.name === 'AbortError' || (error instanceof RemoteError && error.kind === 'disabled')
    : String(error).startsWith('ResizeObserver loop')

function messageOf(error: unknown): string {
  if (error instanceof RemoteError) return `${FAILURE_CODES[error.kind]} ${error.message}`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/**
 * A package whose code runs in this page: its name with version, `social@1.0.0-1a2b3c4d`, and the base address of its
 * files.
 */
interface Part {
  readonly label: string
  readonly base: string
}

const FRAMES = 12
const PLACE = /(https?:\/\/[^\s()]+?)(?:\?[^\s():]*)?:(\d+):(\d+)/

/** Parses a stack trace into `address:line:column` without queries, innermost first. */
export function parseFrames(stack: string | undefined): string[] {
  const lines = (stack ?? '').split('\n').map((line) => PLACE.exec(line))
  return lines.flatMap((found) => (found ? [`${found[1]}:${found[2]}:${found[3]}`] : [])).slice(0, FRAMES)
}

/**
 * Finds the package that caused an error: the remote of the innermost frame in one, because remotes call the shell and not the
 * other way round; otherwise the shell.
 */
export function findSource(frames: readonly string[], remotes: readonly Part[], shell: string): string {
  for (const frame of frames) {
    const [owner] = remotes.filter(({ base }) => frame.startsWith(base)).sort((a, b) => b.base.length - a.base.length)
    if (owner) return owner.label
  }
  return shell
}

/** Removes personal data from a message: quoted text, mail addresses, queries and ids. */
export function removePersonal(message: string): string {
  return (
    message
      .replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1')
      // The end of a host has letters only, so `social@1.0.0-1a2b3c4d` is not taken for a mail address.
      .replace(/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi, '…')
      .replace(/"[^"]*"|“[^”]*”|'[^']{12,}'/g, '"…"')
      .replace(/\b(user|post|issue|comment|newsletter)-[\w-]+/g, '$1-…')
      .slice(0, 300)
  )
}

/** Largest batch; the rest is sent when the page is left. */
const AT_ONCE = 20

/** Creates the sender of events to the registry's address; without one nothing leaves the device. */
export function createSender(address: string | undefined, app: string) {
  let waiting: BoxEvent[] = []
  function flush() {
    if (!address || waiting.length === 0) return
    // Sent as text: another type would need a CORS preflight, which a closing page cannot complete.
    navigator.sendBeacon(new URL(address, location.href), JSON.stringify({ app, events: waiting }))
    waiting = []
  }
  return {
    flush,
    add(event: BoxEvent) {
      if (!address) return
      waiting.push(event)
      if (waiting.length >= AT_ONCE) flush()
    },
  }
}

type Measured = Pick<BoxEvent, 'kind' | 'message' | 'value'> & { urls?: readonly string[] }

/** Duration in ms from which a frame counts as long. */
const LONG_FRAME = 150

/** The fields of `PerformanceLongAnimationFrameTiming` that are read here; it is missing in the DOM library. */
interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly { readonly sourceURL: string; readonly duration: number }[]
}

/** Calls `add` for each web vital and each long frame of this page, the latter with its scripts, longest first. */
export function measure(add: (measured: Measured) => void): void {
  for (const on of [onCLS, onINP, onLCP])
    on(({ name, value }) => add({ kind: 'vital', message: name, value: Math.round(value * 1000) / 1000 }))
  if (!PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame')) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LongFrame[]) {
      if (entry.duration < LONG_FRAME) continue
      const scripts = [...(entry.scripts ?? [])].sort((a, b) => b.duration - a.duration)
      const urls = scripts.map(({ sourceURL }) => sourceURL).slice(0, 1)
      add({ kind: 'long-task', message: 'long frame', value: Math.round(entry.duration), urls })
    }
  }).observe({ type: 'long-animation-frame', buffered: true })
}
