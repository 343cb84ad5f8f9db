import { deviceCaches, productAddress } from '@ementa/contracts'
import { isOwnCache } from './cache-rules'

/** Unregisters this product's worker and deletes its caches, but not those of other applications on the origin. */
export async function dropWorker(): Promise<void> {
  const scope = `${productAddress()}/`
  const registrations = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []
  await Promise.all(registrations.filter((one) => one.scope === scope).map((one) => one.unregister()))
  const caches = deviceCaches()
  const names = (await caches?.keys()) ?? []
  await Promise.all(names.filter((name) => isOwnCache(name, scope)).map((name) => caches?.delete(name)))
}
