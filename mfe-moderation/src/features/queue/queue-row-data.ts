import type { ModeratedItemType, ModerationActionType, Outputs, Profile } from '@ementa/contracts'

export type QueueEntry = Outputs['moderation']['getQueue']['items'][number]
/** A queue entry as lists want it. */
export type QueueRow = QueueEntry & { id: string }

export const toRow = (entry: QueueEntry): QueueRow => ({ ...entry, id: entry.item.id })

const NAMES: Record<ModeratedItemType, { noun: string; to: string; end: 'a' | 'o' }> = {
  post: { noun: 'publicação', to: 'à', end: 'a' },
  comment: { noun: 'comentário', to: 'ao', end: 'o' },
  profile: { noun: 'perfil', to: 'ao', end: 'o' },
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
      return `Banir ${author ? `@${author.username}` : 'a conta'} por 30 dias`
  }
}

/** What will have happened once the decision is carried out: `Publicação de @ana será removida`. */
export function announcement(action: ModerationActionType, named: Named): string {
  const { end } = NAMES[named.item.item_type]
  switch (action) {
    case 'approve':
      return `${titleOf(named)} será mantid${end}`
    case 'remove':
      return named.item.item_type === 'profile'
        ? `Texto e foto do ${NAMES.profile.noun} ${of(named.author)} serão removidos`
        : `${titleOf(named)} será removid${end}`
    case 'shadow_ban':
      return `${titleOf(named)} receberá shadow ban`
    case 'temp_ban':
      return `A conta ${of(named.author)} será suspensa por 30 dias`
  }
}

export const ACTIONS = ['approve', 'remove', 'shadow_ban', 'temp_ban'] as const satisfies ModerationActionType[]

/** What each decision does, in the panel below its button. */
export const CONSEQUENCES: Record<ModerationActionType, string> = {
  approve: 'Continua no ar. Quem denunciou é avisado.',
  remove: 'Sai do ar para todos. Quem escreveu é avisado, com a justificativa.',
  shadow_ban: 'Só quem escreveu continua vendo. Não há aviso.',
  temp_ban: 'Exige justificativa. A conta volta sozinha ao fim do prazo.',
}
