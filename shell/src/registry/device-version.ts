import { deviceStorage } from '@ementa/contracts/device-storage'
import type { Registry, RemoteEntry } from '@ementa/contracts/remote-module'
import { STORAGE_KEYS } from '@ementa/contracts/storage-keys'

/** Chooses the version of each remote for this device (decision 004). This module is loaded only if a remote has several. */
export const chooseVersions = (registry: Registry): Registry => ({
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
export function entryAt(position: number, versions: NonNullable<RemoteEntry['versions']>, stable: string): string {
  let end = 0
  for (const { entry, share } of versions) {
    end += share
    if (position < end) return entry
  }
  return stable
}
