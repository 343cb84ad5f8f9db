import {
  type Newsletter,
  type NewsletterIssue,
  type Outputs,
  ownsNewsletter,
  paths,
  wasSentElsewhere,
} from '@ementa/contracts'
import {
  ButtonLink,
  Column,
  IconButton,
  Loading,
  lazyPart,
  MissingSection,
  ReaderSkeleton,
  usePageTitle,
  useRelation,
  useServices,
  useSession,
} from '@ementa/ui'
import { Navigate, useNavigate, useParams } from '@ementa/ui/router'
import { ArrowLeft, MessageSquareQuote, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ISSUE_FAILURE, useLeaveOnFailure } from '../../shared/failures/use-leave-on-failure'
import { offerUndo, useOneCall } from '../../shared/failures/use-one-call'
import { useNewsletter } from '../../shared/newsletters/use-newsletter'
import plain from '../../shared/plain/plain.module.css'
import { ContentsList, ListenButtons, Neighbours, ReadingPlace } from '../../shared/reader/extras/lazy-extras'
import { IssueArticle } from '../../shared/reader/issue-article'
import { ReaderToolbar, UnreadButton, useReaderActions } from '../../shared/reader/reader-toolbar'
import { useIssue, useMarkRead, useReadable } from '../../shared/reader/use-issue'
import { SubscribeButton } from '../../shared/subscription/subscribe-button'
import styles from './issues.module.css'

/** The comments come last on the page, and from another remote. */
const IssueComments = lazyPart(() => import('./issue-comments'), MissingSection)
/** Only the author sees this notice, in the first seconds after sending. */
const UndoSendNotice = lazyPart(() => import('../../shared/undo-send/undo-send'), MissingSection)

/** Page of one sent issue, at its permanent address. */
export default function IssuePage() {
  const { handle = '', issueId = '' } = useParams()
  const opened = useNewsletter()
  const { data, error } = useIssue(issueId, opened?.newsletter)
  usePageTitle(data && opened ? `${data.issue.subject} · ${opened.newsletter.title}` : '')
  // Without its newsletter, that one leaves the page, and its message is enough.
  useLeaveOnFailure(data || !opened ? undefined : error, ISSUE_FAILURE, paths.newsletter.href({ handle }))

  if (!opened || !data) {
    return (
      <Column>
        <Loading label="Carregando edição…" title="Edição da newsletter">
          <ReaderSkeleton />
        </Loading>
      </Column>
    )
  }
  // The address was typed by hand: the issue belongs to another newsletter.
  if (data.newsletter.handle !== handle) {
    return <Navigate to={paths.issue.href({ handle: data.newsletter.handle, issueId })} replace />
  }
  // Readers never receive an unsent issue, and its owner has nothing to share yet.
  if (data.issue.status !== 'sent') return <Navigate to={paths.issueEdit.href({ handle, issueId })} replace />
  // Another issue may take the place of this one without a wait, and what was read aloud or pressed here is not its own.
  return <Read key={issueId} opened={opened} read={data} />
}

function Read(props: { opened: Outputs['newsletters']['get']; read: Outputs['newsletters']['getIssue'] }) {
  const { opened } = props
  const read = useReadable(props.read)
  const { user } = useSession()
  const actions = useReaderActions(read, opened.owner)
  useMarkRead(read)
  const { issue, newsletter, contents, previous, next } = read
  return (
    <Column>
      <div className={styles.bar}>
        <ButtonLink
          className={styles.action}
          to={paths.newsletter.href({ handle: newsletter.handle })}
          variant="ghost"
          leftIcon={<ArrowLeft size={18} aria-hidden />}
        >
          <span className={`${plain.oneLine} ${styles.title}`}>{newsletter.title}</span>
        </ButtonLink>
        <ReaderToolbar {...actions}>
          <QuoteButton issueId={issue.id} />
          <UnreadButton read={read} />
          <DeleteImported newsletter={newsletter} issue={issue} />
          <Suspense>
            <ListenButtons issue={issue} />
          </Suspense>
        </ReaderToolbar>
      </div>
      {issue.visible_from && (
        <div className={plain.undo}>
          <Suspense>
            <UndoSendNotice issue={issue} />
          </Suspense>
        </div>
      )}
      <div className={styles.text}>
        <IssueArticle
          read={read}
          author={opened.owner?.display_name}
          titleAs="h1"
          above={
            <Suspense>
              <div className={`screen-only ${styles.place}`}>
                <ReadingPlace issueId={issue.id} />
              </div>
              <ContentsList html={issue.html} />
            </Suspense>
          }
        />
      </div>
      {!ownsNewsletter(user, newsletter) && !contents && <Invitation newsletter={newsletter} />}
      <Suspense>
        <Neighbours handle={newsletter.handle} previous={previous} next={next} />
      </Suspense>
      {!contents && (
        <Suspense>
          <IssueComments newsletter={newsletter} issue={issue} />
        </Suspense>
      )}
    </Column>
  )
}

/**
 * Invitation to subscribe at the end of an issue. It stays for someone who subscribes here, as the button has the
 * focus.
 */
function Invitation({ newsletter }: { newsletter: Newsletter }) {
  const isSubscribed = useRelation('subscribed', newsletter.id)
  const [isUsed, setUsed] = useState(false)
  if (isSubscribed && !isUsed) return null
  return (
    <div className={styles.invitation} onClickCapture={() => setUsed(true)}>
      <p className={styles.question}>Gostou desta edição de {newsletter.title}?</p>
      <SubscribeButton newsletter={newsletter} />
    </div>
  )
}

interface DeleteImportedProps {
  newsletter: Newsletter
  issue: NewsletterIssue
}

/** Deletes an issue that was sent elsewhere and imported; it can be brought back for a while. What was sent here stays. */
function DeleteImported({ newsletter, issue }: DeleteImportedProps) {
  const { api, toast } = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  const { busy, run } = useOneCall<'delete'>()
  const { id: issueId, subject } = issue
  if (!ownsNewsletter(user, newsletter) || !wasSentElsewhere(issue)) return null

  const remove = () =>
    run('delete', 'Erro ao apagar', async () => {
      await api.newsletters.deleteIssue({ issueId })
      await navigate(paths.newsletter.href({ handle: newsletter.handle }))
      offerUndo(toast, 'Edição importada apagada', `“${subject}”`, () => api.newsletters.restoreIssue({ issueId }))
    })

  return (
    <IconButton
      aria-label="Apagar edição importada"
      icon={<Trash2 size={20} aria-hidden />}
      isLoading={busy === 'delete'}
      onClick={() => void remove()}
    />
  )
}

/** Opens a new post that quotes the issue. */
export function QuoteButton({ issueId }: { issueId: string }) {
  const { session } = useServices()
  const navigate = useNavigate()
  return (
    <IconButton
      aria-label="Citar em uma publicação"
      icon={<MessageSquareQuote size={20} aria-hidden />}
      onClick={() => session.require(() => void navigate(paths.compose.href({ quote: `issue:${issueId}` })))}
    />
  )
}
