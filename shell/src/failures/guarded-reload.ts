import { type DeviceStorage, tabStorage } from '@ementa/contracts/device-storage'
import { productFolder } from '@ementa/contracts/place'

const KEY = 'ementa-reloaded-at'
/** A reload that did not help is not tried again within this time, in ms. */
const PAUSE = 60_000
/** A host that has not answered by then is not there, in ms. */
const ANSWER_MS = 5000

/** A file of the running version is gone: the server has a newer one. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message))
}

/**
 * Whether the product's host answers. A browser often takes itself for online when nothing does, and a page that is loaded
 * then is the browser's own error page: the product is gone, and what is typed with it.
 */
async function isHostThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    // The service worker answers GET alone: what it keeps must not speak for the host.
    const signal = AbortSignal.timeout(ANSWER_MS)
    return (await fetch(productFolder(), { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/**
 * Reloads the page once: an old tab meets a release this way. Never in a circle, and only when the host answers. Returns
 * whether it does.
 */
export async function reloadOnce(
  storage: Pick<DeviceStorage, 'getItem' | 'setItem'> & { isRefused?(): boolean } = tabStorage,
  now = Date.now(),
): Promise<boolean> {
  if (!(await isHostThere())) return false
  try {
    const last = Number(storage.getItem(KEY) ?? 0)
    if (last <= now && now - last < PAUSE) return false
    storage.setItem(KEY, String(now))
    // A memory forgets it with the page: the circle would have no end.
    if (storage.isRefused?.()) return false
  } catch {
    return false
  }
  location.reload()
  return true
}
