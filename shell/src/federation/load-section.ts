import type { Widget, WidgetId } from '@ementa/contracts'
import { pathInProduct } from '@ementa/contracts/place'
import type { RemoteEntry, RemoteModule } from '@ementa/contracts/remote-module'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { hasReleaseByLink, loadedRemotes, loadRegistry, matches, type RegistryResult } from '../registry/registry'
import { detailOf, kindOfLoadFailure, RemoteError } from '../remote-error'
import { report } from '../telemetry/watch'
import { type Container, readContainer } from './manifest'
import { createPreload, findIntegrityError } from './trusted-scripts'

const TIMEOUT_MS = 12_000

/** Something that a remote exposes: its module or a widget. It is absent until somebody asks for it. */
type Part =
  | { state: 'loading'; module: Promise<unknown> }
  | { state: 'ready'; module: unknown }
  | { state: 'failed'; error: unknown }

interface RemoteLoads {
  /** The container, registered with the federation runtime; undefined before that and after a failure. */
  container?: Promise<Container> | undefined
  readonly parts: Map<string, Part>
}

/** All loads by remote. Without its entry a remote is loaded anew, and an older load still on its way ends unnoticed. */
const remotes = new Map<string, RemoteLoads>()

const getRemotePart = ({ name }: RemoteEntry) => remotes.get(name)?.parts.get('remote')

/** The remote whose section was begun and is not shown yet. */
let begun: string | undefined

/** Reads the registry. Releases that this tab asks for take the place of the published ones. */
export async function readRegistry(): Promise<RegistryResult> {
  const published = await loadRegistry()
  return hasReleaseByLink() ? (await import('./release-by-link')).applyReleasesByLink(published) : published
}

/** Loads a remote's module. Rejects with a RemoteError. */
export function loadSection(remote: RemoteEntry): Promise<RemoteModule> {
  return loadPart(remote, 'remote', (module) => checkModule(module, remote))
}

/** Begins to load the section that will be shown next; a failure is kept for `takeSection`. */
export function beginSection(remote: RemoteEntry): Promise<RemoteModule> {
  begun = remote.name
  const section = loadSection(remote)
  section.catch(() => undefined)
  return section
}

/** Loads a section to show it. A failure of the load begun for it is not retried: it is shown first. */
export async function takeSection(remote: RemoteEntry): Promise<RemoteModule> {
  const remoteModule = begun === remote.name ? getRemotePart(remote) : undefined
  if (begun === remote.name) begun = undefined
  if (remoteModule?.state === 'failed') throw remoteModule.error
  return loadSection(remote)
}

/** Returns a remote's module if it is loaded: a promise would be rendered later. */
export function loadedSection(remote: RemoteEntry): RemoteModule | undefined {
  const remoteModule = getRemotePart(remote)
  return remoteModule?.state === 'ready' ? checkModule(remoteModule.module, remote) : undefined
}

/** Loads a component that a remote exposes for others, for example the post card. Rejects with a RemoteError. */
export function loadWidget<Id extends WidgetId>(remote: RemoteEntry, exposed: string): Promise<WidgetModule<Id>> {
  return loadPart(remote, exposed, (module) => checkWidget<Id>(module, remote, exposed))
}

/**
 * Forgets all loads of a remote and returns its current entry of the registry, so that a retry recovers without a reload and
 * finds a new release or a new address too.
 */
export async function forgetRemote(remote: RemoteEntry): Promise<RemoteEntry> {
  remotes.delete(remote.name)
  if (begun === remote.name) begun = undefined
  const { registry } = await readRegistry()
  return registry.remotes.find(({ name }) => name === remote.name) ?? remote
}

/** Joins the load of a part, or starts one if there is none or if the last one failed. */
async function loadPart<T>(remote: RemoteEntry, exposed: string, check: (module: unknown) => T): Promise<T> {
  const { name, entry, fallback, enabled } = remote
  if (enabled === false) throw new RemoteError(name, 'disabled', entry, 'the registry switched it off')
  const loads = remotes.get(name) ?? { parts: new Map<string, Part>() }
  remotes.set(name, loads)
  const known = loads.parts.get(exposed)
  if (known && known.state !== 'failed') return check(await known.module)

  const loadFrom = async (source: RemoteEntry) => {
    const code = registerContainer(source, loads).then(() => loadRemote<unknown>(`${name}/${exposed}`))
    const module = await withTimeout(source, code)
    check(module)
    return module
  }
  const loading = loadFrom(remote).catch((error: unknown) => {
    if (!fallback || fallback === entry) throw error
    console.warn(`[registry] ${name} is loaded from ${fallback}`, error)
    report({ kind: 'load', error, remote: name })
    loads.container = undefined
    return loadFrom({ ...remote, entry: fallback }).catch(() => {
      // The next try begins with the first address again, so its error is the one to report.
      loads.container = undefined
      throw error
    })
  })
  const enter = (part: Part) => void loads.parts.set(exposed, part)
  enter({ state: 'loading', module: loading })
  loading.then(
    (module) => enter({ state: 'ready', module }),
    (error: unknown) => enter({ state: 'failed', error }),
  )
  return check(await loading)
}

/** Reads the manifest and registers the container with the federation runtime, in place of an older one of this name. */
function registerContainer(remote: RemoteEntry, loads: RemoteLoads): Promise<Container> {
  if (loads.container) return loads.container
  const reading = readContainer(remote).then((container) => {
    const { entry, globalName, type, version } = container
    loadedRemotes.set(remote.name, { version, base: new URL('.', entry).href })
    registerRemotes([{ name: remote.name, entry, entryGlobalName: globalName, type }], { force: true })
    preloadPage(container, pathInProduct())
    return container
  })
  loads.container = reading
  reading.catch(() => {
    if (loads.container === reading) loads.container = undefined
  })
  return reading
}

/** Facades that are not part of the boot files. One that is not listed is loaded when the page imports it. */
const FACADES: Readonly<Record<string, () => Promise<unknown>>> = {
  '@ementa/ui': () => import('@ementa/ui'),
  '@ementa/ui/forms': () => import('@ementa/ui/forms'),
  '@ementa/ui/overlays': () => import('@ementa/ui/overlays'),
}

/**
 * Preloads the files of a remote's module and of the page at this path together with its container, instead of one after the
 * other. A wrong hint costs bytes only, because the real request follows in any case (decision 026).
 */
export function preloadPage({ entry, type, pages, facades }: Container, pathname: string) {
  // All of a module's files are preloaded as modules (`transport-plugin.ts`).
  if (type === 'module') return
  const pattern = Object.keys(pages).find((one) => matches(one, pathname))
  for (const file of [entry, ...(pattern ? (pages[pattern] ?? []) : [])]) {
    const link = createPreload('preload', file)
    link.as = file.endsWith('.css') ? 'style' : 'script'
    document.head.append(link)
  }
  for (const facade of (pattern && facades[pattern]) || []) FACADES[facade]?.().catch(() => undefined)
}

async function withTimeout(remote: RemoteEntry, loading: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteError(remote.name, 'timeout', remote.entry, `no answer within ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([loading, late])
  } catch (cause) {
    if (cause instanceof RemoteError) throw cause
    const detail = detailOf(cause)
    const kind = kindOfLoadFailure(cause)
    // A host that did not answer would not answer this question either.
    const reason = kind === 'timeout' ? null : await findIntegrityError(remote, detail)
    throw reason ?? new RemoteError(remote.name, kind, remote.entry, detail, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Checks the remote module of a remote, exposed as `./remote`. Throws a RemoteError. */
function checkModule(module: unknown, { name, entry }: RemoteEntry): RemoteModule {
  const remoteModule = isObject(module) ? module.default : undefined
  if (isRemoteModule(remoteModule)) return remoteModule
  throw new RemoteError(name, 'broken', entry, 'its ./remote has no default export with routes')
}

interface WidgetModule<Id extends WidgetId> {
  default: Widget<Id>
}

/** Checks a component that a remote exposes for others as `exposed`. Throws a RemoteError. */
function checkWidget<Id extends WidgetId>(
  module: unknown,
  { name, entry }: RemoteEntry,
  exposed: string,
): WidgetModule<Id> {
  if (isWidgetModule<Id>(module)) return module
  throw new RemoteError(name, 'broken', entry, `its ./${exposed} has no component as default export`)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isRemoteModule = (value: unknown): value is RemoteModule => isObject(value) && Array.isArray(value.routes)
/** Tells whether a module has a component. Its props are checked at compile time, as both sides use `WidgetMap`. */
const isWidgetModule = <Id extends WidgetId>(module: unknown): module is WidgetModule<Id> =>
  isObject(module) && (typeof module.default === 'function' || isObject(module.default))
