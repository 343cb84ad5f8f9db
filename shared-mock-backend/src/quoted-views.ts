import type { Context } from './context'
import { loadArea } from './load-area'

/** Returns whether an answer has a post that quotes something. */
const hasQuotes = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && ('quoted' in answer || Object.values(answer).some(hasQuotes))

/** Adds to every post of an answer the view of the text that it quotes, so that no call can forget it. */
export async function withQuoted(context: Context, answer: unknown): Promise<unknown> {
  if (!hasQuotes(answer)) return answer
  const { withViews } = await loadArea(import('./areas/posts/quotes'))
  return withViews(context, answer)
}
