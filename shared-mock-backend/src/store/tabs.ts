/** The part of `window` that tells what other tabs store. */
export type TabEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Calls `changed` with each key that another tab of the product wrote or removed, or null when it emptied the storage.
 * Returns the function that stops it.
 */
export function watchTabs(events: TabEvents, changed: (key: string | null) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof StorageEvent) changed(event.key)
  }
  events.addEventListener('storage', listen)
  return () => events.removeEventListener('storage', listen)
}
