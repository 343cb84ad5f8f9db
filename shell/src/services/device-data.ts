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
import { hostState } from '../community-host/host-state'
import { dropWorker } from '../pwa/register-worker'
import { mockBackend } from './pipeline'

/**
 * Erases the product's data in this browser. Without a server that is all data.
 * @param signOut ends the session on the server, whose cookie no script can erase; null without a server
 */
export function createDeviceData({ signOut }: { signOut: (() => Promise<void>) | null }): DeviceData {
  onErasedElsewhere(() => {
    for (const key of keysOf(tabStorage, STORAGE_PREFIX)) tabStorage.removeItem(key)
    beginAnew()
  })
  return {
    hasServer: signOut !== null,
    host: hostState,
    async erase() {
      if (signOut) await signOut()
      else await (await mockBackend()).reset()
      await eraseHere()
    },
    ...(signOut && {
      async sendConfirmation() {
        const { getHostClient } = await import('../community-host/host-client')
        await getHostClient().sendConfirmation()
      },
      async eraseAccount() {
        const { getHostClient } = await import('../community-host/host-client')
        // The host has ended every session with it.
        const { erases_at } = await getHostClient().eraseAccount()
        await eraseHere(erases_at)
      },
    }),
  }
}

async function eraseHere(erasesAt: string | null = null) {
  await Promise.all([deleteDatabases(), dropWorker()])
  eraseDevice(erasesAt)
  beginAnew()
}

/** Leaves the page without asking about unsaved texts, which were erased on purpose. */
function beginAnew() {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace(productFolder())
}

async function deleteDatabases() {
  const factory = deviceDatabases()
  const databases = (await factory?.databases()) ?? []
  // The deletion is not awaited: an open connection delays it until the page closes, which happens next.
  for (const { name } of databases) if (name?.startsWith(STORAGE_PREFIX)) factory?.deleteDatabase(name)
}
