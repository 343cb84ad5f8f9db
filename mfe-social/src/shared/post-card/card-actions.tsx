import { type Post, type PostCardProps, type Profile, paths } from '@ementa/contracts'
import {
  askToBlock,
  Button,
  compactNumber,
  guardedPress,
  lazyPart,
  MEMBERSHIP_WORDS,
  MissingDialog,
  plural,
  setMuted,
  toggleMembership,
  useRelation,
  useServices,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { Bookmark, Heart, MessageSquare, Quote, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sharePost } from '../post-actions/post-actions'
import styles from './card.module.css'

const Likers = lazyPart(() => import('./likers'), MissingDialog)

interface CardActionsProps {
  post: Post
  authorName: string
  place: NonNullable<PostCardProps['place']>
}

/** Formats a count as it is shown, as voice control expects (WCAG 2.5.3): `1,3 mil curtidas`. */
const formatCount = (count: number, one: string, many: string) => `${compactNumber(count)} ${plural(count, one, many)}`

/** Buttons that like, comment, share, quote and save. Their names include the counts. */
export function CardActions({ post, authorName, place }: CardActionsProps) {
  const services = useServices()
  const isLiked = useRelation('liked', post.id)
  const isSaved = useRelation('bookmarked', post.id)
  const toggle = () => toggleMembership(services, 'bookmarked', post.id, MEMBERSHIP_WORDS.bookmarked)
  // The stored count does not include the reader's own like.
  const likes = post.like_count + (isLiked ? 1 : 0)
  return (
    <>
      {place === 'thread' && likes > 0 && (
        <LikersButton postId={post.id} likes={formatCount(likes, 'curtida', 'curtidas')} />
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          data-action="like"
          aria-pressed={isLiked}
          aria-label={`Curtir, ${formatCount(likes, 'curtida', 'curtidas')}`}
          onClick={() => toggleMembership(services, 'liked', post.id)}
        >
          <Heart size={18} aria-hidden />
          {compactNumber(likes)}
        </button>
        <Link
          className={styles.action}
          data-action="comment"
          to={paths.comments.href({ postId: post.id })}
          replace={place === 'thread'}
          aria-label={`Comentar, ${formatCount(post.comment_count, 'comentário', 'comentários')}`}
        >
          <MessageSquare size={18} aria-hidden />
          {compactNumber(post.comment_count)}
        </Link>
        <button
          type="button"
          className={styles.action}
          data-action="share"
          aria-label={`Compartilhar, ${formatCount(post.share_count, 'compartilhamento', 'compartilhamentos')}`}
          onClick={() => void sharePost(services, post, authorName)}
        >
          <Share2 size={18} aria-hidden />
          {compactNumber(post.share_count)}
        </button>
        <Link className={styles.action} to={paths.compose.href({ quote: `post:${post.id}` })} aria-label="Citar">
          <Quote size={18} aria-hidden />
        </Link>
        <button
          type="button"
          className={styles.action}
          data-action="bookmark"
          aria-pressed={isSaved}
          onClick={isSaved ? guardedPress('bookmarks', post.id, toggle) : toggle}
        >
          <Bookmark size={18} aria-hidden />
          <span>{isSaved ? 'Salvo' : 'Salvar'}</span>
        </button>
      </div>
    </>
  )
}

/** The number of likes as a button that lists who likes the post. */
function LikersButton({ postId, likes }: { postId: string; likes: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.likers}
        aria-haspopup="dialog"
        aria-label={`${likes}: ver quem curtiu`}
        onClick={() => setOpen(true)}
      >
        {likes}
      </button>
      {isOpen && (
        <Suspense>
          <Likers postId={postId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

interface AfterReportProps {
  author: Pick<Profile, 'id' | 'username'>
  onDismiss: () => void
}

/** Buttons shown after a report, which mute or block the author. */
export function AfterReport({ author, onDismiss }: AfterReportProps) {
  const services = useServices()
  const dismissAnd = (act: () => void) => () => {
    onDismiss()
    act()
  }
  return (
    <fieldset className={styles.row} aria-label="Depois do reporte">
      <Button size="sm" onClick={dismissAnd(() => setMuted(services, author, true))}>
        Silenciar @{author.username}
      </Button>
      <Button size="sm" variant="danger" onClick={dismissAnd(() => askToBlock(services, author))}>
        Bloquear @{author.username}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDismiss}>
        Agora não
      </Button>
    </fieldset>
  )
}
