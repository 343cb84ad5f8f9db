import { failureAdvice, isOfflineError } from '@ementa/contracts'
import type { HostErrorCode } from '@ementa/contracts/host'
import { focusOnMount } from '@ementa/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './host.module.css'

/**
 * Runs actions of a dialog, whose buttons wait while one runs, and says why the last one failed.
 * @param atFirst runs when the part appears: reads what it shows
 */
export function useHostAction(atFirst?: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const run = async (action: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await action()
    } catch (failure) {
      setError(describeHostFailure(failure))
    } finally {
      setBusy(false)
    }
  }
  const begin = useEffectEvent(() => atFirst && void run(atFirst))
  useEffect(() => begin(), [])
  return { isBusy, error, run }
}

/** Says why a call failed, where it was made. It takes the focus, so that it is read out and the next key is near it. */
export function Refusal({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p role="alert" tabIndex={-1} ref={focusOnMount} className={styles.error}>
      {text}
    </p>
  )
}

const TEXTS: Record<HostErrorCode, string> = {
  LINK_GONE: 'Este link não vale mais: já foi usado, passou do prazo ou chegou incompleto. Peça outro.',
  USERNAME_TAKEN: 'Este nome de usuário já é de outra pessoa. Escolha outro.',
  EMAIL_TAKEN: 'Já existe uma conta com este e-mail. Entre com ela.',
  NAME_RESERVED: 'Este nome é da moderação da Ementa. Escolha outro.',
  PASSKEY_REFUSED: 'A chave de acesso não foi reconhecida aqui. Confira se ela é desta conta e deste endereço.',
  PASSKEY_NOT_FOUND: 'Esta chave de acesso já tinha sido removida.',
  LAST_WAY_IN:
    'É a sua única chave, e esta comunidade não envia links por e-mail: sem ela, você não entraria mais. Crie outra antes.',
  INSECURE_PLACE: 'Este endereço não é seguro, e o navegador não guardaria o seu acesso. Abra a Ementa por https.',
  LAST_MODERATOR: 'Você é a única pessoa da moderação. Promova outra antes de apagar sua conta.',
  NO_INVITATION: 'Não é possível convidar agora: há muitos convites seus em aberto, ou sua conta está suspensa.',
  SIGN_IN_NEEDED: 'Entre na sua conta para continuar.',
  SESSION_NOT_FOUND: 'Este acesso já tinha sido encerrado.',
  SESSION_CHANGED: 'Quem entrou em outra aba é outra pessoa.',
  TOO_MANY_CALLS: 'Foram muitas tentativas seguidas. Espere um minuto e tente de novo.',
}

const isCode = (code: unknown): code is HostErrorCode => typeof code === 'string' && Object.hasOwn(TEXTS, code)

/** Says why a host's call failed, and what helps. Null when the person themselves cancelled. */
function describeHostFailure(error: unknown): string | null {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
  if (error instanceof Error && error.name === 'InvalidStateError') return 'Este aparelho já tem uma chave de acesso.'
  if (isOfflineError(error) || error instanceof TypeError)
    return 'Sem resposta do servidor. Confira a conexão e tente de novo.'
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return isCode(code) ? TEXTS[code] : failureAdvice(error)
}
