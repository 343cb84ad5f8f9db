/**
 * Which version of a remote this device gets when the registry names several (decision 004).
 */

interface Version {
  readonly entry: string
  /** Percent of all devices. */
  readonly share: number
}

/**
 * Where a device stands among all, from 0 to under 100: evenly spread, always the same for the same device and remote, and
 * independent from one remote to another.
 */
export function positionOf(device: string, remote: string): number {
  let hash = 0x811c9dc5
  for (const char of `${device}:${remote}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  // The last characters alone would move the result too little.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100
}

/**
 * The address for a device at that position: the shares of `versions` one after the other, the rest keeps `stable`. A
 * share that grows takes in more devices and gives up none.
 */
export function entryAt(position: number, versions: readonly Version[], stable: string): string {
  let end = 0
  for (const { entry, share } of versions) {
    end += share
    if (position < end) return entry
  }
  return stable
}
