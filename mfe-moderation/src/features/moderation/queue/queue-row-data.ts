import type { ModeratedItemType, ModerationActionType, Outputs, Profile } from '@ementa/contracts'

export type QueueEntry = Outputs['moderation']['getQueue']['items'][number]
/** A queue entry as lists want it. */
export type QueueRow = QueueEntry & { id: string }

export const toRow = (entry: QueueEntry): QueueRow => ({ ...entry, id: entry.item.id })

const NAMES: Record<ModeratedItemType, { noun: string; the: string; to: string; end: 'a' | 'o' }> = {
  post: { noun: 'publicação', the: 'a publicação', to: 'à', end: 'a' },
  comment: { noun: 'comentário', the: 'o comentário', to: 'ao', end: 'o' },
  profile: { noun: 'perfil', the: 'o perfil', to: 'ao', end: 'o' },
}

type Named = Pick<QueueEntry, 'item' | 'author'>

const of = (author: Pick<Profile, 'username'> | null) => (author ? `de @${author.username}` : 'sem autor conhecido')
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** `Publicação de @ana` */
export const titleOf = ({ item, author }: Named): string => capital(`${NAMES[item.item_type].noun} ${of(author)}`)

/** The verb with its object, so that a button says what it will do and to whom. */
export function actionName(action: ModerationActionType, { item, author }: Named): string {
  const { noun, to } = NAMES[item.item_type]
  const object = `${noun} ${of(author)}`
  switch (action) {
    case 'approve':
      return `Aprovar ${object}`
    case 'remove':
      return item.item_type === 'profile' ? `Remover texto e foto do ${object}` : `Remover ${object}`
    case 'shadow_ban':
      return `Aplicar shadow ban ${to} ${object}`
    case 'temp_ban':
      return `Banir ${author ? `@${author.username}` : 'a conta'} por 30 dias${item.item_type === 'profile' ? '' : ` e remover ${NAMES[item.item_type].the}`}`
  }
}

/** What happened: `Publicação de @ana foi removida`. */
export function announcement(action: ModerationActionType, named: Named): string {
  const { end } = NAMES[named.item.item_type]
  switch (action) {
    case 'approve':
      return `${titleOf(named)} foi mantid${end}`
    case 'remove':
      return named.item.item_type === 'profile'
        ? `Texto e foto do ${NAMES.profile.noun} ${of(named.author)} foram removidos`
        : `${titleOf(named)} foi removid${end}`
    case 'shadow_ban':
      return `${titleOf(named)} recebeu shadow ban`
    case 'temp_ban':
      return `A conta ${of(named.author)} foi banida por 30 dias${named.item.item_type === 'profile' ? '' : ` e ${NAMES[named.item.item_type].the} saiu do ar`}`
  }
}

export const ACTIONS = ['approve', 'remove', 'shadow_ban', 'temp_ban'] as const satisfies ModerationActionType[]

/** What each decision does, in the panel below its button. */
export const CONSEQUENCES: Record<ModerationActionType, string> = {
  approve: 'Continua no ar. Quem denunciou é avisado.',
  remove: 'Exige justificativa. Sai do ar para todos; quem escreveu a lê no aviso.',
  shadow_ban: 'Só quem escreveu continua vendo. Não há aviso.',
  temp_ban: 'Exige justificativa. A conta volta sozinha ao fim do prazo.',
}

/** These are refused without a justification; who is concerned reads it (spec §5). */
export const JUSTIFIED: readonly ModerationActionType[] = ['remove', 'temp_ban']
