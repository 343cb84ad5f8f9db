import type { ShellServices } from '../services/create-services'
import { openLinkInAddress } from './host-state'

/** Begins with a host: opens the link in the address; when the page has time, asks what the host offers and listens to others. */
export function beginWithHost(services: ShellServices): void {
  openLinkInAddress()
  window.addEventListener('hashchange', openLinkInAddress)
  services.pageIdle.whenIdle(() => {
    void import('./ask-about').then(({ askAbout }) => askAbout()).catch(() => undefined)
    void import('./live').then(({ listenToOthers }) => listenToOthers(services)).catch(() => undefined)
  })
}
