import { errorCode, isOfflineError } from '@ementa/contracts'

/** What a person can do about a call that failed: trying again helps only where the answer may be another one. */
export function failureAdvice(error: unknown): string {
  if (isOfflineError(error)) return 'Sem conexão. Tente quando ela voltar.'
  const code = errorCode(error)
  if (isWorthRetrying(error)) return 'Tente novamente.'
  if (code === 'UNAUTHORIZED') return 'Entre na sua conta para continuar.'
  if (code === 'BAD_REQUEST') return 'Confira o que foi preenchido.'
  if (code === 'STORAGE_FULL') return 'Apague do aparelho o que não usa mais e tente de novo.'
  return 'Algo mudou nesse meio-tempo. Recarregue a página para ver como está.'
}

/** Why a call failed, in a few words that end a sentence: `17 edições não vieram: armazenamento cheio`. */
export function failureCause(error: unknown): string {
  if (isOfflineError(error)) return 'sem conexão'
  const code = errorCode(error)
  if (code === 'STORAGE_FULL') return 'armazenamento cheio'
  if (code === 'UNAUTHORIZED') return 'você saiu da sua conta'
  return 'uma falha'
}

/** Whether the same call may succeed the next time. */
export function isWorthRetrying(error: unknown): boolean {
  const code = errorCode(error)
  return isOfflineError(error) || code === 'UNKNOWN' || code === 'MOCK_NETWORK_ERROR'
}
