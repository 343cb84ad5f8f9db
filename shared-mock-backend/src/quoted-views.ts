import type { Context } from './context'
import { loadArea } from './load-area'

/** Whether an answer has a post that quotes something. */
const hasQuotes = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && ('quoted' in answer || Object.values(answer).some(hasQuotes))

/** In every answer a post has with it what the viewer may see of the text that it quotes: no call can forget (decision 029). */
export async function withQuoted(context: Context, answer: unknown): Promise<unknown> {
  if (!hasQuotes(answer)) return answer
  const { withViews } = await loadArea(import('./areas/posts/quotes'))
  return withViews(context, answer)
}
