import { errorCode, failureAdvice, isOfflineError } from '@ementa/contracts'

export { failureAdvice }

/** Why a call failed, in a few words that end a sentence: `17 edições não vieram: armazenamento cheio`. */
export function failureCause(error: unknown): string {
  if (isOfflineError(error)) return 'sem conexão'
  const code = errorCode(error)
  if (code === 'STORAGE_FULL') return 'armazenamento cheio'
  if (code === 'UNAUTHORIZED') return 'você saiu da sua conta'
  return 'uma falha'
}

/** Advice after an import that stopped, whose texts are in a file and not on the screen. */
export const importAdvice = (error: unknown): string =>
  errorCode(error) === 'STORAGE_FULL'
    ? 'Apague do aparelho o que não usa mais e traga o arquivo de novo.'
    : failureAdvice(error)

/** Whether the same call may succeed the next time. */
export function isWorthRetrying(error: unknown): boolean {
  const code = errorCode(error)
  return isOfflineError(error) || code === 'UNKNOWN' || code === 'MOCK_NETWORK_ERROR'
}
