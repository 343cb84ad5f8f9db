import { LENGTH, type NewsletterIssue, paths } from '@ementa/contracts'
import { type CopySlot, lazyPart, MissingSection, PageHeader, Stamp, usePageTitle } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useLeaveGuard } from '@ementa/ui/forms'
import { HardDriveUpload } from 'lucide-react'
import { memo, Suspense, useId, useRef, useState } from 'react'
import { isTooLong } from '../../shared/about/about-rules'
import { useSaveKey } from '../../shared/forms/use-save-key'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import type { BufferedIssue } from '../../shared/issue-editing/issue-buffer'
import { isStored } from '../../shared/issue-editing/state'
import { EditorSkeleton } from '../../shared/issue-form/editor-skeleton'
import { Notice } from '../../shared/notices/notice'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'
import { LazyRichText } from '../../shared/rich-text/rich-text-loader'
import { ActionBar } from './action-bar'
import { ConflictDialog } from './conflict-dialog'
import styles from './edit.module.css'
import { EditorPanels } from './editor-panels'
import newStyles from './new-issue.module.css'
import { KeptHere, NewNotices, SaveDraft, Templates } from './new-issue-parts'
import { OfflineNotice } from './offline-notice'
import { LazyPreview } from './preview/lazy-preview'
import { mailOf } from './preview/mail-of'
import { RecoveryNotice } from './recovery-notice'
import { SendingNotice } from './sending-notice'
import { SubjectFields } from './subject-fields'
import { TextFacts } from './text-facts'
import { useIssueEditing } from './use-issue-editing'

/** A sent issue is seldom opened here, so writers need not download its view. */
const ReadOnlyIssue = lazyPart(() => import('./read-only-issue'), MissingSection)

interface IssueEditorProps {
  issue: NewsletterIssue
  owned: OwnedNewsletter
  /** The copy of an issue before its first save. */
  slot?: CopySlot<BufferedIssue>
  /** Time of the copy on this device that was opened, in ms epoch; null when the issue is the stored one. */
  copiedAt?: number | null
  /** Called after each save with the stored issue. */
  onStored: (issue: NewsletterIssue) => void
}

/** One issue, open for writing: a stored one, or a new one until it is stored and from then on. */
export function IssueEditor({ issue, owned, slot, copiedAt = null, onStored }: IssueEditorProps) {
  const editing = useIssueEditing(issue, store, slot)
  const { issue: current, save } = useSnapshot(editing.state)
  const isSent = current.status === 'sent'
  const title = isSent ? current.subject : `Editar: ${current.subject || 'sem assunto'}`
  usePageTitle(isStored(current) ? title : `Nova edição de ${owned.newsletter.title}`)
  const guard = useLeaveGuard(!isSent && save !== 'saved', { onDiscard: editing.abandon })

  function store(saved: NewsletterIssue) {
    // An address of its own for a new issue leaves nothing that was written.
    const guardAgain = guard.release()
    onStored(saved)
    guardAgain()
  }

  if (isSent) {
    return (
      <Suspense fallback={<EditorSkeleton title="Editar edição" />}>
        <ReadOnlyIssue editing={editing} owned={owned} />
      </Suspense>
    )
  }
  return <Workplace editing={editing} owned={owned} slot={slot} copiedAt={copiedAt} />
}

interface WorkplaceProps {
  editing: IssueEditing
  owned: OwnedNewsletter
  slot: CopySlot<BufferedIssue> | undefined
  copiedAt: number | null
}

/**
 * The page around the two fields that stay mounted when a new issue becomes a stored one. `memo`: the first key after a
 * save makes the issue unsaved, which re-renders the parent; all of the page would render before the letter is painted.
 */
const Workplace = memo(function Workplace({ editing, owned, slot, copiedAt }: WorkplaceProps) {
  const { newsletter } = owned
  const { issue } = useSnapshot(editing.state)
  const isNew = !isStored(issue)
  const [preview, setPreview] = useState<'off' | 'preview' | 'test'>('off')
  const isPreviewing = preview !== 'off'
  const [port, setPort] = useState<IssueTextPort | null>(null)
  const [isTried, setTried] = useState(false)
  const noteId = useId()
  const subjectField = useRef<HTMLTextAreaElement>(null)
  useSaveKey(() => void save())

  async function save() {
    setTried(true)
    const { subject } = editing.state.fields
    const isSubjectWrong = subject.trim() === '' || isTooLong(subject.trim(), LENGTH.issueSubject)
    const isSaved = await editing.save()
    if (isNew && !isSaved && isSubjectWrong) subjectField.current?.focus()
  }

  function attach(ready: IssueTextPort) {
    setPort(ready)
    editing.attach(ready)
  }

  const { subject, preheader } = editing.state.fields

  return (
    <div>
      <PageHeader
        title={isNew ? 'Nova edição' : 'Editar edição'}
        eyebrow={newsletter.title}
        back={{ href: paths.newsletter.href({ handle: newsletter.handle }), label: `Voltar para ${newsletter.title}` }}
        actions={isNew ? <SaveDraft editing={editing} onSave={() => void save()} /> : <Status status={issue.status} />}
      />
      {!isNew && <ActionBar editing={editing} onPreview={() => setPreview('preview')} />}
      <div className={isNew ? undefined : styles.workplace}>
        <div className={isNew ? newStyles.fields : styles.writing}>
          <div className={styles.notices}>
            {isNew ? (
              <NewNotices editing={editing} slot={slot} isTextReady={port !== null} />
            ) : (
              <Notices editing={editing} copiedAt={copiedAt} />
            )}
          </div>
          <SubjectFields editing={editing} subjectRef={subjectField} isSubjectNeeded={isTried} />
          {isNew && <Templates editing={editing} newsletterId={newsletter.id} port={port} />}
          <LazyRichText
            initialHtml={() => editing.state.issue.html}
            label="Texto da edição"
            placeholder="Escreva a edição…"
            describedBy={noteId}
            onReady={attach}
            onChange={editing.changed}
          />
          {isNew ? <KeptHere id={noteId} editing={editing} /> : <TextFacts id={noteId} editing={editing} />}
        </div>
        {!isNew && <EditorPanels editing={editing} owned={owned} port={port} onTest={() => setPreview('test')} />}
      </div>
      {!isNew && (
        <LazyPreview
          isOpen={isPreviewing}
          onClose={() => setPreview('off')}
          content={{
            ...{ ...mailOf(owned, issue), subject, preheader, isTest: preview === 'test' },
            html: isPreviewing ? editing.html() : '',
          }}
        />
      )}
    </div>
  )
})

function Status({ status }: Pick<NewsletterIssue, 'status'>) {
  const isScheduled = status === 'scheduled'
  return <Stamp kind={isScheduled ? 'scheduled' : 'draft'}>{isScheduled ? 'Agendada' : 'Rascunho'}</Stamp>
}

function Notices({ editing, copiedAt }: { editing: IssueEditing; copiedAt: number | null }) {
  const { recovered, isCopyFailing, refusal } = useSnapshot(editing.state)
  return (
    <>
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
      {refusal && (
        <Notice icon={HardDriveUpload} tone="warning" title="As últimas alterações não estão salvas">
          {refusal}
        </Notice>
      )}
      {isCopyFailing && (
        <Notice icon={HardDriveUpload} tone="warning" title="O armazenamento deste aparelho está cheio">
          A cópia de segurança do que você escreve não pôde ser guardada. Salve o rascunho agora.
        </Notice>
      )}
    </>
  )
}
