/**
 * Every declared error of the contract: code → HTTP status and message.
 * The specification quotes some messages, which must not change; the others follow their language. Users see only the
 * Portuguese toasts.
 */
export const ERRORS = {
  MOCK_NETWORK_ERROR: { status: 503, message: 'Mock network error' },
  UNAUTHORIZED: { status: 401, message: 'Sign-in needed' },
  MAY_NOT_WRITE: { status: 403, message: 'This account only reads for now' },
  SESSION_CHANGED: { status: 409, message: 'Another person is signed in' },
  USER_NOT_FOUND: { status: 404, message: 'Usuário não encontrado' },
  PROFILE_NOT_FOUND: { status: 404, message: 'Perfil não encontrado' },
  PROFILE_CONFLICT: { status: 409, message: 'Profile was changed elsewhere' },
  NAME_RESERVED: { status: 422, message: 'This name is the moderation’s' },
  BLOCKED: { status: 403, message: 'Blocked users cannot be followed' },
  MUTED_WORDS_FULL: { status: 409, message: 'As many words are muted as may be' },
  POST_NOT_FOUND: { status: 404, message: 'Post not found' },
  QUOTED_NOT_FOUND: { status: 404, message: 'There is nothing to quote' },
  NOT_POST_AUTHOR_EDIT: { status: 403, message: 'You can only edit your own posts' },
  NOT_POST_AUTHOR_DELETE: { status: 403, message: 'You can only delete your own posts' },
  DRAFT_NOT_FOUND: { status: 404, message: 'Draft not found' },
  NOT_DRAFT_AUTHOR: { status: 403, message: 'You can only publish your own drafts' },
  NOT_A_DRAFT: { status: 409, message: 'Post is not a draft' },
  POST_CONFLICT: { status: 409, message: 'Post was changed elsewhere' },
  COMMENT_NOT_FOUND: { status: 404, message: 'Comment not found' },
  NOT_COMMENT_AUTHOR: { status: 403, message: 'You can only change your own comments' },
  COMMENT_CONFLICT: { status: 409, message: 'Comment was changed elsewhere' },
  REPLY_TOO_DEEP: { status: 409, message: 'Replies go down to depth 2 only' },
  NEWSLETTER_NOT_FOUND: { status: 404, message: 'Newsletter não encontrada' },
  NOT_NEWSLETTER_OWNER: { status: 403, message: 'Acesso negado' },
  HANDLE_TAKEN: { status: 409, message: 'Este handle já está em uso' },
  ISSUE_NOT_FOUND: { status: 404, message: 'Issue not found' },
  ISSUE_ALREADY_SENT: { status: 409, message: 'Issue is already sent' },
  ISSUE_RELEASED: { status: 409, message: 'Issue is with its readers already' },
  ISSUE_NOT_SENT: { status: 409, message: 'Issue is not sent yet' },
  TEMPLATE_NOT_FOUND: { status: 404, message: 'Template not found' },
  TEMPLATES_FULL: { status: 409, message: 'Newsletter has as many templates as it may have' },
  NOTHING_CHANGED: { status: 422, message: 'The correction changes nothing' },
  ERRATA_FULL: { status: 409, message: 'Issue has as many errata as it may have' },
  ISSUE_CONFLICT: { status: 409, message: 'Issue was changed elsewhere' },
  ISSUE_NOT_READY: { status: 422, message: 'Issue has nothing to send' },
  SCHEDULE_NOT_FOUND: { status: 404, message: 'Schedule not found' },
  DATE_NOT_IN_FUTURE: { status: 422, message: 'A data deve ser no futuro' },
  SUBJECTS_EQUAL: { status: 422, message: 'The two subjects are the same' },
  TEST_NOT_FOUND: { status: 404, message: 'A/B test not found' },
  TEST_NOT_DRAFT: { status: 409, message: 'A/B test is not a draft' },
  TEST_NOT_RUNNING: { status: 409, message: 'A/B test is not running' },
  NOTIFICATION_NOT_FOUND: { status: 404, message: 'Notification not found' },
  QUEUE_ITEM_NOT_FOUND: { status: 404, message: 'Queue item not found' },
  ALREADY_HANDLED: { status: 409, message: 'Queue item was already handled' },
  NOT_MODERATOR: { status: 403, message: 'Only a moderator can do this' },
  STRONGER_MEASURE: { status: 409, message: 'The user is already under a stronger measure' },
  DECISION_NOT_FOUND: { status: 404, message: 'Decision not found' },
  ALREADY_REVERSED: { status: 409, message: 'Decision was already taken back or replaced' },
  ALREADY_OBJECTED: { status: 409, message: 'Decision was already objected to' },
  OWN_DECISION: { status: 403, message: 'Someone else answers this' },
  OWN_CAUSE: { status: 403, message: 'Nobody decides in their own cause' },
  IS_OBJECTION: { status: 409, message: 'An objection is answered, not processed' },
  CONTENT_CHANGED: { status: 409, message: 'Content was changed since it was read' },
  ALREADY_CLAIMED: { status: 409, message: 'Someone else has opened it' },
  LAST_MODERATOR: { status: 409, message: 'Nobody who can moderate would be left' },
  JUSTIFICATION_REQUIRED: { status: 422, message: 'É necessário fornecer uma justificativa para esta ação.' },
  LAW_NOT_FOUND: { status: 404, message: 'No such law' },
  CONTENT_NOT_FOUND: { status: 404, message: 'Content not found' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Formato não suportado. Use JPG, PNG ou GIF.' },
  TOO_LARGE: { status: 413, message: 'Arquivo muito grande. Máximo 5MB.' },
  UPLOAD_FAILED: { status: 500, message: 'Falha no upload. Tente novamente.' },
  STORAGE_FULL: {
    status: 507,
    message:
      'O armazenamento deste aparelho está cheio e nada foi salvo. Copie o que escreveu, ou apague rascunhos antigos e salve de novo.',
  },
  INSTALL_FAILED: { status: 500, message: 'Não foi possível instalar o app. Tente novamente.' },
} as const

/** Code of a declared error. */
export type ErrorCode = keyof typeof ERRORS

/** Every result of `errorCode`: a declared code, or a failure of the transport itself. */
export type AnyErrorCode = ErrorCode | 'OFFLINE' | 'BAD_REQUEST' | 'UNKNOWN'

/**
 * The call was refused because the browser is offline. Recognise it with `isOfflineError`: federation may hold two copies
 * of a class.
 */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
  readonly code = 'OFFLINE'

  constructor() {
    super('Offline: the call was not sent')
  }
}

/** Message of a queued action whose sending failed; the specification quotes it. */
export function syncFailureMessage(type: string): string {
  return `Failed to sync ${type} action.`
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

/** Narrows a thrown value to the refusal of an offline call. */
export function isOfflineError(error: unknown): error is OfflineError {
  return codeOf(error) === 'OFFLINE'
}

/** True for the code of a declared error. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code)
}

/**
 * Returns whether a read by what is in an address found nothing: the backend says so with `code`, and of a name longer than
 * any record's the contract does.
 */
export const namesNothing = (error: unknown, code: ErrorCode): boolean =>
  errorCode(error) === code || errorCode(error) === 'BAD_REQUEST'

/** The code of whatever a call threw; `UNKNOWN` for anything that is no error of a call. Never throws. */
export function errorCode(error: unknown): AnyErrorCode {
  const code = codeOf(error)
  if (isErrorCode(code)) return code
  if (code === 'OFFLINE' || code === 'BAD_REQUEST') return code
  return 'UNKNOWN'
}
