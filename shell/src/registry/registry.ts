import { productFolder } from '@ementa/contracts/place'
import type { Registry } from '@ementa/contracts/remote-module'
import { STORAGE_KEYS } from '@ementa/contracts/storage-keys'
import { stored } from '@ementa/contracts/stored'
import * as v from 'valibot'
import { applyOverrides } from './overrides'
import { emptyRegistry, registrySchema } from './schema'

export interface RegistryResult {
  registry: Registry
  /** Source of the registry: the network, the last good copy, or none; `problem` then says why. */
  source: 'network' | 'last-good' | 'none'
  problem?: string
  /** Problems of invalid entries without a last good one. */
  refused?: readonly string[]
  /** Releases that this tab asks for instead of the published ones. */
  asked?: readonly AskedRelease[]
}

export interface AskedRelease {
  readonly title: string
  /** Version in the link; null if invalid. */
  readonly version: string | null
  /** Reason why the published one is shown instead, or null. */
  readonly problem: string | null
}

const FILE = 'remotes.json'
const TIMEOUT_MS = 5000

/**
 * Reads the registry. Missing or invalid parts are replaced by the last good copy, entry by entry. Each remote has one version,
 * chosen for this device. Never rejects.
 */
export async function loadRegistry(): Promise<RegistryResult> {
  try {
    const { registry, refused } = await fetchRegistry()
    lastGoodCopy.write(registry)
    return { registry: await chooseForDevice(registry), source: 'network', refused }
  } catch (error) {
    const problem = `Failed to read ${FILE}: ${error instanceof Error ? error.message : String(error)}`
    console.warn(`[registry] ${problem}`)
    const lastGood = lastGoodCopy.read()
    if (lastGood) return { registry: await chooseForDevice(lastGood), source: 'last-good', problem }
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

/** The last valid registry, for a start without one. If storage is full, there is no copy. */
const lastGoodCopy = stored<Registry>(STORAGE_KEYS.registry, registrySchema)

async function chooseForDevice(registry: Registry): Promise<Registry> {
  const hasVersions = registry.remotes.some(({ versions }) => versions)
  const chosen = hasVersions ? (await import('./device-version')).withOneVersion(registry) : registry
  // In production builds the condition is a constant, which removes the overrides.
  return __DEVELOPMENT__ ? applyOverrides(chosen) : chosen
}
