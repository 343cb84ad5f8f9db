import type { RemoteEntry } from '@ementa/contracts/remote-module'
import * as v from 'valibot'
import { RemoteError } from '../failures/remote-error'
import { fetchSurface, incompatibility } from './compatibility'

const TIMEOUT_MS = 8000

const files = v.array(v.string())
/** What the shell reads of `mf-manifest.json`: the names of the container, and what `tooling/rspack/fingerprint.mjs` adds. */
const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ path: v.string(), name: v.string() }),
  }),
  ementa: v.optional(
    v.object({
      contract: v.number(),
      storage: v.number(),
      surface: v.string(),
      needs: v.record(v.string(), files),
      pages: v.optional(v.record(v.string(), files), {}),
    }),
  ),
})

/** Where a remote's code is, all addresses absolute. */
export interface Container {
  readonly entry: string
  /** The variable of the page in which the script leaves the container. */
  readonly globalName: string
  /** Files of its face and of one page, by route pattern. */
  readonly pages: Readonly<Record<string, readonly string[]>>
}

/**
 * Reads which files a remote consists of at the moment, and refuses one that cannot run in this shell: its code is then
 * never requested (`docs/decisions/017`). Rejects with a RemoteError.
 */
export async function readContainer({ name, entry }: RemoteEntry): Promise<Container> {
  const address = new URL(entry, location.href).href
  const manifest = await fetchManifest(address).catch((cause) => {
    throw new RemoteError(name, 'unreachable', entry, cause instanceof Error ? cause.message : String(cause), { cause })
  })
  const reason = await incompatibility(manifest.ementa, fetchSurface)
  if (reason !== null) throw new RemoteError(name, 'contract', entry, reason)
  const { globalName, remoteEntry } = manifest.metaData
  const at = (file: string) => new URL(file, address).href
  return {
    entry: at(remoteEntry.path + remoteEntry.name),
    globalName,
    pages: Object.fromEntries(
      Object.entries(manifest.ementa?.pages ?? {}).map(([pattern, list]) => [pattern, list.map(at)]),
    ),
  }
}

/** The host answers `no-cache`, so the browser revalidates it; a request option would miss what the document preloads. */
async function fetchManifest(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${address}`)
  const manifest = v.safeParse(manifestSchema, await response.json().catch(() => null))
  if (!manifest.success) throw new Error(`${address} is no manifest of a remote`)
  return manifest.output
}
