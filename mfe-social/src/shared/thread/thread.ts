import { COUNT, type Comment, type CommentOrder } from '@ementa/contracts'

/** A row of a thread: a comment, or a button that unfolds replies. */
export type ThreadRow =
  | { kind: 'comment'; id: string; comment: Comment; level: number; leaf: string; parent: Comment | null }
  | { kind: 'more'; id: string; parentId: string; level: number; count: number }

/** Ids of comments with all replies shown. */
type Expanded = Readonly<Record<string, true>>

/**
 * Builds the rows of a thread. `comments` are in the backend's order: roots in `order`, each followed by its replies, oldest
 * first. Comments are numbered like leaves of a case file: the oldest root is `1`, its second reply `1.2`.
 */
export function buildRows(
  comments: readonly Comment[],
  rootCount: number,
  expanded: Expanded,
  order: CommentOrder = 'newest',
): ThreadRow[] {
  const replies = groupReplies(comments)
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
  listRoots(comments).forEach((root, index) => {
    add(root, null, 0, String(order === 'oldest' ? index + 1 : Math.max(1, rootCount - index)))
  })
  return rows
}

function listRoots(comments: readonly Comment[]): Comment[] {
  return comments.filter((comment) => comment.parent_id === null)
}

/** Groups the replies by comment, oldest first. */
function groupReplies(comments: readonly Comment[]): Map<string, Comment[]> {
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

/** Lists the ids of a comment and of all replies below it, which are deleted with it. */
export function listSubtree(comments: readonly Comment[], id: string): Set<string> {
  const replies = groupReplies(comments)
  const ids = new Set([id])
  // The loop also visits ids that are added meanwhile.
  for (const each of ids) for (const reply of replies.get(each) ?? []) ids.add(reply.id)
  return ids
}

/** Lists the ids of a comment's ancestors, nearest first. Their replies must be unfolded to show the comment. */
export function listAncestors(comments: readonly Comment[], id: string): string[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const ids: string[] = []
  for (let at = byId.get(id)?.parent_id; at; at = byId.get(at)?.parent_id) ids.push(at)
  return ids
}

/** Adds the reader's own like to the stored count, which does not include it. */
export function countLikes(stored: number, isLiked: boolean): number {
  return Math.max(0, stored + (isLiked ? 1 : 0))
}

/** Changes a count, but never below 0. */
export function changeCount(count: number, change: number): number {
  return Math.max(0, count + change)
}
