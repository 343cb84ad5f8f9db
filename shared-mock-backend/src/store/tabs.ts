/** The part of `window` that tells what other tabs store. */
export type TabEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Calls `changed` with each key that another tab of the product wrote or removed, or null when it emptied the storage.
 * Returns the function that stops it.
 */
export function watchTabs(events: TabEvents, changed: (key: string | null) => void): () => void {
  const listen = (event: Event) => {
    // Not `instanceof StorageEvent`: the class exists in browsers only.
    if ('key' in event && (event.key === null || typeof event.key === 'string')) changed(event.key)
  }
  events.addEventListener('storage', listen)
  return () => events.removeEventListener('storage', listen)
}
