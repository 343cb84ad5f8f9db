import { ERRORS, errorCode } from '../errors'
import { MUTED_WORDS } from '../limits'

/** Reasons of refused calls by code, as part of a sentence: one text for each, wherever the failure is shown. */
const REASONS: Readonly<Record<string, string>> = {
  BLOCKED: 'há um bloqueio entre vocês',
  POST_NOT_FOUND: 'a publicação não existe mais',
  COMMENT_NOT_FOUND: 'o comentário não existe mais',
  QUEUE_ITEM_NOT_FOUND: 'o item não está mais na fila',
  CONTENT_NOT_FOUND: 'o conteúdo não existe mais',
  DRAFT_NOT_FOUND: 'o rascunho não existe mais',
  NOT_A_DRAFT: 'o rascunho já foi publicado',
  NOT_DRAFT_AUTHOR: 'o rascunho é de outra pessoa',
  NOT_POST_AUTHOR_EDIT: 'a publicação é de outra pessoa',
  NOT_POST_AUTHOR_DELETE: 'a publicação é de outra pessoa',
  NOT_COMMENT_AUTHOR: 'o comentário é de outra pessoa',
  POST_CONFLICT: 'a publicação foi alterada em outra aba',
  COMMENT_CONFLICT: 'o comentário foi alterado em outra aba',
  NEWSLETTER_NOT_FOUND: 'a newsletter não existe mais',
  REPLY_TOO_DEEP: 'a conversa já chegou ao último nível de respostas',
  DATE_NOT_IN_FUTURE: 'a data agendada já passou',
  UNAUTHORIZED: 'é preciso entrar de novo',
  MAY_NOT_WRITE: 'a moderação restringiu sua conta, que por enquanto só pode ler',
  SESSION_CHANGED: 'quem entrou em outra aba é outra pessoa',
  LAST_MODERATOR: 'ninguém mais ficaria na moderação: promova outra pessoa antes',
  MUTED_WORDS_FULL: `você já silenciou ${MUTED_WORDS.count} palavras`,
  UPLOAD_FAILED: 'uma imagem não pôde ser enviada',
  STORAGE_FULL: 'o armazenamento está cheio',
  BAD_REQUEST: 'o conteúdo não foi aceito',
}

/** Returns why a queued or failed call was refused; undefined for a code without words of its own. */
export function failureReason(code: string | undefined): string | undefined {
  return code !== undefined && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined
}

/**
 * Says why a write failed and what to do about it, in whole sentences. `Tente novamente.` stands only where trying may help.
 */
export function failureAdvice(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return FULL
  const code = errorCode(error)
  switch (code) {
    case 'OFFLINE':
      return 'Sem conexão. Tente quando ela voltar.'
    case 'UNKNOWN':
    case 'MOCK_NETWORK_ERROR':
      return 'Tente novamente.'
    case 'UNAUTHORIZED':
      return 'Entre na sua conta para continuar.'
    case 'BAD_REQUEST':
      return 'Confira o que foi preenchido.'
    case 'STORAGE_FULL':
      return FULL
    case 'UPLOAD_FAILED':
      return 'Uma imagem não pôde ser enviada. Tente novamente ou remova a imagem.'
  }
  const reason = failureReason(code)
  if (reason === undefined) return 'Algo mudou nesse meio-tempo. Recarregue a página para ver como está.'
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`
}

const FULL = ERRORS.STORAGE_FULL.message
