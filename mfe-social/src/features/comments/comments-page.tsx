import { excerpt, namesNothing, type Outputs, paths } from '@ementa/contracts'
import {
  Column,
  counted,
  EmptyState,
  formatNumber,
  lazyPart,
  leadsToField,
  PageHeader,
  SessionReady,
  Skeletons,
  usePageTitle,
  useWayBack,
} from '@ementa/ui'
import { postQuery, useRead } from '@ementa/ui/data'
import { useLocation, useNavigationType, useParams } from '@ementa/ui/router'
import { Suspense } from 'react'
import * as v from 'valibot'
import PostCard from '../../shared/post-card/post-card'
import { Discussion } from '../../shared/thread/discussion'
import type { ThreadProps } from './thread-of-posts'

// If the file cannot be loaded, the post is shown without the other parts of its thread.
const ThreadOfPosts = lazyPart(
  () => import('./thread-of-posts'),
  ({ children }) => children,
)
const QuotingPosts = lazyPart(() => import('../../shared/quoting-posts/quoting-posts'))

const outline = (
  <div data-awaited>
    <Skeletons shape="post" count={1} />
  </div>
)

/** Page of a post with its comments. */
export default function CommentsPage() {
  const { postId = '' } = useParams()
  return (
    <SessionReady loading={<Skeletons shape="post" title="Comentários" />}>
      {() => <Thread postId={postId} />}
    </SessionReady>
  )
}

function Thread({ postId }: { postId: string }) {
  const wayBack = useWayBack()
  const home = paths.home.href()
  const post = useRead(postQuery(postId))
  const { state } = useLocation()
  // The field takes the focus only after a click on a comment button, not when the reader goes back to the page.
  const isPushed = useNavigationType() === 'PUSH'
  usePageTitle(post.data ? buildTitle(post.data) : 'Comentários')
  const total = post.data?.post.comment_count ?? 0
  return (
    <Column className="thread-page comments-page">
      <Discussion
        textId={postId}
        path={paths.comments.href({ postId })}
        expected={total}
        isFieldWanted={isPushed && leadsToField(state) && post.data !== undefined}
        isGone={namesNothing(post.error, 'POST_NOT_FOUND')}
        gone={<PostNotFound error={post.error} />}
        onRefresh={post.refresh}
        head={(roots) => (
          <>
            <PageHeader
              title={roots === undefined ? 'Comentários' : <Counts roots={roots} total={total} />}
              back={{ href: home, label: wayBack.canGoBack ? 'Voltar' : 'Voltar ao início', onClick: wayBack.onClick }}
            />
            {post.data ? (
              <ThreadSlot parts={post.data.thread} author={post.data.author} current={postId}>
                <PostCard
                  post={post.data.post}
                  author={post.data.author}
                  place="thread"
                  onGone={() => wayBack.leave(home)}
                />
              </ThreadSlot>
            ) : (
              !post.error && outline
            )}
            <Suspense fallback={<div data-awaited="now" />}>
              {Boolean(post.data?.quotes) && (
                <QuotingPosts quoted={{ kind: 'post', id: postId }} count={post.data?.quotes ?? 0} />
              )}
            </Suspense>
          </>
        )}
      />
    </Column>
  )
}

/** Builds the page title, shown in tabs, in the history and in the list of saved pages: author and first words. */
const buildTitle = ({ post, author }: Outputs['posts']['get']) =>
  `${author?.display_name ?? 'Usuário desconhecido'}: “${excerpt(post.body.replace(/\s+/g, ' '), 50)}”`

/** Shows the post inside its thread if it is part of one. */
function ThreadSlot({
  parts,
  children,
  ...of
}: Omit<ThreadProps, 'parts'> & { parts: ThreadProps['parts'] | undefined }) {
  return parts ? (
    <Suspense fallback={outline}>
      <ThreadOfPosts parts={parts} {...of}>
        {children}
      </ThreadOfPosts>
    </Suspense>
  ) : (
    children
  )
}

/** The number of root comments and, if there are replies, the total. */
function Counts({ roots, total }: { roots: number; total: number }) {
  return (
    <>
      <span className="comment-count">{counted(roots, 'comentário', 'comentários')}</span>
      {total > roots && <span className="with-replies"> · {formatNumber(total)} com as respostas</span>}
    </>
  )
}

/** Error for a post that moderation removed; only its author gets the id of the decision. */
const removalSchema = v.object({ data: v.object({ decisionId: v.nullable(v.string()) }) })

function PostNotFound({ error }: { error: unknown }) {
  usePageTitle('Post não encontrado')
  if (v.is(removalSchema, error)) {
    const { decisionId } = error.data
    return (
      <EmptyState
        illustration="folder"
        titleAs="h1"
        title="Post não encontrado"
        description={
          decisionId === null
            ? 'Esta publicação foi removida pela moderação.'
            : 'Sua publicação foi removida pela moderação. Você pode ler o motivo e recorrer.'
        }
        action={
          decisionId === null
            ? { label: 'Voltar ao início', href: paths.home.href() }
            : { label: 'Ver a decisão', href: paths.ownDecision.href({ id: decisionId }) }
        }
      />
    )
  }
  return (
    <EmptyState
      illustration="folder"
      titleAs="h1"
      title="Post não encontrado"
      description="Ele pode ter sido apagado por quem o publicou."
      action={{ label: 'Voltar ao início', href: paths.home.href() }}
    />
  )
}
