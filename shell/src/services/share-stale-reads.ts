import { isResource, ON_REQUEST, type Resource, STORAGE_KEYS } from '@ementa/contracts'
import type { KeyValueStorage } from '@ementa/ui'
import type { Writes } from '@ementa/ui/host'

/**
 * Tells the other tabs which reads a write made stale, and receives the same from them. A tab reads again only when it becomes
 * visible, so that nothing moves for a reader; memberships follow at once. It uses storage events instead of a
 * BroadcastChannel, which may keep a page out of the back/forward cache.
 */
export function shareStaleReads(writes: Writes, storage: KeyValueStorage, events: EventTarget = window): void {
  const stale = new Set<Resource>()
  writes.subscribe(({ forOtherTabs }) => {
    if (forOtherTabs.length > 0) publish(storage, forOtherTabs)
  })
  events.addEventListener('storage', (event) => {
    // `instanceof StorageEvent` would fail in tests, as the class exists in browsers only.
    if (!('key' in event) || event.key !== STORAGE_KEYS.staleReads || !('newValue' in event)) return
    for (const name of String(event.newValue).split(' ').filter(isResource)) stale.add(name)
  })
  const announce = (resources: readonly Resource[]) => {
    for (const name of resources) stale.delete(name)
    if (resources.length > 0) writes.announce(resources)
  }
  events.addEventListener('focus', () => announce([...stale].filter((name) => !ON_REQUEST.includes(name))))
  // Entries that a page leaves in the cache must not count as fresh for the next page.
  events.addEventListener('pagehide', () => announce([...stale]))
  // No event reached the page while it was in the back/forward cache.
  events.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted) writes.announce('all')
  })
}

/** The list with a time, because writing an equal value would fire no event. */
function publish(storage: KeyValueStorage, resources: readonly Resource[]) {
  try {
    storage.setItem(STORAGE_KEYS.staleReads, `${Date.now()} ${resources.join(' ')}`)
  } catch {
    // If storage is full, the other tabs read again after their stale time.
  }
}
