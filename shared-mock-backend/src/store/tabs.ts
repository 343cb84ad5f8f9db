/** The part of `window` that reports the writes of other tabs. */
export type TabEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Calls `changed` with each key that another tab of the product wrote or removed, or null when anything may have changed:
 * the storage was emptied, or the page comes back from the browser's cache, where no event reaches it. Returns the
 * function that stops it.
 */
export function watchTabs(events: TabEvents, changed: (key: string | null) => void): () => void {
  const listen = (event: Event) => {
    // `instanceof StorageEvent` would fail outside browsers, where the class does not exist.
    if ('key' in event && (event.key === null || typeof event.key === 'string')) changed(event.key)
  }
  const awake = (event: Event) => {
    if ('persisted' in event && event.persisted) changed(null)
  }
  events.addEventListener('storage', listen)
  events.addEventListener('pageshow', awake)
  return () => {
    events.removeEventListener('storage', listen)
    events.removeEventListener('pageshow', awake)
  }
}
