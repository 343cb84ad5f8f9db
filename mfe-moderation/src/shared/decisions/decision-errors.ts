import { ERRORS, errorCode, isOfflineError, isolate, MODERATION, type ToastInput } from '@ementa/contracts'
import { longDate } from '@ementa/ui'

/** Returns a text that a declared error carries in its data. */
function dataOf(error: unknown, name: string): string | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null
  const { data } = error
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null
  return typeof value === 'string' ? value : null
}

/** Says why a measure that would shorten a harder one is refused. */
export function describeStrongerMeasure(status: string | null, until: string | null): string {
  const harder =
    status === 'banned' ? 'A conta já está banida sem prazo.' : 'A conta já está sob uma medida mais forte.'
  const end = until === null ? harder : `A conta já está banida até ${longDate(until)}.`
  return `${end} Um banimento de ${MODERATION.temporaryBanDays} dias a encurtaria.`
}

/** Text for users who may read the admin pages but not act there. */
export const ACTING_NEEDS_MODERATOR = 'Só quem faz parte da moderação decide. Você pode ler tudo desta seção.'

/** Text for a decision about the moderators themselves, or about what they wrote. */
export const OWN_CAUSE = 'O caso é seu. Outra pessoa da moderação decide.'

/** Says why nothing can be decided about an item that somebody else has open. */
export const describeClaim = (name: string) => `${isolate(name)} está analisando este item. Assuma-o para decidir.`

/** Returns the toast for a decision that could not be taken back. */
export function describeReversalError(error: unknown): ToastInput {
  const code = errorCode(error)
  if (code === 'NOT_MODERATOR' || code === 'OWN_CAUSE' || code === 'CONTENT_CHANGED' || code === 'ALREADY_CLAIMED') {
    return describeDecisionError(error, '')
  }
  if (code === 'OWN_DECISION') {
    return {
      status: 'error',
      title: 'Recurso contra decisão sua',
      description: 'Outra pessoa da moderação decide o recurso.',
    }
  }
  const isLate = code === 'ALREADY_REVERSED' || code === 'DECISION_NOT_FOUND'
  return {
    status: 'error',
    title: isLate ? 'Esta decisão não vale mais' : 'Erro ao desfazer',
    description: isLate
      ? 'Outra decisão tomou o lugar dela, ou ela já foi desfeita.'
      : 'A decisão continua valendo. Tente novamente.',
  }
}

/** Returns the toast for a decision that was not carried out; `title` names the decision. */
export function describeDecisionError(error: unknown, title: string): ToastInput {
  switch (errorCode(error)) {
    case 'ALREADY_HANDLED': {
      const name = dataOf(error, 'handledBy')
      return name
        ? {
            status: 'error',
            title: 'Item já tratado',
            description: `${isolate(name)} decidiu antes. A fila foi atualizada.`,
          }
        : {
            status: 'error',
            title: 'O item mudou enquanto você decidia',
            description: 'Há novas denúncias. Confira e decida de novo.',
          }
    }
    case 'ALREADY_CLAIMED':
      return {
        status: 'error',
        title: 'Item em análise por outra pessoa',
        description: describeClaim(dataOf(error, 'claimedBy') ?? 'Outra pessoa'),
      }
    case 'QUEUE_ITEM_NOT_FOUND':
      return {
        status: 'error',
        title: 'Item fora da fila',
        description: 'Ele não está mais na fila, que foi atualizada.',
      }
    case 'STRONGER_MEASURE':
      return {
        status: 'error',
        title: 'Há uma medida mais forte em vigor',
        description: describeStrongerMeasure(dataOf(error, 'status'), dataOf(error, 'until')),
      }
    case 'CONTENT_CHANGED':
      return dataOf(error, 'change') === 'deleted'
        ? {
            status: 'error',
            title: 'O conteúdo foi apagado desde que você o abriu',
            description: 'Nada foi aplicado. Confira o item e decida de novo.',
          }
        : {
            status: 'error',
            title: 'O texto mudou desde que você o abriu',
            description: 'Nada foi aplicado. Leia o novo texto e decida de novo.',
          }
    case 'CONTENT_NOT_FOUND':
      return {
        status: 'error',
        title: 'O conteúdo não existe mais',
        description: 'Nada foi aplicado. As denúncias podem ser encerradas.',
      }
    case 'OWN_CAUSE':
      return { status: 'error', title: 'Ação indisponível', description: OWN_CAUSE }
    case 'LAST_MODERATOR':
      return {
        status: 'error',
        title: 'Não é possível remover o último moderador',
        description: 'Promova outra pessoa antes.',
      }
    case 'NOT_MODERATOR':
      return { status: 'error', title: 'Ação indisponível', description: ACTING_NEEDS_MODERATOR }
    case 'STORAGE_FULL':
      return { status: 'error', title: 'Erro ao executar ação', description: ERRORS.STORAGE_FULL.message }
    case 'UNAUTHORIZED':
      return {
        status: 'error',
        title: 'Erro ao executar ação',
        description: 'Você não está mais na sua conta: nada foi aplicado. Entre de novo e decida outra vez.',
      }
    default:
      return {
        status: 'error',
        title: 'Erro ao executar ação',
        description: isOfflineError(error)
          ? `Você está offline. Não aplicado: “${title}”.`
          : `Não aplicado: “${title}”. Tente novamente.`,
      }
  }
}
