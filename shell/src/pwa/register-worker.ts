import { deviceCaches, productAddress, productFolder, type RemoteEntry } from '@ementa/contracts'
import { proxy, ref } from '@ementa/ui/data'
import { trustedScriptUrl } from '../federation/trusted-scripts'
import { isOwnCache, type WorkerMessage } from './worker-protocol'

const FILE = 'sw.js'
/** Interval in ms at which an open tab looks for a newer version. */
const LOOK_FOR_UPDATES = 15 * 60_000

/** The new version of the worker that waits for the user's consent. */
export const updateState = proxy<{ waiting: ServiceWorker | null }>({ waiting: null })

/** Registers the service worker, asks it to cache the files of all remotes, and watches for new versions. */
export async function registerWorker(remotes: readonly RemoteEntry[]) {
  if (__DEVELOPMENT__ || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(trustedScriptUrl(productFolder() + FILE))
    watchForUpdates(registration)
    const { active } = await navigator.serviceWorker.ready
    if (active && !savesData())
      tell(active, { type: 'warm', remotes: remotes.filter(isEnabled).map(({ name, entry }) => ({ name, entry })) })
  } catch (error) {
    // Private windows and full disks refuse workers; the product then works online only.
    console.warn('[pwa] no service worker', error)
  }
}

/** Activates the new version and reloads this page, but no other tab. */
export function takeUpdate() {
  const { waiting } = updateState
  if (!waiting) return
  // Another tab has taken it: this page is still the old one, and its worker changes no more.
  if (waiting.state !== 'installed') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tell(waiting, { type: 'take-over' })
}

/** Unregisters this product's worker and deletes its caches, but not those of other applications on the origin. */
export async function dropWorker(): Promise<void> {
  const scope = `${productAddress()}/`
  const registrations = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []
  await Promise.all(registrations.filter((one) => one.scope === scope).map((one) => one.unregister()))
  const caches = deviceCaches()
  const names = (await caches?.keys()) ?? []
  await Promise.all(names.filter((name) => isOwnCache(name, scope)).map((name) => caches?.delete(name)))
}

const isEnabled = ({ enabled }: RemoteEntry) => enabled !== false
const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message)

function watchForUpdates(registration: ServiceWorkerRegistration) {
  const offer = async (worker: ServiceWorker | null) => {
    // Without a controller this is the first version, which replaces none.
    if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return
    if (!(await isPublishedVersion())) updateState.waiting = ref(worker)
  }
  void offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => void offer(worker))
  })
  let looked = Date.now()
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_FOR_UPDATES) return
    looked = Date.now()
    void registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, LOOK_FOR_UPDATES)
}

/** Tells whether this page already runs the published version: a reload may load it before its worker takes over. */
async function isPublishedVersion(): Promise<boolean> {
  const bootFile = document.querySelector('script[defer][src]')?.getAttribute('src')
  try {
    const published = await fetch(productFolder(), { cache: 'no-store' })
    return bootFile != null && (await published.text()).includes(bootFile)
  } catch {
    return false
  }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
