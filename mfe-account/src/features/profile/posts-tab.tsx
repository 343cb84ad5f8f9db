import {
  isolate,
  isScheduled,
  type Post,
  type PostCardProps,
  type Profile,
  paths,
  type QueuedPostsProps,
} from '@ementa/contracts'
import {
  authorityRule,
  Button,
  EmptyState,
  LoadMore,
  PostSkeleton,
  ReadView,
  Skeletons,
  Stamp,
  TimeAgo,
  useNow,
  useSession,
  useWidget,
  WidgetBoundary,
  WindowList,
  weekdayTime,
} from '@ementa/ui'
import { draftsQuery, usePagedRead, useRead, userPostsQuery } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { type ComponentType, Fragment, type ReactNode, useCallback, useEffect, useEffectEvent } from 'react'
import styles from './profile-tabs.module.css'

/** The person's posts, newest first, in pages of 10. Social's card renders them, or `PlainPost` when social is down. */
export function PostsTab({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const { user } = useSession()
  const now = useNow()
  const { status, Widget, retry, retryLabel } = useWidget('social/post-card')
  const list = usePagedRead(userPostsQuery({ userId: profile.id, viewer: user?.id ?? null }))
  const { updateItems } = list
  // The same function at every render, as the card is memoised.
  const drop = useCallback(
    (postId: string) =>
      updateItems(
        (post) => (post.id === postId ? null : post),
        (page, posts) => ({ ...page, posts }),
      ),
    [updateItems],
  )

  const posts = list.items
  const card = (post: Post) => <Card post={post} author={profile} Widget={Widget} onGone={drop} />
  const skeleton = <Skeletons shape="post" label="Carregando as publicações…" />
  if (status === 'loading') return skeleton
  return (
    <ReadView
      read={list}
      skeleton={skeleton}
      failed={{ title: 'Não foi possível carregar as publicações', titleAs: 'h3' }}
    >
      {() => (
        <>
          {status === 'failed' && <CardsUnavailable onRetry={retry} label={retryLabel} />}
          {isOwn && <QueuedPosts savedAt={list.savedAt} />}
          {isOwn && (
            <ScheduledPosts userId={profile.id} now={now} onDue={list.refresh}>
              {card}
            </ScheduledPosts>
          )}
          {posts.length === 0 && list.isEnd ? (
            <NoPosts profile={profile} isOwn={isOwn} />
          ) : (
            <WindowList
              items={posts}
              itemKey={(post) => post.id}
              memory={`profile-posts:${profile.id}`}
              footer={<LoadMore list={list} />}
            >
              {card}
            </WindowList>
          )}
        </>
      )}
    </ReadView>
  )
}

interface CardProps extends Pick<PostCardProps, 'post' | 'onGone'> {
  author: Profile
  Widget: ComponentType<PostCardProps> | null
}

function Card({ Widget, ...props }: CardProps) {
  const plain = <PlainPost post={props.post} author={props.author} />
  if (!Widget) return plain
  return (
    <WidgetBoundary fallback={plain}>
      <Widget {...props} />
    </WidgetBoundary>
  )
}

/** Posts that wait in the offline queue, as the feed shows them. While social is down, only `Pendências` has them. */
function QueuedPosts(props: QueuedPostsProps) {
  const { Widget } = useWidget('social/queued-posts')
  return (
    Widget && (
      <WidgetBoundary fallback={null}>
        <Widget {...props} />
      </WidgetBoundary>
    )
  )
}

function CardsUnavailable({ onRetry, label }: { onRetry: () => void; label: string }) {
  return (
    <div role="status" className={styles.unavailable}>
      <p className="muted">
        A área de publicações não pôde ser carregada: você pode ler, mas ainda não curtir nem comentar.
      </p>
      <Button size="sm" onClick={onRetry}>
        {label}
      </Button>
    </div>
  )
}

interface ScheduledPostsProps {
  userId: string
  now: number
  /** Called when a post's time has come: it now belongs in the list below. */
  onDue: () => Promise<void>
  children: (post: Post) => ReactNode
}

/** Scheduled posts, visible to their author alone until their time, which the card shows. */
function ScheduledPosts({ userId, now, onDue, children }: ScheduledPostsProps) {
  const { data, isLoading } = useRead(draftsQuery(userId))
  const scheduled = (data?.scheduled ?? []).filter((post) => isScheduled(post, now))
  const dueCount = (data?.scheduled.length ?? 0) - scheduled.length
  const refreshWhenDue = useEffectEvent(() => void onDue())
  useEffect(() => {
    if (dueCount > 0) refreshWhenDue()
  }, [dueCount])
  if (isLoading) return <PostSkeleton />
  if (scheduled.length === 0) return null
  return (
    <section aria-label="Publicações agendadas" className={styles.scheduled}>
      <h2 className="heading">Agendados</h2>
      <p className="muted">Só você vê estas publicações até a hora marcada.</p>
      {scheduled.map((post) => (
        <Fragment key={post.id}>{children(post)}</Fragment>
      ))}
    </section>
  )
}

function NoPosts({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  if (!isOwn) return <EmptyState illustration="sheet" title={`${isolate(profile.display_name)} ainda não publicou`} />
  return (
    <EmptyState
      illustration="sheet"
      title="Você ainda não publicou"
      description="Resuma em poucas linhas uma decisão, uma lei ou uma dúvida da prática."
      action={{ label: 'Novo Post', href: paths.compose.href() }}
    />
  )
}

/** A post with author, time and body, shown while social's card cannot be loaded. */
export function PlainPost({ post, author }: { post: Post; author: Profile }) {
  const now = useNow()
  return (
    <article className={styles.post}>
      <div style={authorityRule(author.authority)}>
        <p className={`muted ${styles.byline}`}>
          <span className={styles.author}>{author.display_name}</span>
          {!isScheduled(post, now) && (
            <>
              {' · '}
              <Link to={paths.comments.href({ postId: post.id })}>
                <TimeAgo iso={post.scheduled_at ?? post.created_at} />
              </Link>
            </>
          )}
        </p>
        {isScheduled(post, now) && <Stamp kind="scheduled">Agendado para {weekdayTime(post.scheduled_at ?? '')}</Stamp>}
        <p className={styles.body}>{post.body}</p>
      </div>
    </article>
  )
}
