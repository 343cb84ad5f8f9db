import { MUTED_WORDS, type QueueAction, queueingOf, tagName } from '@ementa/contracts'
import { isInput } from './action-input'

const REASONS: Record<string, string> = {
  BLOCKED: 'há um bloqueio entre vocês',
  POST_NOT_FOUND: 'a publicação não existe mais',
  COMMENT_NOT_FOUND: 'o comentário não existe mais',
  DRAFT_NOT_FOUND: 'o rascunho não existe mais',
  NOT_A_DRAFT: 'o rascunho já foi publicado',
  NOT_DRAFT_AUTHOR: 'o rascunho é de outra pessoa',
  NEWSLETTER_NOT_FOUND: 'a newsletter não existe mais',
  REPLY_TOO_DEEP: 'a conversa já chegou ao último nível de respostas',
  DATE_NOT_IN_FUTURE: 'a data agendada já passou',
  UNAUTHORIZED: 'é preciso entrar de novo',
  MUTED_WORDS_FULL: `você já silenciou ${MUTED_WORDS.count} palavras`,
  UPLOAD_FAILED: 'uma imagem não pôde ser enviada',
  STORAGE_FULL: 'o armazenamento está cheio',
  BAD_REQUEST: 'o conteúdo não foi aceito',
}

/** What the action does, in words: `Curtir publicação`. A type that this version does not know is said to be so. */
export function actionTitle({ type }: Pick<QueueAction, 'type'>): string {
  return queueingOf(type)?.title ?? 'Ação de outra versão do aplicativo'
}

/** What it is about: the text itself, a tag, or the name of the thing when it was read before. */
export function actionDetail({ input, type }: QueueAction, nameOf: (id: string) => string | undefined): string {
  if (!isInput(input)) return queueingOf(type) ? '' : type
  if (typeof input.body === 'string') return excerpt(input.body)
  if (typeof input.word === 'string') return excerpt(input.word)
  if (typeof input.slug === 'string') return tagName(input.slug)
  const id = [input.id, input.postId].find((value) => typeof value === 'string')
  const name = typeof id === 'string' ? nameOf(id) : undefined
  if (name) return excerpt(name)
  return queueingOf(type) ? '' : type
}

/** Why it failed; whatever has no reason of its own did not get through. */
export function failureReason({ code }: Pick<QueueAction, 'code'>): string {
  return REASONS[code ?? ''] ?? 'o envio não foi concluído'
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `“${line.slice(0, 88)}…”` : `“${line}”`
}
