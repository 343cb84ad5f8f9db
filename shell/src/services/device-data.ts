import {
  type DeviceData,
  deviceDatabases,
  eraseDevice,
  keysOf,
  onErasedElsewhere,
  productFolder,
  STORAGE_PREFIX,
  tabStorage,
} from '@ementa/contracts'
import { dropWorker } from '../pwa/drop-worker'
import { mockBackend } from './backend'

/** Erases what the product keeps in this browser (decision P-19). `hasMock`: the data lives here and not on a server. */
export function createDeviceData({ hasMock }: { hasMock: boolean }): DeviceData {
  onErasedElsewhere(beginAnew)
  return {
    async erase() {
      if (hasMock) await (await mockBackend()).reset()
      await Promise.all([deleteDatabases(), dropWorker()])
      eraseDevice()
      beginAnew()
    },
  }
}

/** Leaves the page, and all that it still holds in memory, without asking about texts that were erased on purpose. */
function beginAnew() {
  for (const key of keysOf(tabStorage, STORAGE_PREFIX)) tabStorage.removeItem(key)
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace(productFolder())
}

async function deleteDatabases() {
  const factory = deviceDatabases()
  const databases = (await factory?.databases()) ?? []
  // Not awaited: an open connection holds a deletion back until the page closes, which is what comes next.
  for (const { name } of databases) if (name?.startsWith(STORAGE_PREFIX)) factory?.deleteDatabase(name)
}
