import { type NewsletterIssue, paths } from '@ementa/contracts'
import { lazySection, PageHeader, Stamp, usePageTitle, useSession } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useLeaveGuard } from '@ementa/ui/forms'
import { HardDriveUpload } from 'lucide-react'
import { memo, Suspense, useId, useRef, useState } from 'react'
import { useSaveKey } from '../../shared/forms/use-save-key'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { EditorSkeleton } from '../../shared/issue-form/editor-skeleton'
import { Notice } from '../../shared/notices/notice'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'
import { LazyRichText } from '../../shared/rich-text/rich-text-loader'
import { ActionBar } from './action-bar'
import { ConflictDialog } from './conflict-dialog'
import styles from './edit.module.css'
import { EditorPanels } from './editor-panels'
import { OfflineNotice } from './offline-notice'
import { LazyPreview } from './preview/lazy-preview'
import { mailOf } from './preview/mail-of'
import { RecoveryNotice } from './recovery-notice'
import { resumeWriting } from './resume-writing'
import { SendingNotice } from './sending-notice'
import { SubjectFields } from './subject-fields'
import { TextFacts } from './text-facts'
import type { OpenIssue } from './use-issue'
import { useIssueEditing } from './use-issue-editing'

/** A sent issue is seldom opened here, so writers need not download its view. */
const ReadOnlyIssue = lazySection(() => import('./read-only-issue'))

interface IssueEditorProps {
  open: OpenIssue
  owned: OwnedNewsletter
  /** Called after each save with the stored issue. */
  onStored: (issue: NewsletterIssue) => void
}

/** One issue, open for writing. Give it the issue's id as `key`. */
export function IssueEditor({ open: { issue, copiedAt }, owned, onStored }: IssueEditorProps) {
  const editing = useIssueEditing(issue, onStored)
  const { issue: current, save } = useSnapshot(editing.state)
  const isSent = current.status === 'sent'
  usePageTitle(isSent ? current.subject : `Editar: ${current.subject || 'sem assunto'}`)
  useLeaveGuard(!isSent && save !== 'saved', { onDiscard: editing.abandon })
  if (isSent) {
    return (
      <Suspense fallback={<EditorSkeleton title="Editar edição" />}>
        <ReadOnlyIssue editing={editing} owned={owned} />
      </Suspense>
    )
  }
  return <Workplace editing={editing} owned={owned} copiedAt={copiedAt} />
}

interface WorkplaceProps {
  editing: IssueEditing
  owned: OwnedNewsletter
  copiedAt: number | null
}

/**
 * `memo`: the first key after a save makes the issue unsaved, which re-renders the parent; all of the page would render
 * before the letter is painted.
 */
const Workplace = memo(function Workplace({ editing, owned, copiedAt }: WorkplaceProps) {
  const { newsletter } = owned
  const { issue, recovered, isCopyFailing, refusal } = useSnapshot(editing.state)
  const { status } = issue
  const [preview, setPreview] = useState<'off' | 'preview' | 'test'>('off')
  const isPreviewing = preview !== 'off'
  const [port, setPort] = useState<IssueTextPort | null>(null)
  const userId = useSession().user?.id ?? ''
  const factsId = useId()
  const subjectField = useRef<HTMLTextAreaElement>(null)
  useSaveKey(() => void editing.save())

  function attach(ready: IssueTextPort) {
    setPort(ready)
    editing.attach(ready)
    resumeWriting(editing, ready, userId, subjectField.current)
  }

  const { subject, preheader } = editing.state.fields

  return (
    <div>
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
      <ActionBar editing={editing} onPreview={() => setPreview('preview')} />
      <div className={styles.workplace}>
        <div className={styles.writing}>
          <div className={styles.notices}>
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
          </div>
          <SubjectFields editing={editing} subjectRef={subjectField} />
          <LazyRichText
            initialHtml={() => editing.state.issue.html}
            label="Texto da edição"
            placeholder="Escreva a edição…"
            describedBy={factsId}
            onReady={attach}
            onChange={editing.changed}
          />
          <TextFacts id={factsId} editing={editing} />
        </div>
        <EditorPanels editing={editing} owned={owned} port={port} onTest={() => setPreview('test')} />
      </div>
      <LazyPreview
        isOpen={isPreviewing}
        onClose={() => setPreview('off')}
        content={{
          ...{ ...mailOf(owned, issue), subject, preheader, isTest: preview === 'test' },
          html: isPreviewing ? editing.html() : '',
        }}
      />
    </div>
  )
})
