import { isOfflineError, LENGTH, type Newsletter, paths, randomId } from '@ementa/contracts'
import { type CopySlot, useServices, useSession } from '@ementa/ui'
import { useLeaveGuard } from '@ementa/ui/forms'
import { useNavigate } from '@ementa/ui/router'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isTooLong } from '../../shared/about/about-rules'
import { failureAdvice } from '../../shared/failures/failure-advice'
import { announceHandover, handOver, type WritingPlace } from '../../shared/handover/handover'
import { type BufferedIssue, storedIssue } from '../../shared/issue-editing/issue-buffer'
import { SAVE_TEXTS, tooLongReason } from '../../shared/issue-editing/texts'
import { useDraftCopy } from '../../shared/issue-form/use-draft-copy'
import { type IssueTextPort, isTextEmpty, sameText, type TextOp } from '../../shared/rich-text/issue-text'

const SUBJECT_MISSING = 'Assunto obrigatório'

/** The draft as it was stored. Text typed after that is handed to the editor. */
interface Created {
  issueId: string
  subject: string
  ops: TextOp[]
}

/**
 * State of an issue that is not stored yet: its fields, its copy on this device, and the handover to the editor once it
 * is stored.
 */
export function useNewIssue(
  newsletter: Newsletter,
  { key, left: recovered }: CopySlot<BufferedIssue>,
  subjectField: RefObject<HTMLTextAreaElement | null>,
) {
  const { api, toast } = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  // The copy is restored at once: text typed while it waited for a decision would overwrite it.
  const [isRecovered, setRecovered] = useState(recovered !== undefined)
  const [subject, setSubject] = useState(recovered?.subject ?? '')
  const [isTextReady, setTextReady] = useState(false)
  const [hasText, setHasText] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  /** Current text, available before the next render; only event handlers change it. */
  const written = useRef<{ subject: string; port: IssueTextPort | null }>({ subject, port: null })
  const created = useRef<Created | null>(null)
  // A retry after a lost answer creates no second draft.
  const requestId = useRef(randomId())

  const copy = useDraftCopy<BufferedIssue>(storedIssue(key), () => {
    const { subject, port } = written.current
    // Until the editor can show it, a recovered text stays in the copy.
    const ops = port ? port.ops() : (recovered?.ops ?? null)
    if (subject.trim() === '' && isTextEmpty(ops ?? [])) return null
    return { title: '', subject, preheader: '', ops, writtenAt: Date.now() }
  })
  const guard = useLeaveGuard(subject.trim() !== '' || hasText, { onDiscard: copy.forget })

  const leaveForEditor = useEffectEvent(() => {
    if (!created.current) return
    const { issueId, ...stored } = created.current
    const { subject, port } = written.current
    const ops = port?.ops() ?? null
    const isTextNewer = ops !== null && !sameText(ops, stored.ops)
    copy.forget()
    handOver(user?.id ?? '', issueId, {
      copy: {
        title: stored.subject.trim(),
        subject,
        preheader: '',
        ops: isTextNewer ? ops : null,
        writtenAt: Date.now(),
      },
      isNewer: isTextNewer || subject !== stored.subject,
      place: writingPlace(subjectField.current, port),
    })
  })
  // The caret must be read before the fields leave the document.
  useLayoutEffect(() => () => leaveForEditor(), [])

  async function save() {
    if (isBusy) return
    setTried(true)
    const { subject, port } = written.current
    const title = subject.trim()
    if (title === '') {
      toast.error(SUBJECT_MISSING, 'Escreva o assunto antes de salvar o rascunho.')
      subjectField.current?.focus()
      return
    }
    const html = port && hasText ? port.html() : ''
    const reason = tooLongReason({ subject: title, preheader: '', title }, html)
    if (reason) {
      toast.error('Erro ao criar rascunho', reason)
      if (isTooLong(title, LENGTH.issueSubject)) subjectField.current?.focus()
      return
    }
    setBusy(true)
    try {
      const ops = port?.ops() ?? recovered?.ops ?? []
      const { id } = await api.newsletters.createIssue({
        newsletterId: newsletter.id,
        title,
        subject: title,
        html,
        requestId: requestId.current,
      })
      // The person may keep typing meanwhile: the text on the page is handed to the editor at the end.
      const stored = await api.newsletters.getIssue({ issueId: id }).catch(() => null)
      announceHandover(id, stored?.issue ?? null)
      toast.success(SAVE_TEXTS.draftSaved)
      created.current = { issueId: id, subject, ops }
      guard.release()
      void navigate(paths.issueEdit.href({ handle: newsletter.handle, issueId: id }), { replace: true })
    } catch (error) {
      toast.error('Erro ao criar rascunho', isOfflineError(error) ? SAVE_TEXTS.offline : failureAdvice(error))
      setBusy(false)
    }
  }

  function write(text: string) {
    written.current.subject = text
    setSubject(text)
    copy.touch()
  }

  return {
    subject,
    write,
    save,
    isBusy,
    subjectError: isTried && subject.trim() === '' ? SUBJECT_MISSING : undefined,
    /** The device refuses to keep a copy. */
    isCopyFailing: copy.isFailing,

    /** The rich-text chunk has arrived, with an empty text. */
    showText(ready: IssueTextPort) {
      if (!written.current.port && recovered?.ops) ready.replace({ ops: recovered.ops })
      written.current.port = ready
      setTextReady(true)
      setHasText(!isTextEmpty(ready.ops()))
    },

    noteText() {
      const { port } = written.current
      if (port) setHasText(!isTextEmpty(port.ops()))
      copy.touch()
    },

    /** Inserts a first text; null when there is a text already, or while that is unknown. */
    beginFrom:
      isTextReady && !hasText
        ? (html: string) => {
            written.current.port?.replace({ html })
            setHasText(true)
            copy.touch()
            written.current.port?.focus()
          }
        : null,

    /** Set while text of an earlier visit is restored and the person has not decided about it. */
    recovery:
      isRecovered && isTextReady
        ? {
            keep: () => setRecovered(false),
            discard() {
              write('')
              written.current.port?.replace({ ops: [] })
              setRecovered(false)
            },
          }
        : null,
  }
}

/** Returns the field and the position of the caret; null when the focus is in neither field. */
function writingPlace(subject: HTMLTextAreaElement | null, port: IssueTextPort | null): WritingPlace | null {
  if (subject && document.activeElement === subject) {
    return { field: 'subject', start: subject.selectionStart, end: subject.selectionEnd }
  }
  const caret = port?.caret()
  return caret ? { field: 'text', caret } : null
}
