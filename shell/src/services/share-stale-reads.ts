import { isResource, type Resource, STORAGE_KEYS } from '@ementa/contracts'
import type { KeyValueStorage } from '@ementa/ui'
import type { Writes } from '@ementa/ui/host'

/**
 * Tells the other tabs of this browser what a write here made stale, and takes over what they tell. A tab reads again
 * only once someone looks at it: nothing may move under a reader. Memberships follow at once (session). Not by a
 * BroadcastChannel: a page that listens to one may be kept out of the browser's back/forward cache.
 */
export function shareStaleReads(writes: Writes, storage: KeyValueStorage, events: EventTarget = window): void {
  const stale = new Set<Resource>()
  writes.subscribe(({ forOtherTabs }) => {
    if (forOtherTabs.length > 0) tell(storage, forOtherTabs)
  })
  events.addEventListener('storage', (event) => {
    // Not `instanceof StorageEvent`: the class exists in browsers only.
    if (!('key' in event) || event.key !== STORAGE_KEYS.staleReads || !('newValue' in event)) return
    for (const name of String(event.newValue).split(' ').filter(isResource)) stale.add(name)
  })
  events.addEventListener('focus', () => {
    if (stale.size > 0) writes.announce([...stale])
    stale.clear()
  })
  // While the page was in the browser's cache, no event reached it.
  events.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted) writes.announce('all')
  })
}

/** The time makes an equal list another value: else there is no event. */
function tell(storage: KeyValueStorage, resources: readonly Resource[]) {
  try {
    storage.setItem(STORAGE_KEYS.staleReads, `${Date.now()} ${resources.join(' ')}`)
  } catch {
    // A full disk: the other tabs read again when their stale time is over.
  }
}
