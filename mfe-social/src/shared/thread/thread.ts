import { COUNT, type Comment, type CommentOrder } from '@ementa/contracts'

/** The rows of a thread, in order: one for each comment, and one for each place where replies are folded. */
export type ThreadRow =
  | { kind: 'comment'; id: string; comment: Comment; level: number; leaf: string; parent: Comment | null }
  | { kind: 'more'; id: string; parentId: string; level: number; count: number }

/** Ids of comments all of whose replies are shown. */
export type Expanded = Readonly<Record<string, true>>

/**
 * The rows of a thread. `comments` come as the backend orders them: roots in `order`, each followed by its replies, oldest
 * first. Leaves are numbered as in case files, in either order: the oldest root is `1`, its second reply `1.2`.
 */
export function threadRows(
  comments: readonly Comment[],
  rootCount: number,
  expanded: Expanded,
  order: CommentOrder = 'newest',
): ThreadRow[] {
  const replies = repliesByParent(comments)
  const rows: ThreadRow[] = []
  const add = (comment: Comment, parent: Comment | null, level: number, leaf: string) => {
    rows.push({ kind: 'comment', id: comment.id, comment, level, leaf, parent })
    const below = replies.get(comment.id) ?? []
    const visibleReplies = expanded[comment.id] ? below : below.slice(0, COUNT.repliesShown)
    visibleReplies.forEach((reply, index) => {
      add(reply, comment, level + 1, `${leaf}.${index + 1}`)
    })
    const folded = below.length - visibleReplies.length
    if (folded > 0) {
      rows.push({ kind: 'more', id: `more-${comment.id}`, parentId: comment.id, level: level + 1, count: folded })
    }
  }
  roots(comments).forEach((root, index) => {
    add(root, null, 0, String(order === 'oldest' ? index + 1 : Math.max(1, rootCount - index)))
  })
  return rows
}

function roots(comments: readonly Comment[]): Comment[] {
  return comments.filter((comment) => comment.parent_id === null)
}

/** Replies to each comment, oldest first (spec §2 Comment thread page). */
function repliesByParent(comments: readonly Comment[]): Map<string, Comment[]> {
  const byParent = new Map<string, Comment[]>()
  for (const comment of comments) {
    if (comment.parent_id === null) continue
    const siblings = byParent.get(comment.parent_id)
    if (siblings) siblings.push(comment)
    else byParent.set(comment.parent_id, [comment])
  }
  for (const siblings of byParent.values()) siblings.sort((a, b) => a.created_at.localeCompare(b.created_at))
  return byParent
}

/** The comment and everything below it: what goes when it is deleted (spec §4 Comment). */
export function subtreeIds(comments: readonly Comment[], id: string): Set<string> {
  const replies = repliesByParent(comments)
  const ids = new Set([id])
  // A Set may grow while it is walked.
  for (const each of ids) for (const reply of replies.get(each) ?? []) ids.add(reply.id)
  return ids
}

/** Whose replies must be unfolded so that the comment is shown: its ancestors, nearest first. */
export function ancestorIds(comments: readonly Comment[], id: string): string[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const ids: string[] = []
  for (let at = byId.get(id)?.parent_id; at; at = byId.get(at)?.parent_id) ids.push(at)
  return ids
}

/** Likes as shown: the stored count plus the own like, never below 0 (P-7, spec §4 Comment). */
export function shownLikes(stored: number, isLiked: boolean): number {
  return Math.max(0, stored + (isLiked ? 1 : 0))
}

/** The count after a change, never below 0 (spec §4 Comment). */
export function changedCount(count: number, change: number): number {
  return Math.max(0, count + change)
}
