import type { RemoteEntry } from '@ementa/contracts/remote-module'
import * as v from 'valibot'
import { type FailureKind, RemoteError } from '../errors/remote-error'
import { shellVersion } from '../shell-version'
import { incompatibility } from './compatibility'
import { manifestSchema } from './manifest-schema'
import { acceptManifest } from './trust'

const TIMEOUT_MS = 8000

const OTHER_SHAPE = 'OtherShape'
const KINDS: Readonly<Record<string, FailureKind>> = { TimeoutError: 'timeout', [OTHER_SHAPE]: 'contract' }

/** Addresses of a remote's code, all absolute. */
export interface Container {
  readonly entry: string
  /** The global variable in which the script stores the container. */
  readonly globalName: string
  /** `global` is a script (Rspack), `module` an ES module (Vite). */
  readonly type: 'global' | 'module'
  readonly version: string
  /** Files of the face and of each page, by route pattern. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** Facades of the shell that each page needs besides the boot files, by route pattern. */
  readonly facades: Readonly<Record<string, readonly string[]>>
}

/**
 * Reads the current manifest of a remote. Rejects with a RemoteError if the remote cannot run in this shell or is not signed by
 * its owner; its code is then never requested (decisions 017 and 036).
 */
export async function readContainer(remote: RemoteEntry): Promise<Container> {
  const { name, entry } = remote
  const address = new URL(entry, location.href).href
  const { manifest, raw } = await fetchManifest(address).catch((cause) => {
    const kind = cause instanceof Error ? (KINDS[cause.name] ?? 'unreachable') : 'unreachable'
    throw new RemoteError(name, kind, entry, cause instanceof Error ? cause.message : String(cause), { cause })
  })
  // The manifest of an asked release lies in a folder below that of its files (decision 036).
  const base = address.replace(/releases\/[^/]+\/(?=[^/]+$)/, '')
  const { globalName, remoteEntry } = manifest.metaData
  const reason = await incompatibility(manifest.ementa, base)
  const version = manifest.ementa?.version ?? '?'
  if (reason !== null)
    throw new RemoteError(name, 'contract', entry, `${name}@${version} does not fit shell@${shellVersion}: ${reason}`)
  await acceptManifest(remote, manifest, raw, base)
  const at = (file: string) => new URL(file, base).href
  return {
    entry: at(remoteEntry.path + remoteEntry.name),
    globalName,
    type: remoteEntry.type,
    version,
    facades: manifest.ementa?.facades ?? {},
    pages: Object.fromEntries(
      Object.entries(manifest.ementa?.pages ?? {}).map(([pattern, list]) => [pattern, list.map(at)]),
    ),
  }
}

/**
 * Fetches the manifest. The host's `no-cache` header makes browsers revalidate it; a request option would miss the
 * preloaded one.
 */
async function fetchManifest(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${address}`)
  const raw = await response.json().catch((error: unknown) => {
    // The body may time out after the headers have arrived.
    if (error instanceof Error && error.name === 'TimeoutError') throw error
    return null
  })
  const manifest = v.safeParse(manifestSchema, raw)
  if (!manifest.success) {
    const error = new Error(`${address} is no manifest of a remote`)
    // A page in place of a manifest is a fault of the host, another manifest one of the build.
    if (raw !== null) error.name = OTHER_SHAPE
    throw error
  }
  return { manifest: manifest.output, raw }
}
