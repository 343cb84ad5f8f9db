import { pathInProduct } from '@ementa/contracts'
import { FAILURE_CODES, RemoteError } from '../errors/remote-error'
import { matches, ownerOf } from '../registry/owner'
import { shellVersion } from '../shell-version'
import { type BoxEvent, keepEvent, saveEvents } from './black-box'
import type { Incident, Violation, WatchContext } from './incident'
import { loadedRemotes } from './loaded-remotes'
import { measure } from './measure'
import { createSender } from './sender'
import { findSource, type Part, parseFrames, removePersonal } from './source'

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
