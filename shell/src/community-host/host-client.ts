import { createHostClient, type HostApi } from '@ementa/contracts/host'
import { confirm } from '@ementa/ui'
import { hostState } from './host-state'

/** Returns the client of the host's own calls. */
export function getHostClient(): HostApi {
  const { server } = hostState
  if (!server) throw new Error('Failed to reach a host: the registry names no server.')
  return createHostClient(server.url, server.fetch)
}

/** Asks the host once what it offers. */
export async function fetchHostInfo(): Promise<void> {
  hostState.about ??= await getHostClient().about()
}

/** Asks somebody who could not sign in again whether they want to leave all the same. Returns whether they leave. */
export async function confirmSignOut(): Promise<boolean> {
  if (hostState.about?.signIn.includes('link')) return true
  const { passkeys } = await getHostClient().listPasskeys()
  if (passkeys.length > 0) return true
  return confirm({
    title: 'Sair sem chave de acesso?',
    body: 'Você não conseguiria entrar de novo: esta comunidade não envia links por e-mail, e sua conta não tem chave de acesso. Crie uma antes, em “Acesso e convites”.',
    confirmLabel: 'Sair assim mesmo',
    danger: true,
  })
}
