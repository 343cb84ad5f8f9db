import { productFolder } from '@ementa/contracts/place'
import { type BuiltWith, CONTRACT, type RemoteEntry, STORAGE } from '@ementa/contracts/remote-module'
import * as v from 'valibot'
import { detailOf, isTimeout, RemoteError } from '../remote-error'
import { shellVersion } from '../shell-version'
import { acceptFiles, acceptOrigin } from './trusted-scripts'

const TIMEOUT_MS = 8000

/** Lists of files, or of names, by what they belong to. */
const lists = v.record(v.string(), v.array(v.string()))

/**
 * The parts of `mf-manifest.json` that the shell reads: the names of the container, and the additions of
 * `remote-kit`.
 */
const manifestSchema = v.object({
  name: v.string(),
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({
      path: v.string(),
      name: v.string(),
      type: v.optional(v.picklist(['global', 'module']), 'global'),
    }),
  }),
  ementa: v.optional(
    v.object({
      version: v.optional(v.string()),
      contract: v.number(),
      storage: v.number(),
      surface: v.string(),
      needs: v.union([v.string(), lists]),
      pages: v.optional(lists, {}),
      facades: v.optional(lists, {}),
      files: v.optional(v.record(v.string(), v.string())),
      signature: v.optional(v.string()),
    }),
  ),
})

export type Manifest = v.InferOutput<typeof manifestSchema>

/** Addresses of a remote's code, all absolute. */
export interface Container {
  readonly entry: string
  /** The global variable in which the script stores the container. */
  readonly globalName: string
  /** `global` is a script (Rspack), `module` an ES module (Vite). */
  readonly type: 'global' | 'module'
  readonly version: string
  /** Files of the remote module and of each page, by route pattern. */
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
  const raw = await fetchManifest(address).catch((cause: unknown) => {
    throw new RemoteError(name, isTimeout(cause) ? 'timeout' : 'unreachable', entry, detailOf(cause), { cause })
  })
  const parsed = v.safeParse(manifestSchema, raw)
  if (!parsed.success) {
    // A page in place of a manifest is a fault of the host, another manifest one of the build.
    const kind = raw === null ? 'unreachable' : 'contract'
    throw new RemoteError(name, kind, entry, `${address} is no manifest of a remote`)
  }
  const manifest = parsed.output
  // The manifest of a release by link lies in a folder below that of its files (decision 036).
  const base = address.replace(/releases\/[^/]+\/(?=[^/]+$)/, '')
  const { globalName, remoteEntry } = manifest.metaData
  const reason = await findIncompatibility(manifest.ementa, base)
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
 * Fetches the manifest; null for something that is no JSON. The host's `no-cache` header makes browsers revalidate it; a
 * request option would miss the preloaded one.
 */
async function fetchManifest(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${address}`)
  return response.json().catch((error: unknown) => {
    // The body may time out after the headers have arrived.
    if (isTimeout(error)) throw error
    return null
  })
}

/** Names by facade, `services` or `calls`: the content of `static/provides.<fingerprint>.json` and of a remote's needs. */
type Surface = Readonly<Record<string, readonly string[]>>

/** Largest number of missing names in the details of a failure card. */
const LISTED = 5

/**
 * Explains why a remote cannot run in this shell, in English with all differences; null if it can.
 * @param builtWith from its manifest; undefined where that does not say
 * @param base absolute address of the manifest
 */
export async function findIncompatibility(builtWith: BuiltWith | undefined, base: string): Promise<string | null> {
  if (!builtWith) return 'its manifest does not say what it was built with'
  const { contract, storage } = builtWith
  const isOther = builtWith.surface !== __SHELL_SURFACE__
  const missing = isOther ? missingFrom(...(await Promise.all([readNeeds(builtWith, base), fetchSurface()]))) : []
  const more = missing.length > LISTED ? ` and ${missing.length - LISTED} more` : ''
  const differences = [
    contract !== CONTRACT && `it was built with contract ${contract}, this shell has ${CONTRACT}`,
    storage !== STORAGE && `it reads stored data of version ${storage}, this shell writes version ${STORAGE}`,
    missing.length > 0 && `it needs what this shell does not provide (${missing.slice(0, LISTED).join(', ')}${more})`,
  ].filter(Boolean)
  return differences.length > 0 ? differences.join('; ') : null
}

const missingFrom = (needs: Surface, surface: Surface): string[] =>
  Object.entries(needs).flatMap(([group, names]) => {
    const provided = surface[group]
    if (!provided) return [group + otherMajor(group, surface)]
    return names.filter((name) => !provided.includes(name)).map((name) => `${group}: ${name}`)
  })

function otherMajor(group: string, surface: Surface) {
  const facade = (name: string) => name.replace(/@\d+$/, '')
  const other = Object.keys(surface).find((name) => facade(name) === facade(group))
  return other ? ` (it has ${other})` : ''
}

/** Reads what this shell provides, as written by its build. */
const fetchSurface = () => readSurface(`${productFolder()}static/provides.${__SHELL_SURFACE__}.json`)

async function readNeeds({ needs, files }: BuiltWith, base: string): Promise<Surface> {
  if (typeof needs !== 'string') return needs
  const hash = files?.[needs]
  return readSurface(new URL(needs, base).href, hash === undefined ? {} : { integrity: `sha256-${hash}` })
}

async function readSurface(url: string, options?: RequestInit): Promise<Surface> {
  const response = await fetch(url, options)
  if (!response.ok) throw new Error(`HTTP ${response.status} for ${url}`)
  return v.parse(lists, await response.json())
}

/** Whether the signature of each remote's release was verified. */
const verified = new Map<string, boolean>()

/** Tells the development panel whether a remote is verified; undefined until its manifest is read. */
export const isVerified = (name: string): boolean | undefined => verified.get(name)

/**
 * Accepts the files of a manifest if the remote's owner signed it; before that, none of its scripts can be loaded
 * (decision 036). Rejects with a RemoteError.
 * @param manifest the parsed manifest; the signature covers all of it except itself
 * @param address absolute address of the manifest
 */
export async function acceptManifest(remote: RemoteEntry, manifest: Manifest, raw: object, address: string) {
  const { files } = manifest.ementa ?? {}
  if (__DEVELOPMENT__ && !files) return acceptOrigin(address)
  const problem = files ? await originProblem(remote, manifest, raw) : 'its manifest has no hashes of its files'
  if (!files || problem) throw new RemoteError(remote.name, 'untrusted', remote.entry, problem ?? '')
  acceptFiles(address, files)
}

async function originProblem(remote: RemoteEntry, manifest: Manifest, raw: object): Promise<string | null> {
  const { name, keys = [], unsigned } = remote
  verified.set(name, false)
  if (manifest.name !== name) return `its manifest is that of "${manifest.name}"`
  const { signature } = manifest.ementa ?? {}
  if (unsigned && keys.length === 0) return null
  if (keys.length === 0) return 'the registry names no key of its owner'
  if (!signature) return 'its manifest is not signed'
  const isOwners = await isSignedWith(keys, signature, signedBytes(raw))
  if (isOwners === false) return 'its manifest is not signed with a key that the registry names'
  verified.set(name, isOwners === true)
  if (isOwners === null) console.warn(`[trust] ${name} is not verified: this page cannot check signatures.`)
  return null
}

/** Returns the bytes that are signed: the manifest without its signature, as `remote-kit/lib/seal.mjs` signs it. */
function signedBytes(raw: object): Uint8Array<ArrayBuffer> {
  const { signature: _, ...ementa } = (raw as { ementa: Record<string, unknown> }).ementa
  return new TextEncoder().encode(JSON.stringify({ ...raw, ementa }))
}

/** Verifies a signature; null outside of secure contexts and in browsers without Ed25519. */
async function isSignedWith(keys: readonly string[], signature: string, data: Uint8Array<ArrayBuffer>) {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return null
  for (const key of keys) {
    try {
      const owner = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify'])
      if (await subtle.verify('Ed25519', owner, bytesOf(signature), data)) return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotSupportedError') return null
      // An invalid key or signature throws; another key may still match.
    }
  }
  return false
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
