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
}

const ADDRESS = '/remotes.json'
const TIMEOUT_MS = 5000

/** Reads the registry; falls back on the last good copy when it is missing or malformed. Never rejects. */
export async function loadRegistry(): Promise<RegistryResult> {
  try {
    const registry = await fetchRegistry()
    lastGoodCopy.write(registry)
    return { registry: overridden(registry), source: 'network' }
  } catch (error) {
    const problem = `Failed to read ${ADDRESS}: ${error instanceof Error ? error.message : String(error)}`
    console.warn(`[registry] ${problem}`)
    const lastGood = lastGoodCopy.read()
    if (lastGood) return { registry: overridden(lastGood), source: 'last-good', problem }
    return { registry: emptyRegistry, source: 'none', problem }
  }
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return v.parse(registrySchema, await response.json())
}

/** The registry as it was read last, for a start without it. A full disk costs only the copy. */
const lastGoodCopy = stored<Registry>(STORAGE_KEYS.registry, registrySchema)

/** In production builds the condition is a constant and the code behind it is gone. */
const overridden = (registry: Registry): Registry => (__DEVELOPMENT__ ? applyOverrides(registry) : registry)
