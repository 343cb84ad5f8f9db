import {
  type CallName,
  type Inputs,
  imagesOf,
  type PostImage,
  paths,
  type QueuedPostsProps,
  type QuotedRef,
  UNKNOWN_AUTHOR,
  type Widget,
} from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  Button,
  ButtonLink,
  type QueuedCall,
  Stamp,
  useOffline,
  useQueued,
  useServices,
  useSession,
  weekdayTime,
} from '@ementa/ui'
import { PostBody } from '../post-body/post-body'
import styles from '../post-card/card.module.css'
import { CardFrame, CardTags } from '../post-card/card-parts'
import { PostImages } from '../post-card/post-images'

/**
 * The reader's posts in the offline queue, marked as waiting, on top of feed and profile. Other remotes load it as
 * `social/queued-posts`.
 */
export default function QueuedPosts({ tag = null, savedAt }: QueuedPostsProps) {
  const posts = useQueuedPosts(savedAt).filter((post) => tag === null || post.tags.includes(tag))
  return posts.map((post) => <QueuedCard key={post.id} post={post} />)
}
QueuedPosts satisfies Widget<'social/queued-posts'>

const STAMPS = { waiting: 'queued', failed: 'failed', sent: 'sent' } as const

/** The card of a queued post. */
export function QueuedCard({ post }: { post: QueuedPost }) {
  const { offline } = useServices()
  const { user } = useSession()
  const { online, syncing } = useOffline()
  const name = user?.display_name ?? UNKNOWN_AUTHOR
  return (
    <CardFrame aria-label={post.isDraft ? 'Rascunho na fila' : 'Publicação na fila'} data-authority={user?.authority}>
      <Avatar name={name} src={user?.avatar_url} />
      <div>
        <div className={styles.head}>
          <div className={styles.who}>
            <span className={styles.name}>{name}</span>
            {user && <span className={styles.user}>@{user.username}</span>}
            <div className={styles.meta}>
              {user && <AuthorityBadge person={user} />}
              <span>{stateOf(post, online, syncing) + further(post)}</span>
            </div>
          </div>
          <Stamp kind={STAMPS[post.state]} style={{ flexShrink: 0 }} />
        </div>
        {[post.body, ...post.rest].map((text, index) => {
          const part = index + 1
          return (
            <p key={part} className={styles.text}>
              <PostBody text={text} />
            </p>
          )
        })}
        <PostImages images={post.images} name={name} />
        <CardTags tags={post.tags} />
        {post.state !== 'sent' && (
          <div className={styles.row}>
            {!syncing && (
              <ButtonLink size="sm" to={paths.compose.href({ queued: post.id })}>
                Editar
              </ButtonLink>
            )}
            <Button size="sm" variant="ghost" onClick={offline.showPending}>
              Ver pendências
            </Button>
          </div>
        )}
      </div>
    </CardFrame>
  )
}

function stateOf({ state, isDraft }: QueuedPost, online: boolean, syncing: boolean): string {
  if (isDraft && state === 'waiting' && !syncing) return 'rascunho ainda neste aparelho'
  if (state === 'sent') return 'atualizando a lista…'
  if (syncing) return 'enviando…'
  if (state === 'failed') return 'não foi enviada'
  return online ? 'ainda não foi enviada' : 'será enviada ao reconectar'
}

const further = ({ quoted, rest, scheduledAt }: QueuedPost) =>
  (scheduledAt ? ` · para ${weekdayTime(scheduledAt)}` : '') +
  (quoted ? ' · com citação' : '') +
  (rest.length > 0 ? ` · fio de ${rest.length + 1}` : '')

export interface QueuedPost {
  /** Id of the queued action. */
  id: string
  body: string
  images: PostImage[]
  tags: readonly string[]
  quoted: QuotedRef | null
  rest: string[]
  /** ISO UTC; null to publish at once. */
  scheduledAt: string | null
  /** True if the action saves a draft. */
  isDraft: boolean
  /** Id by which the backend recognises a repeated call. */
  requestId: string | undefined
  state: QueuedCall['state']
}

const CREATE: readonly CallName[] = ['posts.create']
const UNPUBLISHED: readonly CallName[] = ['posts.create', 'posts.saveDraft']

/**
 * Returns the queued posts without a date, newest first, then those just sent, until the list is read again (`savedAt`, ms
 * since the epoch). Scheduled ones are on the drafts page.
 */
function useQueuedPosts(savedAt: number | undefined): QueuedPost[] {
  const posts = useQueued(CREATE, savedAt)
    .flatMap((queued) => toQueuedPost(queued) ?? [])
    .filter(({ scheduledAt }) => scheduledAt === null)
    .toReversed()
  return [...posts.filter(({ state }) => state !== 'sent'), ...posts.filter(({ state }) => state === 'sent')]
}

/** Returns queued drafts and scheduled posts, newest first. */
export function useQueuedDrafts(savedAt: number | undefined): QueuedPost[] {
  return useQueued(UNPUBLISHED, savedAt)
    .flatMap((queued) => toQueuedPost(queued) ?? [])
    .filter(({ isDraft, scheduledAt }) => isDraft || scheduledAt !== null)
    .toReversed()
}

/** Converts a queued action to the post it creates; undefined for other actions. */
export function toQueuedPost({ action: { id, type, input }, state }: QueuedCall): QueuedPost | undefined {
  if (!UNPUBLISHED.some((call) => call === type) || !isNewPost(input)) return undefined
  const { body, imageUrl = null, imageDescription, moreImages, tags = [], quoted, rest = [], scheduledAt } = input
  return {
    id,
    body,
    images: imagesOf({ image_url: imageUrl, image_description: imageDescription, more_images: moreImages }),
    tags,
    quoted: quoted ?? null,
    rest,
    scheduledAt: scheduledAt ?? null,
    isDraft: type === 'posts.saveDraft',
    requestId: input.requestId,
    state,
  }
}

/** Checks the shape of a queued input, which is stored as `unknown`. */
function isNewPost(input: unknown): input is Inputs['posts']['create'] {
  return typeof input === 'object' && input !== null && 'body' in input && typeof input.body === 'string'
}
