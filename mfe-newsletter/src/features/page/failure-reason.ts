import { isOfflineError } from '@ementa/contracts'

/** What a person can do about a call that failed: trying again helps only with a connection. */
export function whatNow(error: unknown): string {
  return isOfflineError(error) ? 'Sem conexão. Tente quando ela voltar.' : 'Tente novamente.'
}
