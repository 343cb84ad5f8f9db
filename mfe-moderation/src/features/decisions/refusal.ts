import { errorCode, isOfflineError, type ToastInput } from '@ementa/contracts'

/** Who handled it before, when the error says so (data of `ALREADY_HANDLED`). */
function handlerOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null
  const { data } = error
  if (typeof data !== 'object' || data === null || !('handledBy' in data)) return null
  return typeof data.handledBy === 'string' ? data.handledBy : null
}

/** The toast for a decision that was not carried out; `title` says what was wanted. */
export function refusalOf(error: unknown, title: string): ToastInput {
  switch (errorCode(error)) {
    case 'ALREADY_HANDLED': {
      const name = handlerOf(error)
      return name
        ? { status: 'error', title: 'Item já tratado', description: `${name} decidiu antes. A fila foi atualizada.` }
        : {
            status: 'error',
            title: 'O item mudou enquanto você decidia',
            description: 'Há novas denúncias. Confira e decida de novo.',
          }
    }
    case 'QUEUE_ITEM_NOT_FOUND':
      return {
        status: 'error',
        title: 'Item fora da fila',
        description: 'Ele não está mais na fila, que foi atualizada.',
      }
    case 'UNAUTHORIZED':
      // It waits in the outbox.
      return {
        status: 'error',
        title: 'Erro ao executar ação',
        description: `Não aplicado: ${title}. Será aplicado quando você entrar de novo.`,
      }
    default:
      return {
        status: 'error',
        title: 'Erro ao executar ação',
        description: isOfflineError(error)
          ? `Você está offline. Não aplicado: ${title}.`
          : `Não aplicado: ${title}. Tente novamente.`,
      }
  }
}
