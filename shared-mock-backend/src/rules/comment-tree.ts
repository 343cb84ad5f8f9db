import type { Comment } from '@ementa/contracts'
import type { Relations } from '../relations'
import type { Collections } from '../store/collections'
import type { StoredAction } from '../store/stored-entities'
import { type Visibility, visibilityFor } from './visibility'

type Db = Pick<Collections, 'comments'>

/** Returns the comment and all shown replies below it, oldest first; replies to a hidden one are left out too. */
export function withReplies(db: Db, comment: Comment, isShown: (comment: Comment) => boolean): Comment[] {
  if (!isShown(comment)) return []
  const replies = db.comments.by('parent', comment.id).toReversed()
  return [comment, ...replies.flatMap((reply) => withReplies(db, reply, isShown))]
}

/**
 * The same as one viewer sees it: of a person they muted or blocked nothing, but for an empty comment in the place of one
 * that others answered.
 */
export function filterVisibleBranch(db: Db, visible: Visibility, comment: Comment): Comment[] {
  if (!visible.comment(comment)) return []
  const replies = db.comments.by('parent', comment.id).toReversed()
  const below = replies.flatMap((reply) => filterVisibleBranch(db, visible, reply))
  const withheld = visible.withheld(comment.author_id)
  if (withheld === null) return [comment, ...below]
  return below.length === 0 ? [] : [{ ...comment, body: '', withheld }, ...below]
}

/** Recounts the comments of a post: those that everybody sees. */
function recount(db: Collections, relations: Relations, postId: string): void {
  const post = db.posts.get(postId)
  if (!post) return
  const { comment } = visibilityFor(db, relations, null, new Date(0))
  const roots = db.comments.by('root', postId)
  const count = roots.flatMap((root) => withReplies(db, root, comment)).length
  if (count !== post.comment_count) db.posts.put({ ...post, comment_count: count })
}

/** The posts whose count a decision about a comment, or about a person with all their comments, may change. */
function postsWithCommentsOf({ comments }: Db, { item_type, item_id }: Pick<StoredAction, 'item_type' | 'item_id'>) {
  const decided = item_type === 'comment' ? [comments.get(item_id)] : comments.by('author', item_id)
  return new Set(decided.flatMap((comment) => comment?.post_id ?? []))
}

/** Keeps every post's count in step with its comments and with the decisions about them. */
export function followCommentCounts(db: Collections, relations: Relations): void {
  db.comments.onChange((id, origin) => {
    const comment = db.comments.lastKnown(id)
    if (origin === 'local' && comment) recount(db, relations, comment.post_id)
  })
  db.moderationActions.onChange((id, origin) => {
    const action = db.moderationActions.lastKnown(id)
    if (origin !== 'local' || !action || action.item_type === 'post') return
    for (const postId of postsWithCommentsOf(db, action)) recount(db, relations, postId)
  })
}
