import { type DeviceStorage, tabStorage } from '@ementa/contracts/device-storage'

const KEY = 'ementa-reloaded-at'
/** A reload that did not help is not tried again within this time, in ms. */
const PAUSE = 60_000

/** A file of the running version is gone: the server has a newer one. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message))
}

/**
 * Reloads the page once: an old tab meets a release this way. Never in a circle, and never offline, where the
 * reload could not bring anything new. Returns whether it does.
 */
export function reloadOnce(
  storage: Pick<DeviceStorage, 'getItem' | 'setItem'> & { isRefused?(): boolean } = tabStorage,
  now = Date.now(),
): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? 0)
    if (!navigator.onLine || (last <= now && now - last < PAUSE)) return false
    storage.setItem(KEY, String(now))
    // A memory forgets it with the page: the circle would have no end.
    if (storage.isRefused?.()) return false
  } catch {
    return false
  }
  location.reload()
  return true
}
