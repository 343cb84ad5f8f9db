import type { Post } from '@ementa/contracts'
import type { Context } from './context'
import { awaitFetched } from './errors'

/** Returns whether an answer has a post that quotes something. */
const hasQuotes = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && ('quoted' in answer || Object.values(answer).some(hasQuotes))

/** Adds to every post of an answer the view of the text that it quotes, so that no call can forget it. */
async function withQuoted(context: Context, answer: unknown): Promise<unknown> {
  if (!hasQuotes(answer)) return answer
  const { withViews } = await awaitFetched(import('./areas/posts/quotes'))
  return withViews(context, answer)
}

type Counted = Pick<Post, 'id' | 'comment_count'>

const isCounted = (value: object): value is Counted =>
  'id' in value && typeof value.id === 'string' && 'comment_count' in value && typeof value.comment_count === 'number'

/** Returns an answer whose comment counts leave out people whom the viewer muted or blocked. */
function withViewerCounts(context: Context, answer: unknown): unknown {
  const { db, visible } = context
  if (!visible.withholds || typeof answer !== 'object' || answer === null) return answer
  if (Array.isArray(answer)) return answer.map((one) => withViewerCounts(context, one))
  const entries = Object.entries(answer).map(([name, value]) => [name, withViewerCounts(context, value)] as const)
  const same = Object.fromEntries(entries)
  if (!isCounted(answer)) return same
  const unseen = db.comments
    .by('post', answer.id)
    .filter((comment) => visible.withheld(comment.author_id) !== null && visible.comment(comment))
  return { ...same, comment_count: Math.max(0, answer.comment_count - unseen.length) }
}

/** Returns an answer as the viewer of the call sees it: posts with what they quote, and with the counts that are theirs. */
export const personalizeAnswer = async (context: Context, answer: unknown): Promise<unknown> =>
  withViewerCounts(context, await withQuoted(context, answer))
