import type { ShellServices } from '../services/create-services'
import { hostState, openLinkInAddress } from './host-state'

/** Asks what the host offers, and listens to others where it tells of them. */
async function meetHost(services: ShellServices) {
  const { askAbout } = await import('./ask-about')
  await askAbout()
  if (!hostState.about?.isLive) return
  const { listenToOthers } = await import('./live')
  listenToOthers(services)
}

/** Begins with a host: opens the link in the address; when the page has time, asks what the host offers and listens to others. */
export function beginWithHost(services: ShellServices): void {
  openLinkInAddress()
  window.addEventListener('hashchange', openLinkInAddress)
  services.pageIdle.whenIdle(() => void meetHost(services).catch(() => undefined))
}
