import { tabStorage } from '@ementa/contracts/device-storage'
import { productFolder } from '@ementa/contracts/place'

const KEY = 'ementa-reloaded-at'
/** Time in ms within which the page is not reloaded a second time. */
const PAUSE = 60_000
/** Time in ms after which the host counts as unreachable. */
const ANSWER_MS = 5000

/** Tells whether an error means that a file of the running version is gone, so that the server has a newer one. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message))
}

/**
 * Tells whether the product's host answers. A browser may count itself as online when no host does; a reload would then show
 * the browser's error page, and the typed text would be lost.
 */
async function isHostThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    // HEAD, because the service worker answers GET from its cache.
    const signal = AbortSignal.timeout(ANSWER_MS)
    return (await fetch(productFolder(), { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/**
 * Reloads the page, so that an old tab gets the current release: only if the host answers, and not twice in a row. Returns
 * whether the page is reloaded.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isHostThere())) return false
  try {
    const now = Date.now()
    const last = Number(tabStorage.getItem(KEY) ?? 0)
    if (last <= now && now - last < PAUSE) return false
    tabStorage.setItem(KEY, String(now))
    // Without storage that survives the reload, the page might reload without end.
    if (tabStorage.isRefused()) return false
  } catch {
    return false
  }
  location.reload()
  return true
}
