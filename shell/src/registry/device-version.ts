import { deviceStorage } from '@ementa/contracts/device-storage'
import type { Registry, RemoteEntry } from '@ementa/contracts/remote-module'
import { STORAGE_KEYS } from '@ementa/contracts/storage-keys'
import { entryAt, positionOf } from './rollout'

/** Chooses the version of each remote for this device. This module is loaded only if a remote has several. */
export const withOneVersion = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => chooseVersion(remote, getDeviceSeed())),
})

/** Chooses a version; if it fails to load, the stable one is the fallback. */
function chooseVersion(remote: RemoteEntry, device: string): RemoteEntry {
  const entry = entryAt(positionOf(device, remote.name), remote.versions ?? [], remote.entry)
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
