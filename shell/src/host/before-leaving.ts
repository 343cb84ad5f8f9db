import { confirm } from '@ementa/ui'
import { hostClient } from './ask-about'
import { hostState } from './host-state'

/** Asks somebody who could not sign in again whether they want to leave all the same. Returns whether they leave. */
export async function mayLeave(): Promise<boolean> {
  if (hostState.about?.signIn.includes('link')) return true
  const { passkeys } = await hostClient().listPasskeys()
  if (passkeys.length > 0) return true
  return confirm({
    title: 'Sair sem chave de acesso?',
    body: 'Você não conseguiria entrar de novo: esta comunidade não envia links por e-mail, e sua conta não tem chave de acesso. Crie uma antes, em “Acesso e convites”.',
    confirmLabel: 'Sair assim mesmo',
    danger: true,
  })
}
