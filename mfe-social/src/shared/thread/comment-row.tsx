import {
  type Comment,
  canChangeComment,
  canReply,
  canReport,
  type Profile,
  paths,
  UNKNOWN_AUTHOR,
} from '@ementa/contracts'
import { ActionMenu, AuthorityBadge, TimeAgo, useRelation } from '@ementa/ui'
import type { ActionMenuItem } from '@ementa/ui/overlays'
import { Link } from '@ementa/ui/router'
import { Flag, Heart, Link2, Pencil, Reply, Trash2 } from 'lucide-react'
import { usePersonItems } from '../person-items'
import { PostBody } from '../post-body/post-body'
import { CommentEdit } from './comment-field'
import { countLikes, type ThreadRow } from './thread'
import type { CommentHandlers } from './use-handlers'

const IN_REVIEW = 'Comentário em revisão pela moderação'

/** Text in place of a deleted comment that has replies. */
const WITHHELD_TEXT = {
  blocked: 'Comentário de uma pessoa que você bloqueou',
  muted: 'Comentário de uma pessoa que você silenciou',
} as const

interface CommentRowProps {
  row: Extract<ThreadRow, { kind: 'comment' }>
  author: Profile | null
  parentName: string | null
  viewer: Pick<Profile, 'id'> | null
  isTarget: boolean
  /** The text being edited; null otherwise. */
  editText: string | null
  isBusy: boolean
  on: CommentHandlers
}

export function CommentRow(props: CommentRowProps) {
  const { row, author, parentName, viewer, isTarget, editText, isBusy, on } = props
  const { comment, level, leaf } = row
  const name = author?.display_name ?? UNKNOWN_AUTHOR
  return (
    <article
      className="comment"
      id={`c-${comment.id}`}
      tabIndex={-1}
      aria-label={comment.withheld ? `${WITHHELD_TEXT[comment.withheld]}, fls. ${leaf}` : label(name, parentName, leaf)}
      aria-busy={isBusy || undefined}
      data-level={level}
      data-authority={comment.withheld ? undefined : author?.authority}
      data-target={isTarget ? '' : undefined}
    >
      <span className="leaf" aria-hidden>
        {level === 0 ? 'fls. ' : ''}
        {leaf}
      </span>
      <div className="content">
        {comment.withheld || comment.is_reported ? (
          <p className="review">{comment.withheld ? WITHHELD_TEXT[comment.withheld] : IN_REVIEW}</p>
        ) : (
          <>
            <div className="head">
              <div className="who">
                {author ? (
                  <Link className="name" to={paths.user.href({ username: author.username })}>
                    {name}
                  </Link>
                ) : (
                  <span className="name">{name}</span>
                )}
                <div className="meta">
                  {author && <AuthorityBadge person={author} />}
                  <Link to={on.href(comment.id)}>
                    <TimeAgo iso={comment.created_at} />
                  </Link>
                  {comment.is_edited && <span>(editado)</span>}
                </div>
              </div>
              <CommentMenu comment={comment} author={author} viewer={viewer} on={on} />
            </div>
            {editText === null ? (
              <p className="text">
                <PostBody text={comment.body} />
              </p>
            ) : (
              <CommentEdit text={editText} isBusy={isBusy} on={on} />
            )}
            <div className="actions">
              <LikeButton comment={comment} onLike={on.like} />
              {canReply(level) && (
                <button
                  type="button"
                  className="action"
                  id={`reply-${comment.id}`}
                  aria-label={`Responder a ${name}`}
                  onClick={() => on.reply(comment.id)}
                >
                  <Reply size={18} aria-hidden />
                  Responder
                </button>
              )}
            </div>
          </>
        )}
      </div>
    </article>
  )
}

function LikeButton({ comment, onLike }: { comment: Comment; onLike: (id: string) => void }) {
  const isLiked = useRelation('likedComments', comment.id)
  const count = countLikes(comment.like_count, isLiked)
  return (
    <button
      type="button"
      className="action"
      aria-pressed={isLiked}
      aria-label={`Curtir, ${count} ${count === 1 ? 'curtida' : 'curtidas'}`}
      onClick={() => onLike(comment.id)}
    >
      <Heart size={18} aria-hidden />
      {count > 0 && count}
    </button>
  )
}

function label(name: string, parentName: string | null, leaf: string): string {
  return parentName ? `Resposta de ${name} a ${parentName}, fls. ${leaf}` : `Comentário de ${name}, fls. ${leaf}`
}

interface CommentMenuProps {
  comment: Comment
  /** Null where the author is unknown, so that nobody can be muted or blocked. */
  author: Profile | null
  viewer: Pick<Profile, 'id'> | null
  on: CommentHandlers
}

/** The menu of a comment: copies its link, edits or deletes an own one, reports another's, mutes or blocks its author. */
function CommentMenu({ comment, author, viewer, on }: CommentMenuProps) {
  const personItems = usePersonItems(author)
  const copyLink: ActionMenuItem = {
    label: 'Copiar link',
    icon: <Link2 size={18} aria-hidden />,
    onSelect: () => on.copyLink(comment),
  }
  const own: ActionMenuItem[] = [
    copyLink,
    { label: 'Editar', icon: <Pencil size={18} aria-hidden />, onSelect: () => on.edit(comment) },
    { label: 'Excluir', icon: <Trash2 size={18} aria-hidden />, onSelect: () => on.remove(comment), danger: true },
  ]
  const others: ActionMenuItem[] = [copyLink]
  if (canReport(viewer, comment)) {
    others.push({
      label: 'Reportar',
      icon: <Flag size={18} aria-hidden />,
      onSelect: () => on.report(comment),
      danger: true,
    })
  }
  others.push(...personItems)
  return (
    <span className="menu">
      <ActionMenu
        label={`Mais ações para o comentário de ${author?.display_name ?? UNKNOWN_AUTHOR}`}
        items={canChangeComment(viewer, comment) ? own : others}
      />
    </span>
  )
}
