import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { RemoteError } from '../remote-error'
import { avoidCaches, failedSheetsBelow, integrityOf } from './trusted-scripts'

/** Matches addresses of files in error messages of the bundler's and the federation's runtime. */
const FILE = /https?:\/\/[^\s"'()]+\.(?:js|css)/g

/** Longest wait in ms, because the failure card waits for the answers. */
const TIMEOUT_MS = 3000

/**
 * Finds out whether the browser refused a file for its content, which fails in the same way as a missing file. Returns the
 * error, or null. A retry then bypasses the caches.
 * @param detail message of the error, with the addresses of the files in it
 */
export async function findIntegrityError({ name, entry }: RemoteEntry, detail: string): Promise<RemoteError | null> {
  const folder = new URL('.', new URL(entry, location.href)).href
  for (const url of [...(detail.match(FILE) ?? []), ...failedSheetsBelow(folder)]) {
    const integrity = integrityOf(url)
    if (!integrity) continue
    // In parallel, so that the card waits no longer for two answers than for one.
    const [isIntact, isThere] = await Promise.all([
      answers(url, { cache: 'reload', integrity }),
      answers(url, { cache: 'no-store' }),
    ])
    if (!isIntact && !isThere) continue
    avoidCaches(entry)
    if (!isIntact) return new RemoteError(name, 'untrusted', entry, `${url} is not what its manifest says`)
  }
  return null
}

async function answers(url: string, options: RequestInit): Promise<boolean> {
  try {
    return (await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS), ...options })).ok
  } catch {
    return false
  }
}
