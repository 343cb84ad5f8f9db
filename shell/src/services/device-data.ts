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
import { hostState } from '../host/host-state'
import { dropWorker } from '../pwa/drop-worker'
import { mockBackend } from './backend'

/**
 * Erases the product's data in this browser. Without a server that is all data.
 * @param signOut ends the session on the server, whose cookie no script can erase; null without a server
 */
export function createDeviceData({ signOut }: { signOut: (() => Promise<void>) | null }): DeviceData {
  onErasedElsewhere(beginAnew)
  return {
    hasServer: signOut !== null,
    host: hostState,
    async erase() {
      if (signOut) await signOut()
      else await (await mockBackend()).reset()
      await eraseHere()
    },
    ...(signOut && {
      async eraseAccount() {
        const { hostClient } = await import('../host/ask-about')
        // The host has ended every session with it.
        await hostClient().eraseAccount()
        await eraseHere()
      },
    }),
  }
}

async function eraseHere() {
  await Promise.all([deleteDatabases(), dropWorker()])
  eraseDevice()
  beginAnew()
}

/** Leaves the page without asking about unsaved texts, which were erased on purpose. */
function beginAnew() {
  for (const key of keysOf(tabStorage, STORAGE_PREFIX)) tabStorage.removeItem(key)
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace(productFolder())
}

async function deleteDatabases() {
  const factory = deviceDatabases()
  const databases = (await factory?.databases()) ?? []
  // The deletion is not awaited: an open connection delays it until the page closes, which happens next.
  for (const { name } of databases) if (name?.startsWith(STORAGE_PREFIX)) factory?.deleteDatabase(name)
}
