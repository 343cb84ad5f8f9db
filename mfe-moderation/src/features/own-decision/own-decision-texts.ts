import type { OwnDecision } from '@ementa/contracts'

const REMOVED = {
  post: 'Sua publicação foi removida.',
  comment: 'Seu comentário foi removido.',
  profile: 'O texto e a foto do seu perfil foram removidos.',
} as const

/** What was decided, in one sentence to the person concerned. */
export function sentenceOf({ action_type, item_type }: Pick<OwnDecision, 'action_type' | 'item_type'>): string {
  switch (action_type) {
    case 'remove':
      return REMOVED[item_type]
    case 'temp_ban':
      return 'Sua conta foi banida temporariamente.'
    case 'ban':
      return 'Sua conta foi banida sem prazo.'
    case 'mute':
      return 'Seu perfil foi silenciado.'
    default:
      return 'Você recebeu uma advertência.'
  }
}
