import type {
  AuditActionType,
  AuditEntry,
  ModeratedItemType,
  ModerationAction,
  ModerationActionType,
} from '@ementa/contracts'

const KEPT: Record<ModeratedItemType, string> = {
  post: 'Sua publicação foi analisada pela moderação e continua no ar.',
  comment: 'Seu comentário foi analisado pela moderação e continua no ar.',
  profile: 'Seu perfil foi analisado pela moderação e continua no ar.',
}

const REMOVED: Record<ModeratedItemType, string> = {
  post: 'Sua publicação foi removida pela moderação.',
  comment: 'Seu comentário foi removido pela moderação.',
  profile: 'O texto e a foto do seu perfil foram removidos pela moderação.',
}

/** Adds the removal of the content to the text about a ban because of it. */
const REMOVED_BESIDE: Record<ModeratedItemType, string> = {
  post: ' e sua publicação foi removida',
  comment: ' e seu comentário foi removido',
  profile: '',
}

const BACK: Record<ModeratedItemType, string> = {
  post: 'sua publicação está de novo no ar.',
  comment: 'seu comentário está de novo no ar.',
  profile: 'o texto e a foto do seu perfil estão de volta.',
}

const REPORTED: Record<ModeratedItemType, string> = {
  post: 'A publicação que você denunciou foi analisada',
  comment: 'O comentário que você denunciou foi analisado',
  profile: 'O perfil que você denunciou foi analisado',
}

const OUTCOME: Record<ModerationActionType, string> = {
  approve: 'não encontramos violação das regras.',
  remove: 'o conteúdo foi removido. Obrigado por ajudar.',
  shadow_ban: 'tomamos as medidas cabíveis. Obrigado por ajudar.',
  temp_ban: 'a conta foi banida temporariamente. Obrigado por ajudar.',
}

const motive = (reason: string) => (reason.trim() ? ` Motivo: ${reason.trim()}` : '')

/**
 * Returns the notice for the author of moderated content; null when there is nothing to say (they had deleted it
 * themselves), or when they must not know: a shadow ban is not announced.
 */
export function toAuthor(
  { item_type, action_type, duration_days, reason }: ModerationAction,
  isGone: boolean,
): string | null {
  const because = motive(reason)
  if (action_type === 'approve') return isGone ? null : KEPT[item_type]
  if (action_type === 'remove') return REMOVED[item_type] + because
  if (action_type === 'temp_ban') {
    return `Sua conta foi banida por ${duration_days} dias${isGone ? '' : REMOVED_BESIDE[item_type]}.${because}`
  }
  return null
}

/** Returns the notice for the people who reported the content. */
export function toReporter({ item_type, action_type }: ModerationAction, isGone: boolean): string {
  const outcome =
    isGone && action_type === 'approve' ? 'quem escreveu já tinha apagado o conteúdo.' : OUTCOME[action_type]
  return `${REPORTED[item_type]}: ${outcome}`
}

const ENDED: Partial<Record<AuditActionType, string>> = {
  warn: 'a advertência que você recebeu foi retirada.',
  mute: 'seu perfil não está mais silenciado.',
  temp_ban: 'sua conta não está mais banida.',
  ban: 'sua conta não está mais banida.',
}

/** Returns the author's notice about a decision that was taken back; undone means that it will be made again. */
export function describeReversal({ action_type, item_type }: AuditEntry, isUndone: boolean): string {
  if (isUndone) return 'A moderação desfez uma decisão sobre você e vai analisar o caso de novo.'
  return `A moderação reviu a decisão: ${ENDED[action_type] ?? BACK[item_type]}`
}

/** Returns the notice about an objection that was accepted after the measure had ended by itself. */
export const describeLateAcceptance = (reason: string): string =>
  `A moderação analisou seu recurso e deu razão a você. A medida já não estava em vigor.${motive(reason)}`

/** Returns the notice about an objection that was rejected. */
export const describeRejection = (reason: string): string =>
  `A moderação analisou seu recurso e manteve a decisão.${motive(reason)}`

export type UserMeasure = Extract<
  AuditActionType,
  'warn' | 'mute' | 'temp_ban' | 'ban' | 'unban' | 'promote' | 'demote'
>

const MEASURES: Record<UserMeasure, string> = {
  warn: 'Você recebeu uma advertência da moderação.',
  mute: 'Seu perfil foi silenciado pela moderação.',
  temp_ban: 'Sua conta foi banida temporariamente pela moderação.',
  ban: 'Sua conta foi banida pela moderação.',
  unban: 'O banimento da sua conta foi encerrado pela moderação.',
  promote: 'Agora você faz parte da moderação.',
  demote: 'Você deixou de fazer parte da moderação.',
}

// The backend has no zone of its own; the product's is Brasília.
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })

/** Returns a user's notice about a measure of user management; `until` (ISO UTC) ends a temporary ban. */
export function describeMeasure(action: UserMeasure, reason: string, until: string | null): string {
  const end = until === null ? '' : ` O banimento termina em ${day.format(new Date(until))}.`
  return MEASURES[action] + end + motive(reason)
}
