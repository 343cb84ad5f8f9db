import { crashBufferKey, isOfflineError, type Newsletter, paths } from '@ementa/contracts'
import {
  Box,
  Button,
  Flex,
  PageHeader,
  readCrashBuffer,
  Text,
  useCrashBuffer,
  usePageTitle,
  useServices,
  useSession,
} from '@ementa/ui'
import { useInvalidate } from '@ementa/ui/data'
import { useNavigate } from '@ementa/ui/router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { RecoveredNotice } from '../create/recovered-notice'
import { type BufferedIssue, isBufferedIssue } from '../editor/issue-buffer'
import { type IssueTextPort, isTextEmpty } from '../editor/issue-text'
import { LazyRichText } from '../editor/rich-text-loader'
import { SubjectField } from '../editor/subject-fields'
import { EDITOR_TEXTS } from '../editor/texts'
import { useLeaveGuard } from '../page/use-leave-guard'

/** Subject and content of an issue that does not exist yet; saving makes the draft and goes on in the editor. */
export function NewIssueForm({ newsletter }: { newsletter: Newsletter }) {
  usePageTitle(`Nova edição de ${newsletter.title}`)
  const { api, toast } = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const key = crashBufferKey(user?.id ?? '', 'issue', `new:${newsletter.id}`)
  const [recovered] = useState(() => readCrashBuffer(key, isBufferedIssue))
  // Put back at once: a copy that waited for a decision would be written over by what is typed meanwhile.
  const [isRecovered, setRecovered] = useState(recovered !== undefined)
  const [subject, setSubject] = useState(recovered?.subject ?? '')
  const [port, setPort] = useState<IssueTextPort | null>(null)
  const [revision, setRevision] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [createdId, setCreatedId] = useState<string | null>(null)
  const subjectField = useRef<HTMLTextAreaElement>(null)
  // A draft whose answer got lost is not made twice.
  const requestId = useRef(crypto.randomUUID())
  const isWritten = createdId === null && (subject.trim() !== '' || isTextWritten(port))

  const { copy, forget } = useCopy(
    key,
    isWritten && port ? { subject, port, revision } : null,
    port ? undefined : recovered,
  )
  useLeaveGuard(isWritten, forget)

  useEffect(() => {
    if (createdId) {
      void navigate(paths.issueEdit.href({ handle: newsletter.handle, issueId: createdId }), { replace: true })
    }
  }, [createdId, newsletter.handle, navigate])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (subject.trim() === '') {
      toast.error(EDITOR_TEXTS.subjectMissing, 'Escreva o assunto antes de salvar o rascunho.')
      subjectField.current?.focus()
      return
    }
    setBusy(true)
    try {
      const name = subject.trim()
      const { id } = await api.newsletters.createIssue({
        newsletterId: newsletter.id,
        title: name,
        subject: name,
        html: isTextWritten(port) ? (port?.html() ?? '') : '',
        requestId: requestId.current,
      })
      toast.success(EDITOR_TEXTS.draftSaved)
      void invalidate('issues')
      forget()
      setCreatedId(id)
    } catch (error) {
      toast.error(EDITOR_TEXTS.creationFailed, isOfflineError(error) ? EDITOR_TEXTS.offline : undefined)
      setBusy(false)
    }
  }

  function showText(ready: IssueTextPort) {
    if (!port && recovered?.ops) ready.replace({ ops: recovered.ops })
    setPort(ready)
  }

  function discard() {
    setSubject('')
    port?.replace({ ops: [] })
    setRecovered(false)
  }

  return (
    <Box as="form" onSubmit={save} noValidate>
      <PageHeader
        title="Nova edição"
        eyebrow={newsletter.title}
        back={{ href: paths.newsletter.href({ handle: newsletter.handle }), label: `Voltar para ${newsletter.title}` }}
        actions={
          <Button type="submit" variant="solid" isLoading={isBusy} loadingText="Salvando…">
            Salvar rascunho
          </Button>
        }
      />
      <Box px={4} maxW="reader">
        {isRecovered && port && (
          <Box pt={3}>
            <RecoveredNotice onKeep={() => setRecovered(false)} onDiscard={discard} />
          </Box>
        )}
        <SubjectField value={subject} onChange={setSubject} inputRef={subjectField} />
        <LazyRichText
          initialHtml=""
          label="Texto da edição"
          placeholder="Escreva a edição…"
          onReady={showText}
          onChange={() => setRevision((count) => count + 1)}
        />
        <Flex borderTop="1px solid" borderColor="border" py={3}>
          <Text fontSize="sm" color="fg.muted" role="status">
            {copy.isFailing
              ? 'O armazenamento deste aparelho está cheio: salve o rascunho agora.'
              : 'O rascunho é criado quando você salva. Até lá, o texto fica guardado neste aparelho.'}
          </Text>
        </Flex>
      </Box>
    </Box>
  )
}

function isTextWritten(port: IssueTextPort | null): boolean {
  return port !== null && !isTextEmpty(port.ops())
}

interface Written {
  subject: string
  port: IssueTextPort | null
  revision: number
}

/** The crash buffer of this page. What was `recovered` goes on standing until the text is there to be shown. */
function useCopy(key: string, written: Written | null, recovered: BufferedIssue | undefined) {
  const [isForgotten, setForgotten] = useState(false)
  const latest = useRef<BufferedIssue | null>(null)
  latest.current = written && {
    title: '',
    subject: written.subject,
    preheader: '',
    ops: written.port?.ops() ?? null,
    writtenAt: 0,
  }
  const value = isForgotten ? null : (latest.current ?? recovered ?? null)
  const copy = useCrashBuffer(
    key,
    value && { ...value, writtenAt: value.writtenAt || Math.floor(Date.now() / 60_000) * 60_000 },
  )
  function forget() {
    localStorage.removeItem(key)
    setForgotten(true)
  }
  return { copy, forget }
}
