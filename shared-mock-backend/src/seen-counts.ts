import type { Post } from '@ementa/contracts'
import type { Context } from './context'

type Counted = Pick<Post, 'id' | 'comment_count'>

const isCounted = (value: object): value is Counted =>
  'id' in value && typeof value.id === 'string' && 'comment_count' in value && typeof value.comment_count === 'number'

/** Returns an answer whose comment counts leave out people whom the viewer muted or blocked. */
export function withSeenCounts(context: Context, answer: unknown): unknown {
  const { db, visible } = context
  if (!visible.withholds || typeof answer !== 'object' || answer === null) return answer
  if (Array.isArray(answer)) return answer.map((one) => withSeenCounts(context, one))
  const entries = Object.entries(answer).map(([name, value]) => [name, withSeenCounts(context, value)] as const)
  const same = Object.fromEntries(entries)
  if (!isCounted(answer)) return same
  const unseen = db.comments
    .by('post', answer.id)
    .filter((comment) => visible.withheld(comment.author_id) !== null && visible.comment(comment))
  return { ...same, comment_count: Math.max(0, answer.comment_count - unseen.length) }
}
