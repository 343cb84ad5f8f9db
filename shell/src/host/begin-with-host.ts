import { loadWithRetry } from '../frame/deferred-parts'
import type { ShellServices } from '../services/create-services'
import { hostState, openErasure, openLinkInAddress } from './host-state'

/** Asks what the host offers. Returns the code that listens to others, where the host tells of them. */
async function askHost() {
  const { askAbout } = await import('./ask-about')
  await askAbout()
  return hostState.about?.isLive ? import('./live') : null
}

/** Begins with a host: opens the link in the address, or says what became of an account; when the page has time, asks what the host offers and listens to others. */
export function beginWithHost(services: ShellServices): void {
  openLinkInAddress()
  openErasure()
  window.addEventListener('hashchange', openLinkInAddress)
  services.pageIdle.whenIdle(() => {
    loadWithRetry(askHost, (live) => live?.listenToOthers(services))
  })
}
