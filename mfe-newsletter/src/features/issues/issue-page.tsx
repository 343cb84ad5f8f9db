import { type Newsletter, type Outputs, ownsNewsletter, paths } from '@ementa/contracts'
import {
  ButtonLink,
  Column,
  Loading,
  lazyPart,
  MissingSection,
  ReaderSkeleton,
  usePageTitle,
  useRelation,
  useSession,
} from '@ementa/ui'
import { Navigate, useParams } from '@ementa/ui/router'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ISSUE_FAILURE } from '../../shared/failures/texts'
import { useLeaveOnFailure } from '../../shared/failures/use-leave-on-failure'
import { useNewsletter } from '../../shared/newsletters/use-newsletter'
import plain from '../../shared/plain/plain.module.css'
import { ContentsList, ListenButtons, Neighbours, ReadingPlace } from '../../shared/reader/extras/lazy-extras'
import { QuoteButton } from '../../shared/reader/extras/quote-button'
import { UnreadButton } from '../../shared/reader/extras/unread-button'
import { IssueArticle } from '../../shared/reader/issue-article'
import { ReaderToolbar } from '../../shared/reader/reader-toolbar'
import { useIssue } from '../../shared/reader/use-issue'
import { useMarkRead } from '../../shared/reader/use-mark-read'
import { useReadable } from '../../shared/reader/use-readable'
import { useReaderActions } from '../../shared/reader/use-reader-actions'
import { SubscribeButton } from '../../shared/subscription/subscribe-button'
import { DeleteImported } from './delete-imported'
import styles from './issues.module.css'

/** The comments come last on the page, and from another remote. */
const IssueComments = lazyPart(() => import('./issue-comments'), MissingSection)
/** Only the author sees this notice, in the first seconds after sending. */
const UndoSendNotice = lazyPart(() => import('../../shared/undo-send/undo-send-notice'), MissingSection)

/** Page of one sent issue, at its permanent address. */
export default function IssuePage() {
  const { handle = '', issueId = '' } = useParams()
  const opened = useNewsletter()
  const { data, error } = useIssue(issueId, opened?.newsletter)
  usePageTitle(data && opened ? `${data.issue.subject} · ${opened.newsletter.title}` : '')
  useLeaveOnFailure(data ? undefined : error, ISSUE_FAILURE, paths.newsletter.href({ handle }))

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
  return <Read opened={opened} read={data} />
}

function Read(props: { opened: Outputs['newsletters']['get']; read: Outputs['newsletters']['getIssue'] }) {
  const { opened } = props
  const read = useReadable(props.read)
  const { user } = useSession()
  const actions = useReaderActions(read, opened.owner)
  useMarkRead(read)
  const { issue, newsletter, number, contents, previous, next } = read
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
          <Suspense fallback={null}>
            <ListenButtons issue={issue} />
          </Suspense>
        </ReaderToolbar>
      </div>
      {issue.visible_from && (
        <div className={styles.undo}>
          <Suspense fallback={null}>
            <UndoSendNotice issue={issue} />
          </Suspense>
        </div>
      )}
      <div className={styles.text}>
        <IssueArticle
          key={issue.id}
          newsletter={newsletter}
          issue={issue}
          number={number}
          contents={contents}
          author={opened.owner?.display_name}
          titleAs="h1"
          above={
            <Suspense fallback={null}>
              <div className={`screen-only ${styles.place}`}>
                <ReadingPlace key={issue.id} issueId={issue.id} />
              </div>
              <ContentsList html={issue.html} />
            </Suspense>
          }
        />
      </div>
      {!ownsNewsletter(user, newsletter) && !contents && <Invitation newsletter={newsletter} />}
      <Suspense fallback={null}>
        <Neighbours handle={newsletter.handle} previous={previous} next={next} />
      </Suspense>
      {!contents && (
        <Suspense fallback={null}>
          <IssueComments key={issue.id} newsletter={newsletter} issue={issue} />
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
