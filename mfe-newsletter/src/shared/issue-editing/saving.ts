import {
  errorCode,
  failureAdvice,
  isBlank,
  isComplete,
  isOfflineError,
  LENGTH,
  type NewsletterIssue,
  randomId,
  type Services,
} from '@ementa/contracts'
import { lengthError } from '../about/about-rules'
import type { TextOp } from '../rich-text/issue-text'
import type { Autosave } from './autosave'
import type { IssueFields } from './crash-copy'
import type { OpenText } from './open-text'
import { compareStored, type EditingEvent, type EditingStore, isStored } from './state'

interface SavingOptions {
  api: Pick<Services['api'], 'newsletters'>
  toast: Services['toast']
  store: EditingStore
  text: OpenText
  autosave: Autosave
  isDirty: () => boolean
  /** Keeps a copy on this device. Returns whether the device stored it. */
  keepCopy: () => boolean
  settle: () => void
  /** Called after each save with the stored issue. */
  onSaved: (issue: NewsletterIssue) => void
}

interface Content extends Omit<IssueFields, 'preheader'> {
  preheader: string | null
  html: string
}

const sentFields = ({ title, subject, preheader }: IssueFields) => ({
  title: title.trim() || subject.trim(),
  subject: subject.trim(),
  preheader: preheader.trim() || null,
})

/** Whether the same call may succeed the next time. */
function isWorthRetrying(error: unknown): boolean {
  const code = errorCode(error)
  return isOfflineError(error) || code === 'UNKNOWN' || code === 'MOCK_NETWORK_ERROR'
}

/** Saves the issue to the backend and handles the answer, also when another tab saved first. */
export function createSaving({ api, toast, store, text, autosave, isDirty, keepCopy, settle, onSaved }: SavingOptions) {
  const { current, dispatch } = store
  let running: Promise<boolean> | null = null
  /** A retry of the first save, after a lost answer, makes no second issue. */
  const requestId = randomId()

  const texts = () => (isStored(current().issue) ? SAVE_TEXTS : CREATE_TEXTS)

  /** Resolves to `true` when everything is stored. With `silent`, an incomplete or failing save shows no toast. */
  async function save({ silent = false } = {}): Promise<boolean> {
    autosave.cancel('save')
    while (running) await running
    const { issue, fields, conflict } = current()
    if (issue.status === 'sent') return false
    // Only the person makes an issue: until then, what is written stays on this device.
    if (silent && !isStored(issue)) return false
    if (conflict) {
      if (!silent) dispatch({ type: 'conflict-opened', isOpen: true })
      return false
    }
    const html = text.html(issue.html)
    const isEnough = isStored(issue) ? isComplete({ subject: fields.subject, html }) : !isBlank(fields.subject)
    if (!isEnough) {
      if (!silent) toast.error(texts().incomplete, texts().incompleteReason)
      return false
    }
    const reason = tooLongReason(fields, html)
    if (reason) {
      dispatch({ type: 'save-failed', isCopied: keepCopy(), reason })
      if (!silent) toast.error(texts().failed, reason)
      return false
    }
    running = send(html, silent)
    try {
      return await running
    } finally {
      running = null
    }
  }

  async function send(html: string, silent: boolean): Promise<boolean> {
    const { issue, fields } = current()
    const ops = text.ops()
    dispatch({ type: 'save-began' })
    try {
      const content = { ...sentFields(fields), html }
      const saved = isStored(issue) ? await update(issue, content) : await create(issue, content)
      if (isStored(issue)) accept({ type: 'saved', issue: saved, fields, now: Date.now() }, ops)
      // Another text than the one that was sent is that of an earlier attempt, whose answer was lost.
      else accept({ type: 'created', issue: saved, fields, now: Date.now() }, saved.html === html ? ops : [])
      if (!silent) toast.success(saved.status === 'draft' ? SAVE_TEXTS.draftSaved : SAVE_TEXTS.issueSaved)
      return true
    } catch (error) {
      await refuse(error, silent)
      return false
    }
  }

  function update({ id, updated_at }: NewsletterIssue, content: Content): Promise<NewsletterIssue> {
    return api.newsletters.updateIssue({ issueId: id, ...content, expectedUpdatedAt: updated_at })
  }

  async function create({ newsletter_id }: NewsletterIssue, content: Content): Promise<NewsletterIssue> {
    const { id } = await api.newsletters.createIssue({ newsletterId: newsletter_id, ...content, requestId })
    return (await api.newsletters.getIssue({ issueId: id })).issue
  }

  /** Accepts the answer of a save; text typed meanwhile stays unsaved. */
  function accept(event: Extract<EditingEvent, { type: 'saved' | 'created' }>, ops: TextOp[]) {
    text.stored(ops)
    dispatch(event)
    settle()
    if (isDirty()) autosave.touch()
    onSaved(event.issue)
  }

  async function refuse(error: unknown, silent: boolean) {
    const code = errorCode(error)
    // A copy of a deleted issue is found by nobody.
    const isDeleted = code === 'ISSUE_NOT_FOUND'
    const advice = isDeleted ? SAVE_TEXTS.deletedMeanwhile : failureAdvice(error)
    dispatch({
      type: 'save-failed',
      isCopied: keepCopy() && !isDeleted,
      reason: isWorthRetrying(error) ? null : advice,
    })
    if (code === 'ISSUE_CONFLICT' || code === 'ISSUE_ALREADY_SENT') {
      await readStored(silent)
      const isSent = current().issue.status === 'sent'
      if (!silent && isSent) toast.error(SAVE_TEXTS.failed, SAVE_TEXTS.sentMeanwhile)
      return
    }
    autosave.retry()
    if (!silent) toast.error(texts().failed, isOfflineError(error) ? SAVE_TEXTS.offline : advice)
  }

  /** Reads the stored issue, as somebody else may have changed it. */
  async function readStored(isSilent: boolean) {
    if (!isStored(current().issue)) return
    try {
      const { issue } = await api.newsletters.getIssue({ issueId: current().issue.id })
      take(issue, isSilent)
    } catch {
      // Offline or failing: the next save finds out again.
    }
  }

  /** Takes over what is stored; a text that was saved elsewhere and one that is written here wait for a decision. */
  function take(issue: NewsletterIssue, isSilent: boolean) {
    const found = compareStored(current(), issue, isDirty())
    if (found === 'sent') keepCopy()
    dispatch({ type: 'found', found, issue, isSilent })
    if (found === 'other-text') showStored()
    else if (found !== 'nothing-new') settle()
  }

  function showStored() {
    text.load(current().issue.html)
    settle()
  }

  return {
    save,
    take,
    showStored,
    isSaving: () => running !== null,

    /** Reads what another tab may have saved. A save on its way finds out by itself. */
    async checkStored() {
      if (!running) await readStored(true)
    },
  }
}

/** Texts about saving an issue. */
export const SAVE_TEXTS = {
  incomplete: 'Dados incompletos',
  incompleteReason: 'Assunto é obrigatório e o conteúdo deve ter pelo menos 50 caracteres.',
  failed: 'Erro ao salvar',
  offline: 'Sem conexão. O texto está guardado neste aparelho.',
  sentMeanwhile: 'A edição já foi enviada. O que você mudou depois está guardado neste aparelho.',
  deletedMeanwhile: 'A edição foi apagada. Copie o texto antes de sair desta página, ou desfaça onde ela foi apagada.',
  draftSaved: 'Rascunho salvo!',
  issueSaved: 'Edição salva!',
} as const

/** Texts about the first save, which makes the issue. */
export const CREATE_TEXTS = {
  incomplete: 'Assunto obrigatório',
  incompleteReason: 'Escreva o assunto antes de salvar o rascunho.',
  failed: 'Erro ao criar rascunho',
} as const

/** Why a save of these fields must fail; undefined when nothing is too long. */
export function tooLongReason({ subject, preheader, title }: IssueFields, html: string): string | undefined {
  const reason =
    lengthError('Assunto', subject, LENGTH.issueSubject) ??
    lengthError('Texto de prévia', preheader, LENGTH.issuePreheader) ??
    lengthError('Título interno', title, LENGTH.issueTitle)
  if (reason) return `${reason}. Encurte-o para salvar.`
  return html.length > LENGTH.issueHtml ? 'O texto é longo demais para uma edição. Divida-o em duas.' : undefined
}
