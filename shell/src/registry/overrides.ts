import { deviceStorage } from '@ementa/contracts/device-storage'
import type { Registry } from '@ementa/contracts/remote-module'

const PREFIX = 'ementa-dev-remote.'
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Loads single remotes from other addresses, in development builds only.
 * `?remote.social=http://localhost:3101/mf-manifest.json` sets one for this browser, `?remote.social=` removes it.
 */
export function applyOverrides(registry: Registry): Registry {
  for (const [key, address] of new URLSearchParams(location.search)) {
    if (key.startsWith('remote.')) setOverride(key.slice('remote.'.length), address)
  }
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => ({ ...remote, entry: getOverride(remote.name) ?? remote.entry })),
  }
}

/** Returns the address that replaces a remote's own, or null. */
export function getOverride(name: string): string | null {
  const address = deviceStorage.getItem(PREFIX + name)
  return address && isLoopback(address) ? address : null
}

/** Sets or, with an empty address, removes an override. Only loopback addresses are accepted. Returns whether it was. */
export function setOverride(name: string, address: string): boolean {
  if (!address) {
    deviceStorage.removeItem(PREFIX + name)
    return true
  }
  if (!isLoopback(address)) {
    console.warn(`[registry] refused to swap ${name} for ${address}: only loopback addresses may be used`)
    return false
  }
  deviceStorage.setItem(PREFIX + name, address)
  return true
}

function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.has(new URL(address).hostname)
}
