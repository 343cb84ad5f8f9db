import { deviceStorage, tabStorage } from '@ementa/contracts/device-storage'
import { productFolder } from '@ementa/contracts/place'
import { CONTRACT, type Registry, type RemoteEntry } from '@ementa/contracts/remote-module'
import { STORAGE_KEYS } from '@ementa/contracts/storage-keys'
import { stored } from '@ementa/contracts/stored'
import * as v from 'valibot'
import { detailOf } from '../remote-error'
import { applyOverrides } from './overrides'

export interface RegistryResult {
  registry: Registry
  /** Source of the registry: the network, the last good copy, or none; `problem` then says why. */
  source: 'network' | 'last-good' | 'none'
  problem?: string
  /** Problems of invalid entries without a last good one. */
  refused?: readonly string[]
  /** Releases that this tab asks for instead of the published ones. */
  releasesByLink?: readonly ReleaseByLink[]
}

export interface ReleaseByLink {
  readonly title: string
  /** Version in the link; null if invalid. */
  readonly version: string | null
  /** Reason why the published one is shown instead, or null. */
  readonly problem: string | null
}

const FILE = 'remotes.json'
const TIMEOUT_MS = 5000

/** An address; relative ones are resolved against the registry, not against the page. */
const address = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((given) => {
    const file = location.origin + productFolder()
    return URL.canParse(given, file) ? new URL(given, file).href : given
  }),
)

const entrySchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  title: v.optional(v.string()),
  entry: address,
  routes: v.array(v.pipe(v.string(), v.startsWith('/'))),
  keys: v.optional(v.array(v.string())),
  unsigned: v.optional(v.boolean()),
  enabled: v.optional(v.boolean()),
  fallback: v.optional(address),
  versions: v.optional(v.array(v.object({ entry: address, share: v.number() }))),
})

/** `remotes.json` without its entries, which are checked one by one. */
const frameSchema = v.object({
  contract: v.number(),
  api: v.optional(address),
  worker: v.optional(v.boolean()),
  telemetry: v.optional(address),
  remotes: v.array(v.unknown()),
})

export const registrySchema = v.object({ ...frameSchema.entries, remotes: v.array(entrySchema) })

/** The last valid registry, for a start without one. If storage is full, there is no copy. */
const lastGoodCopy = stored<Registry>(STORAGE_KEYS.registry, registrySchema)

/**
 * Reads the registry. Missing or invalid parts are replaced by the last good copy, entry by entry. Each remote has one version,
 * chosen for this device. Never rejects.
 */
export async function loadRegistry(): Promise<RegistryResult> {
  try {
    const { registry, refused } = checkEntries(await fetchRegistry(), lastGoodCopy.read)
    lastGoodCopy.write(registry)
    return { registry: chooseForDevice(registry), source: 'network', refused }
  } catch (error) {
    const problem = `Failed to read ${FILE}: ${detailOf(error)}`
    console.warn(`[registry] ${problem}`)
    const lastGood = lastGoodCopy.read()
    if (lastGood) return { registry: chooseForDevice(lastGood), source: 'last-good', problem }
    return { registry: { contract: CONTRACT, remotes: [] }, source: 'none', problem }
  }
}

async function fetchRegistry(): Promise<unknown> {
  const response = await fetch(productFolder() + FILE, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.json()
}

/**
 * Checks a registry, which people and releases write. Each invalid entry is replaced by the last good one of its name, or left
 * out. Throws if it is no registry, or if all of its entries are left out.
 */
export function checkEntries(json: unknown, readLastGood: () => Registry | undefined) {
  const { remotes: entries, ...rest } = v.parse(frameSchema, json)
  const remotes: RemoteEntry[] = []
  const refused: string[] = []
  for (const [index, entry] of entries.entries()) {
    const { success, output, issues } = v.safeParse(entrySchema, entry)
    if (success) {
      remotes.push(output)
      continue
    }
    const name = nameOf(entry)
    const problem = issues.map((issue) => `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`).join('; ')
    const complaint = `remotes[${index}] (${name ?? '?'}): ${problem}`
    console.warn(`[registry] ${complaint}`)
    const spare = readLastGood()?.remotes.find((one) => one.name === name)
    if (spare) remotes.push(spare)
    else refused.push(complaint)
  }
  if (remotes.length === 0 && refused.length > 0) throw new Error(refused[0])
  return { registry: { ...rest, remotes } satisfies Registry, refused }
}

function nameOf(entry: unknown): string | undefined {
  const named = v.safeParse(v.object({ name: v.string() }), entry)
  return named.success ? named.output.name : undefined
}

/** Chooses the version of each remote for this device (decision 004). */
function chooseForDevice(registry: Registry): Registry {
  const remotes = registry.remotes.map((remote) => (remote.versions ? chooseVersion(remote, remote.versions) : remote))
  const chosen = { ...registry, remotes }
  // In production builds the condition is a constant, which removes the overrides.
  return __DEVELOPMENT__ ? applyOverrides(chosen) : chosen
}

type Versions = NonNullable<RemoteEntry['versions']>

/** Chooses a version; if it fails to load, the stable one is the fallback. */
function chooseVersion(remote: RemoteEntry, versions: Versions): RemoteEntry {
  const entry = entryAt(positionOf(getDeviceSeed(), remote.name), versions, remote.entry)
  return entry === remote.entry ? remote : { ...remote, entry, fallback: remote.fallback ?? remote.entry }
}

/** Returns a random number stored on this device; it identifies nobody. */
function getDeviceSeed(): string {
  const kept = deviceStorage.getItem(STORAGE_KEYS.rollout)
  if (kept) return kept
  const seed = String(Math.random())
  try {
    deviceStorage.setItem(STORAGE_KEYS.rollout, seed)
  } catch {
    // If storage is full, the next visit may get another version.
  }
  return seed
}

/**
 * Computes a device's position among all devices, from 0 to under 100: evenly distributed, constant for a device and
 * remote, and independent between remotes.
 */
export function positionOf(device: string, remote: string): number {
  let hash = 0x811c9dc5
  for (const char of `${device}:${remote}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  // Without this the last characters would hardly change the result.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
}

/**
 * Returns the address for a device at a position: the shares of `versions` follow each other, and the rest gets
 * `stable`. A share that grows adds devices and loses none.
 */
export function entryAt(position: number, versions: Versions, stable: string): string {
  let end = 0
  for (const { entry, share } of versions) {
    end += share
    if (position < end) return entry
  }
  return stable
}

/** Storage key of the releases that this tab asks for, until it is closed: `{"social":"1.0.0-1a2b3c4d"}`. */
export const RELEASES_BY_LINK_KEY = 'ementa-asked-releases'

/** Tells whether this tab asks for unpublished releases: `?release.social=1.0.0-1a2b3c4d` (decision 036). */
export const hasReleaseByLink = () =>
  location.search.includes('release.') || tabStorage.getItem(RELEASES_BY_LINK_KEY) !== null

/** Finds the remote whose route patterns match the path; undefined for an unknown path. */
export function ownerOf(remotes: readonly RemoteEntry[], pathname: string): RemoteEntry | undefined {
  return remotes.find((remote) => remote.routes.some((pattern) => matches(pattern, pathname)))
}

/**
 * Matches a path with a pattern of static segments, `:params` and a final `*`. The router's own matcher cannot be used, because
 * the boot file needs this before shared modules may be loaded.
 */
export function matches(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern)
  const given = segments(pathname)
  if (wanted.at(-1) === '*') return wanted.slice(0, -1).every((segment, i) => fits(segment, given[i]))
  return wanted.length === given.length && wanted.every((segment, i) => fits(segment, given[i]))
}

const segments = (path: string) => path.split('/').filter(Boolean)
const fits = (wanted: string, given: string | undefined) =>
  given !== undefined && (wanted.startsWith(':') || wanted.toLowerCase() === given.toLowerCase())

/** Version and base address of every remote loaded in this page, by name. */
export const loadedRemotes = new Map<string, { readonly version: string; readonly base: string }>()
