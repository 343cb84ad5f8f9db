import { randomId, STORAGE_KEYS, tabLocks } from '@ementa/contracts'
import type { KeyValueStorage } from '@ementa/ui'

/** Runs work while no other tab runs work under the same lock. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

const NAME = STORAGE_KEYS.queue
const LEASE_KEY = `${STORAGE_KEYS.queue}:lease`
/** Longest duration of a lease in ms, after which that of a closed tab is ignored. */
const LEASE = 15_000
const ASK_AGAIN = 250

/** Creates a lock with Web Locks or, without them (plain HTTP on another machine), with a lease in local storage. */
export function createLock(storage: KeyValueStorage, locks: LockManager | undefined = tabLocks()): Lock {
  if (locks) return (work) => locks.request(NAME, work)
  const me = randomId()

  const isTaken = () => {
    const [owner, until] = (storage.getItem(LEASE_KEY) ?? '').split(' ')
    const remaining = Number(until) - Date.now()
    // No lease is longer than LEASE: after the clock was set back, an old one would last for hours.
    return Boolean(owner) && owner !== me && remaining > 0 && remaining <= LEASE
  }
  const renew = () => storage.setItem(LEASE_KEY, `${me} ${Date.now() + LEASE}`)

  return async (work) => {
    while (isTaken()) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
    renew()
    const timer = setInterval(renew, LEASE / 3)
    try {
      return await work()
    } finally {
      clearInterval(timer)
      storage.removeItem(LEASE_KEY)
    }
  }
}
