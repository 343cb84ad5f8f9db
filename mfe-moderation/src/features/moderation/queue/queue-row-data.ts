import type { ModeratedItemType, ModerationActionType, Outputs, Profile } from '@ementa/contracts'

export type QueueEntry = Outputs['moderation']['getQueue']['items'][number]
/** A queue entry with its id, as lists need it. */
export type QueueRow = QueueEntry & { id: string }

export const toRow = (entry: QueueEntry): QueueRow => ({ ...entry, id: entry.item.id })

const NAMES: Record<ModeratedItemType, { noun: string; the: string; to: string; end: 'a' | 'o' }> = {
  post: { noun: 'publicação', the: 'a publicação', to: 'à', end: 'a' },
  comment: { noun: 'comentário', the: 'o comentário', to: 'ao', end: 'o' },
  profile: { noun: 'perfil', the: 'o perfil', to: 'ao', end: 'o' },
}

type Named = Pick<QueueEntry, 'item' | 'author'>
type Decidable = Pick<QueueEntry, 'item' | 'author' | 'content'>

const of = (author: Pick<Profile, 'username'> | null) => (author ? `de @${author.username}` : 'sem autor conhecido')
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** Returns a title such as `Publicação de @ana` or `Recurso de @ana`. */
export const titleOf = ({ item, author, objection }: Named & Pick<Partial<QueueEntry>, 'objection'>): string =>
  capital(`${objection ? 'recurso' : NAMES[item.item_type].noun} ${of(author)}`)

/** Returns the verb with its object, so that a button says what it will do and to whom. */
export function actionName(action: ModerationActionType, { item, author, content }: Decidable): string {
  const { noun, to, the } = NAMES[item.item_type]
  const object = `${noun} ${of(author)}`
  const isRemovedToo = item.item_type !== 'profile' && content !== null
  switch (action) {
    case 'approve':
      return content ? `Aprovar ${object}` : 'Encerrar as denúncias'
    case 'remove':
      return item.item_type === 'profile' ? `Remover texto e foto do ${object}` : `Remover ${object}`
    case 'shadow_ban':
      return `Aplicar shadow ban ${to} ${object}`
    case 'temp_ban':
      return `Banir ${author ? `@${author.username}` : 'a conta'} por 30 dias${isRemovedToo ? ` e remover ${the}` : ''}`
  }
}

/** Says what a decision did: `Publicação de @ana foi removida`. */
export function describeDecision(action: ModerationActionType, named: Decidable): string {
  const { end, the, noun } = NAMES[named.item.item_type]
  const isRemovedToo = named.item.item_type !== 'profile' && named.content !== null
  switch (action) {
    case 'approve':
      return named.content
        ? `${titleOf(named)} foi mantid${end}`
        : `Denúncias sobre ${noun} ${of(named.author)} foram encerradas`
    case 'remove':
      return named.item.item_type === 'profile'
        ? `Texto e foto do ${NAMES.profile.noun} ${of(named.author)} foram removidos`
        : `${titleOf(named)} foi removid${end}`
    case 'shadow_ban':
      return `${titleOf(named)} recebeu shadow ban`
    case 'temp_ban':
      return `A conta ${of(named.author)} foi banida por 30 dias${isRemovedToo ? ` e ${the} saiu do ar` : ''}`
  }
}

export const ACTIONS = ['approve', 'remove', 'shadow_ban', 'temp_ban'] as const satisfies ModerationActionType[]

/** Returns the decisions that can be made: where the content is gone, closing the reports and banning the author. */
export function actionsFor({ content, author }: Decidable): readonly ModerationActionType[] {
  if (content) return ACTIONS
  return author ? ['approve', 'temp_ban'] : ['approve']
}

const CONSEQUENCES: Record<ModerationActionType, string> = {
  approve: 'Continua no ar. Quem denunciou é avisado.',
  remove: 'Exige justificativa. Sai do ar para todos; quem escreveu a lê no aviso.',
  shadow_ban: 'Só quem escreveu continua vendo. Não há aviso.',
  temp_ban: 'Exige justificativa. A conta volta sozinha ao fim do prazo.',
}

/** Returns the text below the button of a decision, which says what it does. */
export const describeConsequence = (action: ModerationActionType, { content }: Decidable): string =>
  content || action !== 'approve'
    ? CONSEQUENCES[action]
    : 'Quem denunciou fica sabendo que o conteúdo já tinha sido apagado.'

/** Decisions that are refused without a justification, which the person concerned reads. */
export const JUSTIFIED: readonly ModerationActionType[] = ['remove', 'temp_ban']
