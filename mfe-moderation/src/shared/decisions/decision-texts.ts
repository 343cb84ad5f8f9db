import {
  AUDIT_ACTION_LABELS,
  type AuditRecord,
  ITEM_TYPE_LABELS,
  type ModeratedItemType,
  type OwnDecision,
} from '@ementa/contracts'

type Titled = Pick<AuditRecord, 'action_type' | 'item_type' | 'person'>

/** Returns a title such as `Remoção · Publicação de @ana`. */
export function decisionTitle({ action_type, item_type, person }: Titled): string {
  const whose = person ? ` de @${person.username}` : ''
  return `${AUDIT_ACTION_LABELS[action_type]} · ${ITEM_TYPE_LABELS[item_type]}${whose}`
}

/** Returns whether taking the decision back reopens the item: approving and closing took nothing away. */
export const reopens = ({ action_type }: Pick<AuditRecord, 'action_type'>): boolean =>
  action_type === 'approve' || action_type === 'close'

/**
 * Returns whether the viewer may take the decision back: it is neither about them nor, when under appeal, their own.
 */
export function canRestore(entry: AuditRecord, viewerId: string | undefined): boolean {
  const isAnswer = entry.objection?.answer === null && entry.moderator_id === viewerId
  return entry.is_reversible && entry.person?.id !== viewerId && !isAnswer
}

/** Returns the content without the link to a removed post, which cannot be opened. A removed comment's thread can. */
export function dropDeadLink({ content, action_type, item_type, reversal }: AuditRecord) {
  const isGone = item_type === 'post' && action_type === 'remove' && reversal === null
  return content && isGone ? { ...content, post_id: null } : content
}

interface Restoration {
  /** Label of the button. */
  label: string
  consequence: string
  done: string
}

/** Returns the texts about taking a decision back: button, consequence, and confirmation. */
export function describeRestoration({
  action_type,
  item_type,
}: Pick<AuditRecord, 'action_type' | 'item_type'>): Restoration {
  switch (action_type) {
    case 'approve':
    case 'close':
      return {
        label: 'Reabrir na fila',
        consequence: 'O item volta à fila, com as denúncias que tinha.',
        done: 'O item voltou à fila.',
      }
    case 'warn':
      return { label: 'Restaurar', consequence: 'A advertência deixa de contar.', done: 'A advertência foi retirada.' }
    case 'ban':
    case 'temp_ban':
    case 'mute':
    case 'unban':
      return {
        label: 'Restaurar',
        consequence: 'A conta volta à situação que tinha antes desta decisão. A pessoa é avisada.',
        done: 'A conta voltou à situação anterior.',
      }
    default:
      return item_type === 'profile' && action_type === 'remove'
        ? {
            label: 'Restaurar',
            consequence: 'O texto e a foto do perfil voltam. A pessoa é avisada.',
            done: 'O texto e a foto do perfil voltaram.',
          }
        : {
            label: 'Restaurar',
            consequence: 'O conteúdo volta ao ar para todos. Não entra de novo na fila.',
            done: 'O conteúdo está de novo no ar.',
          }
  }
}

type Decided = Pick<OwnDecision, 'action_type' | 'item_type'>

interface Sentences {
  content: Record<ModeratedItemType, string>
  temp_ban: string
  ban: string
  mute: string
  warn: string
}

const TO_THE_PERSON: Sentences = {
  content: {
    post: 'Sua publicação foi removida.',
    comment: 'Seu comentário foi removido.',
    profile: 'O texto e a foto do seu perfil foram removidos.',
  },
  temp_ban: 'Sua conta foi banida temporariamente.',
  ban: 'Sua conta foi banida sem prazo.',
  mute: 'Seu perfil foi silenciado.',
  warn: 'Você recebeu uma advertência.',
}

const ABOUT_THE_PERSON: Sentences = {
  content: {
    post: 'A publicação foi removida.',
    comment: 'O comentário foi removido.',
    profile: 'O texto e a foto do perfil foram removidos.',
  },
  temp_ban: 'A conta foi banida temporariamente.',
  ban: 'A conta foi banida sem prazo.',
  mute: 'O perfil foi silenciado.',
  warn: 'A pessoa recebeu uma advertência.',
}

function sentenceFrom(sentences: Sentences, { action_type, item_type }: Decided): string {
  switch (action_type) {
    case 'remove':
      return sentences.content[item_type]
    case 'temp_ban':
    case 'ban':
    case 'mute':
      return sentences[action_type]
    default:
      return sentences.warn
  }
}

/** Returns the decision as one sentence to the person concerned. */
export const sentenceOf = (decided: Decided): string => sentenceFrom(TO_THE_PERSON, decided)

/** Returns the decision as one sentence to anybody else. */
export const sentenceAbout = (decided: Decided): string => sentenceFrom(ABOUT_THE_PERSON, decided)

/** Text beside every decision that may be appealed. */
export const APPEAL_RIGHT = 'Cabe um recurso, decidido por outra pessoa da moderação.'
