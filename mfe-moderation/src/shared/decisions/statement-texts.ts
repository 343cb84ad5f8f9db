import type { ModeratedItemType, OwnDecision } from '@ementa/contracts'

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
