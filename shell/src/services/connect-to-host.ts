import { hostState, openErasureNotice, openLinkInAddress } from '../community-host/host-state'
import type { ShellServices } from './create-services'
import { loadWithRetry } from './load-with-retry'

/** Asks what the host offers. Returns the code that listens to others, where the host tells of them. */
async function loadLiveUpdates() {
  const { fetchHostInfo } = await import('../community-host/host-client')
  await fetchHostInfo()
  return hostState.about?.isLive ? import('./live-updates') : null
}

/** Begins with a host: opens the link in the address, or says what became of an account; when the page has time, asks what the host offers and listens to others. */
export function connectToHost(services: ShellServices): void {
  openLinkInAddress()
  openErasureNotice()
  window.addEventListener('hashchange', openLinkInAddress)
  services.pageIdle.whenIdle(() => {
    loadWithRetry(loadLiveUpdates, (live) => live?.listenToLiveUpdates(services))
  })
}
