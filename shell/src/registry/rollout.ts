// Chooses the version of a remote for a device, if the registry names several (decision 004).

interface Version {
  readonly entry: string
  /** Share in percent of all devices. */
  readonly share: number
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
export function entryAt(position: number, versions: readonly Version[], stable: string): string {
  let end = 0
  for (const { entry, share } of versions) {
    end += share
    if (position < end) return entry
  }
  return stable
}
