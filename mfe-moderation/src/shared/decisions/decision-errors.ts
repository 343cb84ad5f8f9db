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

const failure = (title: string, description: string): ToastInput => ({ status: 'error', title, description })

/** Returns the toast for a decision that could not be taken back. */
export function describeReversalError(error: unknown): ToastInput {
  switch (errorCode(error)) {
    case 'NOT_MODERATOR':
    case 'OWN_CAUSE':
    case 'CONTENT_CHANGED':
    case 'ALREADY_CLAIMED':
      return describeDecisionError(error, '')
    case 'OWN_DECISION':
      return failure('Recurso contra decisão sua', 'Outra pessoa da moderação decide o recurso.')
    case 'ALREADY_REVERSED':
    case 'DECISION_NOT_FOUND':
      return failure('Esta decisão não vale mais', 'Outra decisão tomou o lugar dela, ou ela já foi desfeita.')
    default:
      return failure('Erro ao desfazer', 'A decisão continua valendo. Tente novamente.')
  }
}

/** Returns the toast for a decision that was not carried out; `title` names the decision. */
export function describeDecisionError(error: unknown, title: string): ToastInput {
  switch (errorCode(error)) {
    case 'ALREADY_HANDLED': {
      const name = dataOf(error, 'handledBy')
      return name
        ? failure('Item já tratado', `${isolate(name)} decidiu antes. A fila foi atualizada.`)
        : failure('O item mudou enquanto você decidia', 'Há novas denúncias. Confira e decida de novo.')
    }
    case 'ALREADY_CLAIMED':
      return failure('Item em análise por outra pessoa', describeClaim(dataOf(error, 'claimedBy') ?? 'Outra pessoa'))
    case 'QUEUE_ITEM_NOT_FOUND':
      return failure('Item fora da fila', 'Ele não está mais na fila, que foi atualizada.')
    case 'STRONGER_MEASURE':
      return failure(
        'Há uma medida mais forte em vigor',
        describeStrongerMeasure(dataOf(error, 'status'), dataOf(error, 'until')),
      )
    case 'CONTENT_CHANGED':
      return dataOf(error, 'change') === 'deleted'
        ? failure(
            'O conteúdo foi apagado desde que você o abriu',
            'Nada foi aplicado. Confira o item e decida de novo.',
          )
        : failure('O texto mudou desde que você o abriu', 'Nada foi aplicado. Leia o novo texto e decida de novo.')
    case 'CONTENT_NOT_FOUND':
      return failure('O conteúdo não existe mais', 'Nada foi aplicado. As denúncias podem ser encerradas.')
    case 'OWN_CAUSE':
      return failure('Ação indisponível', OWN_CAUSE)
    case 'LAST_MODERATOR':
      return failure('Não é possível remover o último moderador', 'Promova outra pessoa antes.')
    case 'NOT_MODERATOR':
      return failure('Ação indisponível', ACTING_NEEDS_MODERATOR)
    case 'STORAGE_FULL':
      return failure('Erro ao executar ação', ERRORS.STORAGE_FULL.message)
    case 'UNAUTHORIZED':
      return failure(
        'Erro ao executar ação',
        'Você não está mais na sua conta: nada foi aplicado. Entre de novo e decida outra vez.',
      )
    default:
      return failure(
        'Erro ao executar ação',
        isOfflineError(error)
          ? `Você está offline. Não aplicado: “${title}”.`
          : `Não aplicado: “${title}”. Tente novamente.`,
      )
  }
}
