import { LENGTH, type NewsletterIssue, paths } from '@ementa/contracts'
import {
  type CopySlot,
  counted,
  Loading,
  lazyPart,
  MissingSection,
  Outline,
  OutlineLines,
  PageHeader,
  readingTime,
  Stamp,
  usePageTitle,
} from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useLeaveGuard } from '@ementa/ui/forms'
import { PublicityHints } from '@ementa/ui/writing'
import { TriangleAlert } from 'lucide-react'
import {
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { isTooLong } from '../../shared/about/about-rules'
import type { CopiedIssue } from '../../shared/issue-editing/crash-copy'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { isStored } from '../../shared/issue-editing/state'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import plain from '../../shared/plain/plain.module.css'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'
import { LazyRichText } from '../../shared/rich-text/rich-text-loader'
import { ActionBar } from './action-bar'
import styles from './edit.module.css'
import { Notices } from './editor-notices'
import { EditorPanels } from './editor-panels'
import { SubjectFields } from './issue-fields'
import { KeptHere, NewNotices, SaveDraft, Templates } from './new-issue-parts'
import { LazyPreview, mailOf } from './preview/preview'
import { useIssueEditing } from './use-issue-editing'

/** A sent issue is seldom opened here, so writers need not download its view. */
const ReadOnlyIssue = lazyPart(() => import('./read-only-issue'), MissingSection)

interface IssueEditorProps {
  issue: NewsletterIssue
  owned: OwnedNewsletter
  /** The copy of an issue before its first save. */
  slot?: CopySlot<CopiedIssue>
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
  slot: CopySlot<CopiedIssue> | undefined
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
        <div className={isNew ? styles.fields : styles.writing}>
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

/** Length of the text and warnings about it. `id` is the id of the length, which describes the text field. */
export function TextFacts({ id, editing }: { id: string; editing: IssueEditing }) {
  const {
    measures: { words },
    words: text,
  } = useSnapshot(editing.state)
  return (
    <div className={styles.textFacts}>
      <p className={`${plain.note} ${styles.length}`} id={id}>
        {counted(words, 'palavra', 'palavras')} · {readingTime(words)}
      </p>
      <TextWarnings editing={editing} />
      <PublicityHints text={useDeferredValue(text)} onRewrite={editing.rewrite} />
    </div>
  )
}

function TextWarnings({ editing }: { editing: IssueEditing }) {
  const { leftovers, isTooLarge } = useSnapshot(editing.state).measures
  return (
    <>
      {leftovers.length > 0 && (
        <Warning>
          Ainda há trechos por preencher: <strong>{leftovers.join(', ')}</strong>.
        </Warning>
      )}
      {isTooLarge && (
        <Warning>O texto passa de 100 KB: programas de e-mail costumam cortá-lo e esconder o resto.</Warning>
      )}
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <div className={styles.warning} role="status">
      <TriangleAlert className={styles.warningIcon} aria-hidden />
      <div>{children}</div>
    </div>
  )
}

/** Ctrl or Command with S, everywhere on the page, as in every place where one writes. */
export function useSaveKey(save: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** The page before its newsletter is known, in its real heights. */
export function EditorSkeleton({ title }: { title: string }) {
  return (
    <div>
      <PageHeader title={title} eyebrow={<Outline h="12px" w="120px" />} />
      <Loading label="Carregando a edição…">
        <div className={styles.skeleton}>
          <Outline h="32px" w="60%" mt="70px" />
          <Outline h="16px" w="40%" mt="2rem" />
          <OutlineLines count={8} h="15px" gap="1rem" mt="3rem" />
        </div>
      </Loading>
    </div>
  )
}
