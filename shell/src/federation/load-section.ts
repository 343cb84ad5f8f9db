import type { RemoteEntry, RemoteModule } from '@ementa/contracts/remote-module'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { RemoteError } from '../failures/remote-error'
import { loadRegistry } from '../registry/registry'
import { takeIncompatibility } from './compatibility'

const TIMEOUT_MS = 12_000
/** Only successes and loads in flight live here; a failure is forgotten, so that the next try is a real one. */
const loads = new Map<string, Promise<unknown>>()

/** Tells the federation runtime where the remotes are. Addresses in the registry may be relative to the shell. */
export function registerAll(remotes: readonly RemoteEntry[], force = false) {
  registerRemotes(
    remotes.map(({ name, entry }) => ({ name, entry: new URL(entry, location.href).href })),
    { force },
  )
}

/** The remote's face, checked. Rejects with a RemoteError. */
export function loadSection(remote: RemoteEntry): Promise<RemoteModule> {
  return loadExposed(remote, 'remote', checkedModule)
}

/** A component that a remote exposes for others, for example the post card. Rejects with a RemoteError. */
export function loadWidget(remote: RemoteEntry, exposed: string): Promise<unknown> {
  return loadExposed(remote, exposed, (module) => module)
}

/**
 * Drops everything the runtime remembers about a remote and takes its newest address from the registry,
 * so that a retry recovers without a reload, and picks up a re-deploy or a move too.
 */
export async function forget(remote: RemoteEntry): Promise<RemoteEntry> {
  for (const id of loads.keys()) if (id.startsWith(`${remote.name}/`)) loads.delete(id)
  const { registry } = await loadRegistry()
  const newest = registry.remotes.find(({ name }) => name === remote.name) ?? remote
  registerAll([newest], true)
  return newest
}

function loadExposed<T>(remote: RemoteEntry, exposed: string, check: (module: unknown, remote: RemoteEntry) => T) {
  const id = `${remote.name}/${exposed}`
  const known = loads.get(id)
  if (known) return known as Promise<T>
  const loading = withTimeout(remote, loadRemote<unknown>(id)).then((module) => check(module, remote))
  loads.set(id, loading)
  loading.catch(() => {
    if (loads.get(id) === loading) loads.delete(id)
  })
  return loading
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
    const incompatible = takeIncompatibility(remote.name)
    if (incompatible) throw new RemoteError(remote.name, 'contract', remote.entry, incompatible, { cause })
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new RemoteError(remote.name, 'unreachable', remote.entry, detail, { cause })
  } finally {
    clearTimeout(timer)
  }
}

function checkedModule(module: unknown, { name, entry }: RemoteEntry): RemoteModule {
  const face = isObject(module) ? module.default : undefined
  if (!isRemoteModule(face)) {
    throw new RemoteError(name, 'broken', entry, 'its ./remote has no default export with routes')
  }
  return face
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isRemoteModule = (value: unknown): value is RemoteModule => isObject(value) && Array.isArray(value.routes)
