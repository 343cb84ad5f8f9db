import { productFolder } from '@ementa/contracts/place'
import type { Registry } from '@ementa/contracts/remote-module'
import { STORAGE_KEYS } from '@ementa/contracts/storage-keys'
import { stored } from '@ementa/contracts/stored'
import * as v from 'valibot'
import { applyOverrides } from './overrides'
import { emptyRegistry, registrySchema } from './schema'

export interface RegistryResult {
  registry: Registry
  /** Where it came from: the network, the last good copy, or nowhere (then `problem` says why). */
  source: 'network' | 'last-good' | 'none'
  problem?: string
  /** What is wrong with entries for which nothing else could serve. */
  refused?: readonly string[]
  /** Releases that the address of this tab asked for in place of the published ones. */
  asked?: readonly AskedRelease[]
}

export interface AskedRelease {
  readonly title: string
  /** As the link writes it; null where that is no version. */
  readonly version: string | null
  /** Why the published one is shown instead, or null. */
  readonly problem: string | null
}

const FILE = 'remotes.json'
const TIMEOUT_MS = 5000

/**
 * Reads the registry; falls back on the last good copy when it is missing or malformed, entry by entry. The remotes are
 * those of this device: each has the one address that its shares give it. Never rejects.
 */
export async function loadRegistry(): Promise<RegistryResult> {
  try {
    const { registry, refused } = await fetchRegistry()
    lastGoodCopy.write(registry)
    return { registry: await ofThisDevice(registry), source: 'network', refused }
  } catch (error) {
    const problem = `Failed to read ${FILE}: ${error instanceof Error ? error.message : String(error)}`
    console.warn(`[registry] ${problem}`)
    const lastGood = lastGoodCopy.read()
    if (lastGood) return { registry: await ofThisDevice(lastGood), source: 'last-good', problem }
    return { registry: emptyRegistry, source: 'none', problem }
  }
}

async function fetchRegistry(): Promise<{ registry: Registry; refused?: string[] }> {
  const response = await fetch(productFolder() + FILE, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const json: unknown = await response.json()
  const whole = v.safeParse(registrySchema, json)
  if (whole.success) return { registry: whole.output }
  const { withoutBadEntries } = await import('./bad-entries')
  return withoutBadEntries(json, lastGoodCopy.read())
}

/** The registry as it was read last, for a start without it. A full disk costs only the copy. */
const lastGoodCopy = stored<Registry>(STORAGE_KEYS.registry, registrySchema)

async function ofThisDevice(registry: Registry): Promise<Registry> {
  const hasVersions = registry.remotes.some(({ versions }) => versions)
  const chosen = hasVersions ? (await import('./device-version')).withOneVersion(registry) : registry
  // In production builds the condition is a constant and the code behind it is gone.
  return __DEVELOPMENT__ ? applyOverrides(chosen) : chosen
}
