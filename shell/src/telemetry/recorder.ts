import { pathInProduct } from '@ementa/contracts'
import { FAILURE_CODES, RemoteError } from '../errors/remote-error'
import { matches, ownerOf } from '../registry/owner'
import { type BoxEvent, keepEvent, saveEvents } from './black-box'
import type { Happening, Violation, WatchContext } from './happening'
import { loadedRemotes } from './loaded-remotes'
import { measure } from './measure'
import { createSender } from './sender'
import { framesOf, type Part, sourceOf, withoutPersonal } from './source'

const SHELL = `shell@${__SHELL_VERSION__}`
/** The same area does not complain twice within this time, in ms. */
const QUIET_FOR = 10_000

/** Turns what happens into events of the black box, sends them where the registry says, and tells the person. */
export function createRecorder({ registry, toast }: WatchContext) {
  const send = createSender(registry.telemetry, SHELL)
  const toldAt = new Map<string, number>()
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

  function record(happening: Happening) {
    if (happening.kind === 'csp') return addViolation(happening.violation)
    const { kind, error, remote } = happening
    if (isNoFault(error)) return
    // React reports a render that it could repeat as an error of its own with the first one as its cause.
    const origin = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const frames = framesOf(origin instanceof Error ? origin.stack : undefined)
    const source = remote ? labelOf(remote) : sourceOf(frames, loadedParts(), SHELL)
    add({ kind, source, message: withoutPersonal(messageOf(error)), ...(frames.length > 0 && { frames }) })
    if (kind === 'error' || kind === 'rejection') tell(source)
  }

  /** What the policy refused; the same place counts once, however often it tries. */
  function addViolation({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }: Violation) {
    const frames = sourceFile ? [`${withoutPersonal(sourceFile)}:${lineNumber}:${columnNumber}`] : []
    const message = withoutPersonal(`${effectiveDirective} blocked ${blockedURI}`)
    const place = `${message} ${frames}`
    if (violations.has(place)) return
    violations.add(place)
    // A file that was blocked is its owner's, wherever the request came from.
    const source = sourceOf([...frames, blockedURI], loadedParts(), SHELL)
    add({ kind: 'csp', source, message, ...(frames.length > 0 && { frames }) })
  }

  /** What failed while rendering or loading has a card; what failed behind a press would be silence. */
  function tell(source: string) {
    const area = registry.remotes.find(({ name }) => source.startsWith(`${name}@`))
    if (!area || Date.now() - (toldAt.get(area.name) ?? 0) < QUIET_FOR) return
    toldAt.set(area.name, Date.now())
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
    const source = urls ? sourceOf(urls, loadedParts(), SHELL) : shownNow(registry)
    add({ ...event, source })
  })
  return { record }
}

/** A vital belongs to what the person sees. */
function shownNow({ remotes }: WatchContext['registry']): string {
  const owner = ownerOf(remotes, pathInProduct())
  return owner ? labelOf(owner.name) : SHELL
}

const loadedParts = (): Part[] =>
  [...loadedRemotes].map(([name, { base, version }]) => ({ base, label: `${name}@${version}` }))
const labelOf = (name: string) => `${name}@${loadedRemotes.get(name)?.version ?? '?'}`

/** Given up on purpose, switched off by its owner, or a browser's note that it measures the rest in the next frame. */
const isNoFault = (error: unknown) =>
  error instanceof Error
    ? error.name === 'AbortError' || (error instanceof RemoteError && error.kind === 'disabled')
    : String(error).startsWith('ResizeObserver loop')

function messageOf(error: unknown): string {
  if (error instanceof RemoteError) return `${FAILURE_CODES[error.kind]} ${error.message}`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
