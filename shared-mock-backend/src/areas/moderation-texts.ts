import type { ModeratedItemType, ModerationAction, ModerationActionType } from '@ementa/contracts'

const KEPT: Record<ModeratedItemType, string> = {
  post: 'Sua publicação foi analisada pela moderação e continua no ar.',
  comment: 'Seu comentário foi analisado pela moderação e continua no ar.',
  profile: 'Seu perfil foi analisado pela moderação e continua no ar.',
}

const REMOVED: Record<ModeratedItemType, string> = {
  post: 'Sua publicação foi removida pela moderação.',
  comment: 'Seu comentário foi removido pela moderação.',
  profile: 'Seu perfil foi removido pela moderação.',
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
  temp_ban: 'a conta foi suspensa. Obrigado por ajudar.',
}

/** What the author of moderated content reads; null when they are not to know: a shadow ban told of is none. */
export function toAuthor({ item_type, action_type, duration_days, reason }: ModerationAction): string | null {
  const because = reason.trim() ? ` Motivo: ${reason.trim()}` : ''
  if (action_type === 'approve') return KEPT[item_type]
  if (action_type === 'remove') return REMOVED[item_type] + because
  if (action_type === 'temp_ban') return `Sua conta foi suspensa por ${duration_days} dias.${because}`
  return null
}

/** What those who reported the content read. */
export function toReporter({ item_type, action_type }: ModerationAction): string {
  return `${REPORTED[item_type]}: ${OUTCOME[action_type]}`
}
