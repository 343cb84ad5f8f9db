import { ANSWER_LIMIT } from '@ementa/contracts'
import { query } from '@ementa/ui/data'
import { latestSignal } from './latest-signal'

/** The people whom an open `@` may mean. */
export const mentionsQuery = query('searchSuggestions.mentions', (api, text: string) =>
  api.search.suggestMentions({ query: text }, { signal: latestSignal('mentions') }),
)

/** The part of the page that asks for tags: a text being written, or a picker, which is open beside it. */
export type TagAsker = 'text' | 'picker'

/**
 * The tags that fit what is typed, with the number of posts of each. Each asker has answers of its own: a newer question
 * of one must not abort what the other waits for.
 */
export const tagSuggestionsQuery = query(
  'tagSuggestions.counted',
  async (api, text: string, asker: TagAsker) => {
    const { tags, counts = {} } = await api.tags.suggest(
      { text, limit: ANSWER_LIMIT.tagSuggestions },
      { signal: latestSignal(`tags ${asker}`) },
    )
    return { slugs: tags.map(({ slug }) => slug), counts }
  },
  { keepPrevious: true },
)
