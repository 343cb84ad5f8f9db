import { isOfflineError, type Newsletter, paths, randomId } from '@ementa/contracts'
import { Box, Button, Flex, PageHeader, Text, usePageTitle, useServices, useSession } from '@ementa/ui'
import { useInvalidate } from '@ementa/ui/data'
import { useNavigate } from '@ementa/ui/router'
import { type FormEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLeaveGuard } from '../../shared/forms/use-leave-guard'
import { useSaveKey } from '../../shared/forms/use-save-key'
import { announceHandover, handOver, type WritingPlace } from '../../shared/handover/handover'
import { SAVE_TEXTS } from '../../shared/issue-editing/texts'
import { SubjectField } from '../../shared/issue-form/subject-fields'
import { RecoveredNotice } from '../../shared/notices/recovered-notice'
import { type IssueTextPort, isTextEmpty, sameText, type TextOp } from '../../shared/rich-text/issue-text'
import { LazyRichText } from '../../shared/rich-text/rich-text-loader'
import type { NewDraft } from './new-drafts'
import { OtherDraftNotice } from './other-draft-notice'
import { useCopy } from './use-draft-copy'

const SUBJECT_MISSING = 'Assunto obrigatório'

const noText = () => ''

interface NewIssueFormProps {
  newsletter: Newsletter
  draft: NewDraft
  /** Leaves this text on the device and goes on with another that is there. */
  onOther: () => void
}

/** Subject and content of an issue that does not exist yet; saving makes the draft and goes on in the editor. */
export function NewIssueForm({ newsletter, draft, onOther }: NewIssueFormProps) {
  usePageTitle(`Nova edição de ${newsletter.title}`)
  const { api, toast } = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const { recovered } = draft
  // Put back at once: a copy that waited for a decision would be written over by what is typed meanwhile.
  const [isRecovered, setRecovered] = useState(recovered !== undefined)
  const [subject, setSubject] = useState(recovered?.subject ?? '')
  const [port, setPort] = useState<IssueTextPort | null>(null)
  const [hasText, setHasText] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [createdId, setCreatedId] = useState<string | null>(null)
  const subjectField = useRef<HTMLTextAreaElement>(null)
  // A draft whose answer got lost is not made twice.
  const requestId = useRef(randomId())
  const noteId = useId()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<{ subject: string; ops: TextOp[] }>({ subject: '', ops: [] })
  const isWritten = createdId === null && (subject.trim() !== '' || hasText)

  const copy = useCopy(draft.key, () => {
    // Until the text is there to be shown, what was recovered goes on standing.
    const ops = port ? port.ops() : (recovered?.ops ?? null)
    if (subject.trim() === '' && isTextEmpty(ops ?? [])) return null
    return { title: '', subject, preheader: '', ops, writtenAt: Date.now() }
  })
  useLeaveGuard(isWritten, copy.forget)
  useSaveKey(() => form.current?.requestSubmit())

  const leaveForEditor = useEffectEvent(() => {
    if (!createdId) return
    const ops = port?.ops() ?? null
    const isTextNewer = ops !== null && !sameText(ops, sent.current.ops)
    copy.forget()
    handOver(user?.id ?? '', createdId, {
      copy: {
        title: sent.current.subject.trim(),
        subject,
        preheader: '',
        ops: isTextNewer ? ops : null,
        writtenAt: Date.now(),
      },
      isNewer: isTextNewer || subject !== sent.current.subject,
      place: writingPlace(subjectField.current, port),
    })
  })
  // Before the fields leave the document: they still know where the caret is.
  useLayoutEffect(() => () => leaveForEditor(), [])

  useEffect(() => {
    if (createdId) {
      void navigate(paths.issueEdit.href({ handle: newsletter.handle, issueId: createdId }), { replace: true })
    }
  }, [createdId, newsletter.handle, navigate])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    if (subject.trim() === '') {
      toast.error(SUBJECT_MISSING, 'Escreva o assunto antes de salvar o rascunho.')
      subjectField.current?.focus()
      return
    }
    setBusy(true)
    try {
      const name = subject.trim()
      sent.current = { subject, ops: port?.ops() ?? recovered?.ops ?? [] }
      const { id } = await api.newsletters.createIssue({
        newsletterId: newsletter.id,
        title: name,
        subject: name,
        html: port && hasText ? port.html() : '',
        requestId: requestId.current,
      })
      // The person types on meanwhile: what is on the page when it goes is handed to the editor.
      const stored = await api.newsletters.getIssue({ issueId: id }).catch(() => null)
      announceHandover(id, stored?.issue ?? null)
      toast.success(SAVE_TEXTS.draftSaved)
      void invalidate('issues')
      setCreatedId(id)
    } catch (error) {
      toast.error('Erro ao criar rascunho', isOfflineError(error) ? SAVE_TEXTS.offline : undefined)
      setBusy(false)
    }
  }

  function showText(ready: IssueTextPort) {
    if (!port && recovered?.ops) ready.replace({ ops: recovered.ops })
    setPort(ready)
    setHasText(!isTextEmpty(ready.ops()))
  }

  function write(text: string) {
    setSubject(text)
    copy.touch()
  }

  function noteText() {
    if (port) setHasText(!isTextEmpty(port.ops()))
    copy.touch()
  }

  function discard() {
    write('')
    port?.replace({ ops: [] })
    setRecovered(false)
  }

  return (
    <Box as="form" ref={form} onSubmit={save} noValidate>
      <PageHeader
        title="Nova edição"
        eyebrow={newsletter.title}
        back={{ href: paths.newsletter.href({ handle: newsletter.handle }), label: `Voltar para ${newsletter.title}` }}
        actions={
          // Not `disabled`, which would take the focus away from it.
          <Button type="submit" variant="solid" aria-disabled={isBusy}>
            {isBusy ? 'Salvando…' : 'Salvar rascunho'}
          </Button>
        }
      />
      <Box px={4} maxW="reader">
        {isRecovered && port && (
          <Box pt={3}>
            <RecoveredNotice onKeep={() => setRecovered(false)} onDiscard={discard} />
          </Box>
        )}
        {draft.waiting > 0 && <OtherDraftNotice count={draft.waiting} onOpen={onOther} />}
        <SubjectField
          value={subject}
          onChange={write}
          inputRef={subjectField}
          error={isTried && subject.trim() === '' ? SUBJECT_MISSING : undefined}
        />
        <LazyRichText
          initialHtml={noText}
          label="Texto da edição"
          placeholder="Escreva a edição…"
          describedBy={noteId}
          onReady={showText}
          onChange={noteText}
        />
        <Flex borderTop="1px solid" borderColor="border" py={3}>
          <Text id={noteId} fontSize="sm" color="fg.muted" role="status">
            {copy.isFailing
              ? 'O armazenamento deste aparelho está cheio: salve o rascunho agora.'
              : 'O rascunho é criado quando você salva. Até lá, o texto fica guardado neste aparelho.'}
          </Text>
        </Flex>
      </Box>
    </Box>
  )
}

/** Where the person is typing; null when the focus is in neither field. */
function writingPlace(subject: HTMLTextAreaElement | null, port: IssueTextPort | null): WritingPlace | null {
  if (subject && document.activeElement === subject) {
    return { field: 'subject', start: subject.selectionStart, end: subject.selectionEnd }
  }
  const caret = port?.caret()
  return caret ? { field: 'text', caret } : null
}
