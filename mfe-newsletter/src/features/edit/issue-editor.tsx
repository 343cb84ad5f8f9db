import { crashBufferKey, type NewsletterIssue, paths } from '@ementa/contracts'
import {
  Box,
  Button,
  Flex,
  Grid,
  PageHeader,
  Stack,
  Stamp,
  useOffline,
  usePageTitle,
  useServices,
  useSession,
} from '@ementa/ui'
import { useInvalidate, useSnapshot } from '@ementa/ui/data'
import { Eye, HardDriveUpload } from 'lucide-react'
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLeaveGuard } from '../../shared/forms/use-leave-guard'
import { useSaveKey } from '../../shared/forms/use-save-key'
import { createIssueEditing, type IssueEditing } from '../../shared/issue-editing/issue-editing'
import { claimIssue, tellOtherTabs, useOtherTabs } from '../../shared/issue-editing/other-tabs'
import { SubjectFields } from '../../shared/issue-form/subject-fields'
import { Notice } from '../../shared/notices/notice'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'
import { LazyRichText } from '../../shared/rich-text/rich-text-loader'
import { ConflictDialog } from './conflict-dialog'
import { EditorPanels, PANELS_ID } from './editor-panels'
import { OfflineNotice } from './offline-notice'
import { PreviewDialog } from './preview/preview-dialog'
import { ReadOnlyIssue } from './read-only-issue'
import { RecoveryNotice } from './recovery-notice'
import { resumeWriting } from './resume-writing'
import { SaveStatus } from './save-status'
import { SendingNotice } from './sending-notice'
import { TextFacts } from './text-facts'
import type { OpenIssue } from './use-issue'

interface IssueEditorProps {
  open: OpenIssue
  owned: OwnedNewsletter
  /** After each save, with what is stored now. */
  onStored: (issue: NewsletterIssue) => void
}

/** One issue, open for writing. Give it the issue's id as `key`. */
export function IssueEditor({ open: { issue, copiedAt }, owned, onStored }: IssueEditorProps) {
  const editing = useEditing(issue, onStored)
  const { issue: current, save } = useSnapshot(editing.state)
  const isSent = current.status === 'sent'
  usePageTitle(isSent ? current.subject : `Editar: ${current.subject || 'sem assunto'}`)
  useLeaveGuard(!isSent && save !== 'saved', editing.abandon)
  useOtherTabs(issue.id, editing)
  useReconnect(editing)
  useDueTime(editing, current.status === 'scheduled' ? current.scheduled_at : null)
  if (isSent) return <ReadOnlyIssue editing={editing} owned={owned} />
  return <Workplace editing={editing} owned={owned} copiedAt={copiedAt} />
}

function useEditing(issue: NewsletterIssue, onStored: IssueEditorProps['onStored']): IssueEditing {
  const { api, toast } = useServices()
  const { user } = useSession()
  const invalidate = useInvalidate()
  const [editing] = useState(() =>
    createIssueEditing({
      issue,
      api,
      toast,
      bufferKey: crashBufferKey(user?.id ?? '', 'issue', issue.id),
      claim: () => claimIssue(issue.id),
      onSaved: (saved) => {
        tellOtherTabs(saved)
        onStored(saved)
        void invalidate('issues', 'schedules')
      },
    }),
  )
  useEffect(() => editing.start(), [editing])
  return editing
}

/** What could not be saved without a connection is saved as soon as there is one. */
function useReconnect(editing: IssueEditing): void {
  const { online } = useOffline()
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) void editing.reconnect()
    wasOnline.current = online
  }, [online, editing])
}

/** Past it, the browser's timers run at once. In ms. */
const LONGEST_TIMER = 2 ** 31 - 1
/** By then the backend, whose clock is the same, finds the time passed. In ms. */
const SURELY_DUE = 200

/** So long before its hour an open issue is saved: with the simulated latency, it is stored in time. In ms. */
const SAVE_BEFORE = 5000

/** An issue that goes out while it is open here takes its last words along, and nobody goes on writing in it. */
function useDueTime(editing: IssueEditing, scheduledAt: string | null): void {
  useEffect(() => {
    const left = scheduledAt === null ? LONGEST_TIMER : Date.parse(scheduledAt) - Date.now() + SURELY_DUE
    if (left >= LONGEST_TIMER) return
    const last = setTimeout(() => void editing.saveBeforeSending(), Math.max(0, left - SAVE_BEFORE))
    const timer = setTimeout(() => void editing.lookAgain(), Math.max(0, left))
    return () => {
      clearTimeout(last)
      clearTimeout(timer)
    }
  }, [editing, scheduledAt])
}

interface WorkplaceProps {
  editing: IssueEditing
  owned: OwnedNewsletter
  copiedAt: number | null
}

/**
 * Drawn again for what it shows and for nothing else: the first key after a save makes the issue unsaved, and would have
 * all of the page drawn before the letter.
 */
const Workplace = memo(function Workplace({ editing, owned, copiedAt }: WorkplaceProps) {
  const { newsletter, owner } = owned
  const { issue, recovered, isBufferFailing } = useSnapshot(editing.state)
  const { status } = issue
  const [isPreviewing, setPreviewing] = useState(false)
  const [port, setPort] = useState<IssueTextPort | null>(null)
  const userId = useSession().user?.id ?? ''
  const factsId = useId()
  const subjectField = useRef<HTMLTextAreaElement>(null)
  useSaveKey(() => void editing.save())
  const storedHtml = useCallback(() => editing.state.issue.html, [editing])
  const attach = useCallback(
    (ready: IssueTextPort) => {
      setPort(ready)
      editing.attach(ready)
      resumeWriting(editing, ready, userId, subjectField.current)
    },
    [editing, userId],
  )
  const { subject, preheader } = editing.state.fields

  return (
    <Box>
      <PageHeader
        title="Editar edição"
        eyebrow={newsletter.title}
        back={{ href: paths.newsletter.href({ handle: newsletter.handle }), label: `Voltar para ${newsletter.title}` }}
        actions={
          <Stamp kind={status === 'scheduled' ? 'scheduled' : 'draft'}>
            {status === 'scheduled' ? 'Agendada' : 'Rascunho'}
          </Stamp>
        }
      />
      <ActionBar editing={editing} onPreview={() => setPreviewing(true)} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 280px' }}
        columnGap={6}
        px={4}
        alignItems="start"
      >
        <Box minW={0} maxW={{ base: 'reader', xl: 'none' }} w="100%">
          <Stack spacing={2} pt={3} _empty={{ display: 'none' }}>
            {recovered && (
              <RecoveryNotice
                writtenAt={recovered.writtenAt}
                subject={recovered.subject}
                onRestore={editing.restore}
                onDiscard={editing.discardRecovered}
              />
            )}
            <SendingNotice editing={editing} />
            <OfflineNotice copiedAt={copiedAt} />
            <ConflictDialog editing={editing} />
            {isBufferFailing && (
              <Notice icon={HardDriveUpload} tone="warning" title="O armazenamento deste aparelho está cheio">
                A cópia de segurança do que você escreve não pôde ser guardada. Salve o rascunho agora.
              </Notice>
            )}
          </Stack>
          <SubjectFields editing={editing} subjectRef={subjectField} />
          <LazyRichText
            initialHtml={storedHtml}
            label="Texto da edição"
            placeholder="Escreva a edição…"
            describedBy={factsId}
            onReady={attach}
            onChange={editing.changed}
          />
          <TextFacts id={factsId} editing={editing} />
        </Box>
        <EditorPanels editing={editing} owned={owned} port={port} />
      </Grid>
      <PreviewDialog
        isOpen={isPreviewing}
        onClose={() => setPreviewing(false)}
        content={{
          newsletter: newsletter.title,
          author: owner?.display_name ?? newsletter.title,
          avatar: owner?.avatar_url ?? null,
          subject,
          preheader,
          html: isPreviewing ? editing.html() : '',
        }}
      />
    </Box>
  )
})

/**
 * State and the two things one does all the time, always at hand above a long text. Beside the sidebar of a tablet its
 * words are as short as on a phone.
 */
function ActionBar({ editing, onPreview }: { editing: IssueEditing; onPreview: () => void }) {
  const { save, issue } = useSnapshot(editing.state)
  const isSaving = save === 'saving'
  const saveLabel = issue.status === 'draft' ? 'Salvar rascunho' : 'Salvar alterações'
  return (
    <Flex
      position="sticky"
      top="56px"
      zIndex={6}
      bg="bg"
      borderBottom="1px solid"
      borderColor="border"
      px={4}
      py={{ base: 1, md: 2 }}
      minH="53px"
      align="center"
      columnGap={{ base: 1, md: 2 }}
    >
      <Box flex="1 1 0" minW={0}>
        <SaveStatus editing={editing} />
      </Box>
      <Button
        size="sm"
        minW={TOUCH}
        minH={TOUCH}
        px={{ base: 2, sm: 3 }}
        aria-label="Pré-visualizar"
        onClick={onPreview}
      >
        <Eye size={16} aria-hidden />
        <Box as="span" display={{ base: 'none', sm: 'inline', md: 'none', lg: 'inline' }} ms={2}>
          Pré-visualizar
        </Box>
      </Button>
      <Button
        size="sm"
        minH={TOUCH}
        px={{ base: 2, sm: 3 }}
        display={{ base: 'inline-flex', xl: 'none' }}
        onClick={showPanels}
      >
        Enviar…
      </Button>
      <Button
        size="sm"
        minH={TOUCH}
        px={{ base: 2, sm: 3 }}
        variant="solid"
        aria-label={saveLabel}
        // Not `disabled`, which would take the focus away from it.
        aria-disabled={isSaving}
        onClick={() => !isSaving && void editing.save()}
      >
        <Box as="span" display={{ base: 'inline', lg: 'none' }}>
          Salvar
        </Box>
        <Box as="span" display={{ base: 'none', lg: 'inline' }}>
          {saveLabel}
        </Box>
      </Button>
    </Flex>
  )
}

/** What a finger hits; a desk has finer tools. */
const TOUCH = { base: '44px', md: 'auto' }

/** Below a long text the panels are far away. */
function showPanels() {
  const panels = document.getElementById(PANELS_ID)
  panels?.scrollIntoView({ block: 'start' })
  panels?.querySelector<HTMLElement>('[role="tab"]')?.focus({ preventScroll: true })
}
