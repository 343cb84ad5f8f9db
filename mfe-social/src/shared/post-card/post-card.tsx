import {
  canEditPost,
  canFollowAuthor,
  isDraft,
  isEditedInPublic,
  isScheduled,
  type Post,
  type PostCardProps,
  type Profile,
  paths,
  type QueueAction,
  UNKNOWN_AUTHOR,
  type Widget,
} from '@ementa/contracts'
import {
  AuthorityBadge,
  findNeighbour,
  lazyPart,
  MissingDialog,
  MissingSection,
  type Retry,
  Stamp,
  TimeAgo,
  useFollow,
  useMissingMenu,
  useOffline,
  useServices,
  useSession,
  weekdayTime,
} from '@ementa/ui'
import { Link, useNavigate } from '@ementa/ui/router'
import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, type Ref, Suspense, useRef, useState } from 'react'
import { flag, remove, useIsRemoved } from '../post-actions/post-actions'
import { useCitations } from '../post-body/use-citations'
import styles from './card.module.css'
import { AfterReport, CardActions } from './card-actions'
import { AuthorFace, AuthorName, CardBody, CardFrame } from './card-parts'
import { DraftActions, ScheduledActions } from './draft-actions'

const CardMenu = lazyPart(() => import('./card-menu'), MissingMenu)
const ReportDialog = lazyPart(() => import('../report/report-dialog'), MissingDialog)

/** The card of a post, in every list. Other remotes load it as `social/post-card`. */
const PostCard = memo(function PostCard(props: PostCardProps) {
  const isRemoved = useIsRemoved(props.post.id)
  return isRemoved ? null : <Card {...props} />
})
export default PostCard satisfies Widget<'social/post-card'>

function Card({ post, author, place = 'list', reason, onGone }: PostCardProps) {
  const services = useServices()
  const { user, status } = useSession()
  const navigate = useNavigate()
  const card = useRef<HTMLElement>(null)
  /** Whether the press under way closes a menu that was open. */
  const closesMenu = useRef(false)
  const [report, setReport] = useState<'none' | 'dialog' | 'done'>('none')

  const name = author?.display_name ?? UNKNOWN_AUTHOR
  const person = author ?? { id: post.author_id, username: 'desconhecido' }
  const thread = paths.comments.href({ postId: post.id })
  const state = stateOf(post)
  const opens = place !== 'thread' && state !== 'draft'

  const onDelete = async () => {
    const next = findNeighbour(card.current, 'article[data-post]')
    if (!(await remove(services, post))) return
    next?.focus({ preventScroll: true })
    onGone?.(post.id)
  }
  const onFlag = () =>
    services.session.require(async () => {
      if (await flag(services, post.id)) setReport('done')
    })
  const dismissReport = () => {
    setReport('none')
    // The pressed button goes, and its reader stays at this post.
    card.current?.focus({ preventScroll: true })
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!opens || closesMenu.current || !isOnBareCard(event)) return
    navigate(thread)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (opens && event.key === 'Enter' && event.target === event.currentTarget) navigate(thread)
  }

  return (
    <CardFrame
      ref={card}
      aria-label={`${state === 'draft' ? 'Rascunho' : 'Publicação'} de ${name}`}
      data-post={post.id}
      data-authority={author?.authority}
      data-opens={opens ? '' : undefined}
      tabIndex={-1}
      onPointerDown={() => {
        closesMenu.current = document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') !== null
      }}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <AuthorFace author={author} name={name} />
      <div>
        <div className={styles.head}>
          <div className={styles.who}>
            <h2>
              <AuthorName author={author} name={name} />
            </h2>
            <CardMeta post={post} author={author} state={state} place={place} reason={reason} />
          </div>
          {status !== 'loading' && canFollowAuthor(user, post) && <FollowButton person={person} name={name} />}
          {state !== 'draft' && (
            <MenuSlot label={menuLabel(user, post, name)}>
              {(label) => (
                <CardMenu
                  post={post}
                  author={person}
                  label={label}
                  onDelete={onDelete}
                  onFlag={onFlag}
                  onReport={() => services.session.require(() => setReport('dialog'))}
                />
              )}
            </MenuSlot>
          )}
        </div>
        {state === 'draft' && <Stamp kind="draft" />}
        {state === 'scheduled' && (
          <Stamp kind="scheduled" style={{ whiteSpace: 'normal', letterSpacing: '0.06em' }}>
            Agendado para {weekdayTime(post.scheduled_at ?? '')}
          </Stamp>
        )}
        <CardBody post={post} name={name} />
        {post.quoted && <QuotedSlot quoted={post.quoted} />}
        {state === 'public' && <CitedLawSlot text={post.body} />}
        {state === 'public' && <CardActions post={post} authorName={name} place={place} />}
        {state === 'scheduled' && canEditPost(user, post) && (
          <ScheduledActions
            post={post}
            onPublished={() => {
              // It leaves the lists of what waits; on its own page it stays.
              if (place === 'list') onGone?.(post.id)
            }}
          />
        )}
        {state === 'draft' && <DraftActions post={post} onDelete={onDelete} onPublished={() => onGone?.(post.id)} />}
        {report === 'done' && <AfterReport author={person} onDismiss={dismissReport} />}
      </div>
      {report === 'dialog' && (
        <Suspense>
          <ReportDialog
            isOpen
            onClose={() => setReport('none')}
            target={{ type: 'post', id: post.id }}
            author={author}
          />
        </Suspense>
      )}
    </CardFrame>
  )
}

interface CardMetaProps extends Pick<PostCardProps, 'post' | 'author' | 'place' | 'reason'> {
  state: PostState
}

/** The line below the author's name: role, time, place in a thread, and why the post is in this list. */
function CardMeta({ post, author, state, place, reason }: CardMetaProps) {
  const thread = paths.comments.href({ postId: post.id })
  return (
    <div className={styles.meta}>
      {author && <AuthorityBadge person={author} />}
      {state === 'public' && (
        <Link to={thread}>
          <TimeAgo iso={post.scheduled_at ?? post.created_at} />
        </Link>
      )}
      {state === 'draft' && (
        <span>
          salvo <TimeAgo iso={post.updated_at ?? post.created_at} />
        </span>
      )}
      {state === 'public' && isEditedInPublic(post) && <span>(editado)</span>}
      {post.thread && (
        <Link to={thread}>
          Parte {post.thread.part} de {post.thread.of}
          {state !== 'draft' && place === 'list' && ' · ler o fio'}
        </Link>
      )}
      {post.rest && <span>Fio de {post.rest.length + 1}</span>}
      {reason && <span>{reason}</span>}
      <QueueMark postId={post.id} authorId={post.author_id} />
    </div>
  )
}

type PostState = 'draft' | 'scheduled' | 'public'

function stateOf(post: Post): PostState {
  if (isDraft(post)) return 'draft'
  return isScheduled(post, Date.now()) ? 'scheduled' : 'public'
}

function menuLabel(user: Pick<Profile, 'id'> | null, post: Post, name: string): string {
  return canEditPost(user, post) ? 'Mais ações para a sua publicação' : `Mais ações para a publicação de ${name}`
}

function FollowButton({ person, name }: { person: Pick<Profile, 'id' | 'username'>; name: string }) {
  const { label, isPressed, onPress } = useFollow(person)
  return (
    <button
      type="button"
      className={styles.follow}
      aria-pressed={isPressed}
      aria-label={`${label} ${name}`}
      onClick={onPress}
    >
      {label}
    </button>
  )
}

/** A plain button that is replaced by the menu when first pressed: a menu costs more than the rest of the card. */
function MenuSlot({ label, children }: { label: string; children: (label: string) => React.ReactNode }) {
  const [isWanted, setWanted] = useState(false)
  const plain = <MoreButton label={label} onClick={() => setWanted(true)} />
  if (!isWanted) return plain
  return (
    <Suspense fallback={plain}>
      <span className={styles.menu}>{children(label)}</span>
    </Suspense>
  )
}

/** Tells whether a click means the card itself, and not a control, a menu rendered elsewhere, or selected text. */
function isOnBareCard(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  if (target.closest('a, button, [role="menu"], [role="dialog"]')) return false
  return window.getSelection()?.isCollapsed ?? true
}

interface MoreButtonProps {
  label: string
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
}

/** The button that opens the menu of a card, shown until the menu is loaded. */
function MoreButton({ label, onClick, ref }: MoreButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.more}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void import('./card-menu').catch(() => undefined)}
      onClick={onClick}
    >
      <Ellipsis size={20} aria-hidden />
    </button>
  )
}

/** The button alone, where the file of the menu could not be loaded. */
function MissingMenu({ label, retry }: { label: string } & Retry) {
  return <MoreButton ref={useMissingMenu()} label={label} onClick={retry} />
}

/** The mark `na fila`, shown while an action on this post or its author waits in the offline queue. */
function QueueMark({ postId, authorId }: { postId: string; authorId: string }) {
  const { pending } = useOffline()
  const isQueued = pending.some((action) => concerns(action, postId, authorId))
  return isQueued ? <strong>na fila</strong> : null
}

/** Tells whether a queued action concerns this post: likes, saves, comments and drafts name the post, follows its author. */
export function concerns({ type, input }: Pick<QueueAction, 'type' | 'input'>, postId: string, authorId: string) {
  if (typeof input !== 'object' || input === null) return false
  if ('postId' in input && input.postId === postId) return true
  if (!('id' in input)) return false
  return type.startsWith('posts.') ? input.id === postId : /^profiles\./.test(type) && input.id === authorId
}

const QuotedText = lazyPart(() => import('../quoted-text/quoted-text'), MissingSection)

/** The quoted text below a post. Its code is loaded with the first post that quotes; its room is reserved meanwhile. */
function QuotedSlot({ quoted }: { quoted: NonNullable<Post['quoted']> }) {
  const { view } = quoted
  return (
    view && (
      <Suspense fallback={<div style={{ height: view.state === 'shown' ? 'calc(7.375rem + 12px)' : 56 }} />}>
        <QuotedText kind={quoted.kind} view={view} />
      </Suspense>
    )
  )
}

const CitedLaw = lazyPart(() => import('./cited-law'))

/** The sign `§` in the margin of a card, loaded once the citation rules are; it takes no room in the text. */
function CitedLawSlot({ text }: { text: string }) {
  const rules = useCitations(text)
  if (!rules) return null
  return (
    <Suspense>
      <CitedLaw text={text} rules={rules} />
    </Suspense>
  )
}
