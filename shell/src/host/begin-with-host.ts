import { openLinkInAddress } from './host-state'

/** Begins with a host: opens the link in the address, and asks what the host offers when the page has time. */
export function beginWithHost(whenIdle: (work: () => void) => void): void {
  openLinkInAddress()
  window.addEventListener('hashchange', openLinkInAddress)
  whenIdle(() => void import('./ask-about').then(({ askAbout }) => askAbout()).catch(() => undefined))
}
