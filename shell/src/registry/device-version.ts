import { deviceStorage } from '@ementa/contracts/device-storage'
import type { Registry, RemoteEntry } from '@ementa/contracts/remote-module'
import { STORAGE_KEYS } from '@ementa/contracts/storage-keys'
import { entryAt, positionOf } from './rollout'

/** The registry with the one version of each remote that this device gets. Loaded only when a remote has several. */
export const withOneVersion = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => chosen(remote, deviceSeed())),
})

/** A version that fails to load falls back on the one that most devices have. */
function chosen(remote: RemoteEntry, device: string): RemoteEntry {
  const entry = entryAt(positionOf(device, remote.name), remote.versions ?? [], remote.entry)
  return entry === remote.entry ? remote : { ...remote, entry, fallback: remote.fallback ?? remote.entry }
}

/** A random number that says nothing about anybody. */
function deviceSeed(): string {
  const kept = deviceStorage.getItem(STORAGE_KEYS.rollout)
  if (kept) return kept
  const seed = String(Math.random())
  try {
    deviceStorage.setItem(STORAGE_KEYS.rollout, seed)
  } catch {
    // A full disk: this visit has a version, the next one may have another.
  }
  return seed
}
