import { deviceCaches, productAddress, STORAGE_PREFIX } from '@ementa/contracts'

/** Unregisters this product's worker and deletes its caches, but not those of other applications on the origin. */
export async function dropWorker(): Promise<void> {
  const scope = `${productAddress()}/`
  const registrations = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []
  await Promise.all(registrations.filter((one) => one.scope === scope).map((one) => one.unregister()))
  const caches = deviceCaches()
  const names = (await caches?.keys()) ?? []
  // The name of Workbox's precache ends with the scope.
  const own = names.filter((name) => name.startsWith(STORAGE_PREFIX) || name.endsWith(scope))
  await Promise.all(own.map((name) => caches?.delete(name)))
}
