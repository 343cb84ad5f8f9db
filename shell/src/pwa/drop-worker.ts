import { deviceCaches, productAddress, STORAGE_PREFIX } from '@ementa/contracts'

/** Unregisters the worker of this product and deletes its caches. Whatever else lies on the origin keeps its own. */
export async function dropWorker(): Promise<void> {
  const scope = `${productAddress()}/`
  const registrations = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []
  await Promise.all(registrations.filter((one) => one.scope === scope).map((one) => one.unregister()))
  const caches = deviceCaches()
  const names = (await caches?.keys()) ?? []
  // The list of the build's own files is kept under a name that ends with the scope.
  const own = names.filter((name) => name.startsWith(STORAGE_PREFIX) || name.endsWith(scope))
  await Promise.all(own.map((name) => caches?.delete(name)))
}
