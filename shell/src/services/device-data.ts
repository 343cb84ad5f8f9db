import {
  type DeviceData,
  type DeviceStorage,
  deviceCaches,
  deviceDatabases,
  deviceStorage,
  keysOf,
  STORAGE_PREFIX,
  tabStorage,
} from '@ementa/contracts'
import { mockBackend } from './backend'

/** Erases what the product keeps in this browser (decision P-19). `hasMock`: the data lives here and not on a server. */
export function createDeviceData({ hasMock }: { hasMock: boolean }): DeviceData {
  return {
    async erase() {
      if (hasMock) await (await mockBackend()).reset()
      await Promise.all([deleteDatabases(), deleteCaches(), dropServiceWorkers()])
      eraseRecords(deviceStorage)
      eraseRecords(tabStorage)
      // What still lives in memory is written once more when the page closes (the response cache, for one): that goes too.
      // Registered last, so it runs after every other listener.
      window.addEventListener('pagehide', () => eraseRecords(deviceStorage))
      location.replace('/')
    },
  }
}

/** Removes the product's own records and leaves those of others on this origin alone. */
export function eraseRecords(storage: DeviceStorage) {
  for (const key of keysOf(storage, STORAGE_PREFIX)) storage.removeItem(key)
}

async function deleteDatabases() {
  const factory = deviceDatabases()
  const databases = (await factory?.databases()) ?? []
  // Not awaited: an open connection holds a deletion back until the page closes, which is what comes next.
  for (const { name } of databases) if (name?.startsWith(STORAGE_PREFIX)) factory?.deleteDatabase(name)
}

async function deleteCaches() {
  const caches = deviceCaches()
  if (caches) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

async function dropServiceWorkers() {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
