import type { WidgetId } from '@ementa/contracts'
import { pathInProduct } from '@ementa/contracts/place'
import type { RemoteEntry, RemoteModule } from '@ementa/contracts/remote-module'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { kindOfMissing, RemoteError } from '../errors/remote-error'
import { loadRegistry } from '../registry/registry'
import { loadedRemotes } from '../telemetry/loaded-remotes'
import { report } from '../telemetry/watch'
import { checkedModule, checkedWidget, type WidgetModule } from './exposed'
import { type Container, readContainer } from './manifest'
import { preloadPage } from './preload-page'

const TIMEOUT_MS = 12_000
/** Only successes and loads in flight live here; a failure is forgotten, so that the next try is a real one. */
const loads = new Map<string, Promise<unknown>>()

/** Containers by remote, under the same rule as `loads`. */
const containers = new Map<string, Promise<Container>>()

/** Faces that are loaded, by remote, under the same rule as `loads`. */
const sections = new Map<string, RemoteModule>()

/** The remote's face, checked. Rejects with a RemoteError. */
export async function loadSection(remote: RemoteEntry): Promise<RemoteModule> {
  const section = await loadExposed(remote, 'remote', (module) => checkedModule(module, remote))
  sections.set(remote.name, section)
  return section
}

/** Loads of faces that began before there was a section to show their failure, by remote. */
const begun = new Map<string, Promise<RemoteModule>>()

/** Loads the face of a remote ahead of its section, which is the next one to be shown. A failure is kept for that. */
export function beginSection(remote: RemoteEntry): Promise<RemoteModule> {
  begun.clear()
  const section = loadSection(remote)
  section.catch(() => undefined)
  begun.set(remote.name, section)
  return section
}

/** What was begun for a section, failed or not, or else a load of its own: one failure is one card, not a second attempt. */
export function takeSection(remote: RemoteEntry): Promise<RemoteModule> {
  const section = begun.get(remote.name)
  begun.delete(remote.name)
  return section ?? loadSection(remote)
}

/** The remote's face if it is loaded already: what waits for a promise is rendered later. */
export const loadedSection = ({ name }: RemoteEntry): RemoteModule | undefined => sections.get(name)

/** A component that a remote exposes for others, for example the post card. Rejects with a RemoteError. */
export function loadWidget<Id extends WidgetId>(
  remote: RemoteEntry,
  id: Id,
  exposed: string,
): Promise<WidgetModule<Id>> {
  return loadExposed(remote, exposed, (module) => checkedWidget(module, remote, id, exposed))
}

/**
 * Drops everything the runtime remembers about a remote and takes its newest address from the registry,
 * so that a retry recovers without a reload, and picks up a re-deploy or a move too.
 */
export async function forget(remote: RemoteEntry): Promise<RemoteEntry> {
  dropLoads(remote.name)
  const { registry } = await loadRegistry()
  return registry.remotes.find(({ name }) => name === remote.name) ?? remote
}

function dropLoads(name: string) {
  for (const id of loads.keys()) if (id.startsWith(`${name}/`)) loads.delete(id)
  containers.delete(name)
  sections.delete(name)
  begun.delete(name)
}

/** The remote from its address or, when that fails, from the one that the registry names for this case. */
async function loadExposed<T>(remote: RemoteEntry, exposed: string, check: (module: unknown) => T): Promise<T> {
  if (remote.enabled === false)
    throw new RemoteError(remote.name, 'disabled', remote.entry, 'the registry switched it off')
  try {
    return await loadFrom(remote, exposed, check)
  } catch (error) {
    const { name, fallback } = remote
    if (!fallback || fallback === remote.entry) throw error
    console.warn(`[registry] ${name} is loaded from ${fallback}`, error)
    report({ kind: 'load', error, remote: name })
    dropLoads(name)
    const spare = { ...remote, entry: fallback }
    return loadFrom(spare, exposed, check).catch(() => {
      // The next try begins with the first address again, of which this error is.
      dropLoads(name)
      throw error
    })
  }
}

async function loadFrom<T>(remote: RemoteEntry, exposed: string, check: (module: unknown) => T): Promise<T> {
  const id = `${remote.name}/${exposed}`
  const cached = loads.get(id)
  if (cached) return check(await cached)
  const code = containerOf(remote).then(() => loadRemote<unknown>(id))
  const loading = withTimeout(remote, code).then((module) => {
    check(module)
    return module
  })
  return check(await keepWhileGood(loads, id, loading))
}

/** Reads the manifest and registers the container with the federation runtime, in place of an older one of this name. */
function containerOf(remote: RemoteEntry): Promise<Container> {
  const loaded = containers.get(remote.name)
  if (loaded) return loaded
  const reading = readContainer(remote).then((container) => {
    const { entry, globalName, version } = container
    loadedRemotes.set(remote.name, { version, base: new URL('.', entry).href })
    registerRemotes([{ name: remote.name, entry, entryGlobalName: globalName, type: 'global' }], { force: true })
    preloadPage(container, pathInProduct())
    return container
  })
  return keepWhileGood(containers, remote.name, reading)
}

function keepWhileGood<T>(promises: Map<string, Promise<unknown>>, id: string, promise: Promise<T>): Promise<T> {
  promises.set(id, promise)
  promise.catch(() => {
    if (promises.get(id) === promise) promises.delete(id)
  })
  return promise
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
    const detail = cause instanceof Error ? cause.message : String(cause)
    const kind = kindOfMissing(detail)
    // What does not answer would not answer this question either.
    const reason = kind === 'timeout' ? null : await whyMissing(remote, detail)
    throw reason ?? new RemoteError(remote.name, kind, remote.entry, detail, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Whether files did not arrive because their content was altered. Only a failure needs the code; it may be out of reach as well. */
export const whyMissing = (remote: RemoteEntry, detail: string): Promise<RemoteError | null> =>
  import('./altered').then((module) => module.alteredError(remote, detail)).catch(() => null)
