import { paths, type QueuedPostsProps, UNKNOWN_AUTHOR, type Widget } from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  Button,
  ButtonLink,
  Stamp,
  useOffline,
  useServices,
  useSession,
  weekdayTime,
} from '@ementa/ui'
import { PostBody } from '../post-body/post-body'
import styles from '../post-card/card.module.css'
import { CardFrame } from '../post-card/card-frame'
import { CardTags } from '../post-card/card-tags'
import { PostImages } from '../post-card/post-images'
import { type QueuedPost, useQueuedPosts } from './queued-post'

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
