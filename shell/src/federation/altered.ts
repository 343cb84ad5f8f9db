import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { RemoteError } from '../errors/remote-error'
import { avoidCaches, integrityOf } from './trusted-scripts'

/** Addresses of files in the message of an error, as the bundler's and federation's runtimes write them. */
const FILE = /https?:\/\/[^\s"'()]+\.(?:js|css)/g

/** The card waits for the answers. */
const TIMEOUT_MS = 3000

/**
 * A file that the browser refused for its content fails as one that did not arrive. Says which one it was, or null when it
 * was none. A retry then asks past what the browser keeps of it.
 * @param detail message of the error, with the addresses of the files in it
 */
export async function alteredError({ name, entry }: RemoteEntry, detail: string): Promise<RemoteError | null> {
  for (const url of detail.match(FILE) ?? []) {
    const integrity = integrityOf(url)
    if (!integrity) continue
    // Both at once: each has the whole time, and the card waits no longer for two than for one.
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
