import { SESSION_KEYS, tabStorage } from '@ementa/contracts'
import type { AboutHost } from '@ementa/contracts/host'
import { proxy } from '@ementa/ui/data'
import { needOverlays } from '@ementa/ui/host'

export interface HostServer {
  url: string
  fetch: (request: Request) => Promise<Response>
}

/** A dialog about people and devices, which only a host of many people has. */
type HostDialogName =
  | { kind: 'link' | 'confirmation'; token: string }
  | { kind: 'access' }
  | { kind: 'leaving' | 'erased'; erasesAt: string }

/** The host of many people, if there is one, and its dialogs. */
export const hostState = proxy({
  /** The server that many people share; null for the backend in this browser. */
  server: null as HostServer | null,
  /** Its offer; null until it has answered. */
  about: null as AboutHost | null,
  /** Until a server has said that it is a demonstration, it is taken for a real one. */
  get isCommunity(): boolean {
    return hostState.server !== null && !hostState.about?.signIn.includes('name')
  },
  /** Whether it sends issues by mail. */
  get mailsIssues(): boolean {
    return hostState.about?.mailsIssues ?? false
  },
  dialog: null as HostDialogName | null,
  open(dialog: HostDialogName) {
    hostState.dialog = dialog
    needOverlays()
  },
  close() {
    hostState.dialog = null
  },
})

const LINK = /^#(confirmar|convite|entrar)=([\w-]{1,100})$/

/** Opens the dialog of the link with which the page was opened or that was followed in it, and takes its secret out of the address. */
export function openLinkInAddress(): void {
  const [, name, token] = LINK.exec(location.hash) ?? []
  if (!token) return
  history.replaceState(history.state, '', location.pathname + location.search)
  hostState.open({ kind: name === 'confirmar' ? 'confirmation' : 'link', token })
}

/** Opens the notice about an account that was erased just before the page loaded again. */
export function openErasureNotice(): void {
  const erasesAt = tabStorage.getItem(SESSION_KEYS.erased)
  if (erasesAt === null) return
  tabStorage.removeItem(SESSION_KEYS.erased)
  hostState.open({ kind: 'erased', erasesAt })
}
