import { ANSWER_LIMIT } from '@ementa/contracts'
import { query } from '@ementa/ui/data'
import { latestSignal } from './latest-signal'

/** The people whom an open `@` may mean. */
export const mentionsQuery = query('searchSuggestions.mentions', (api, text: string) =>
  api.search.suggestMentions({ query: text }, { signal: latestSignal('mentions') }),
)

/** The tags that fit a text being typed, with the number of posts of each. */
export const tagSuggestionsQuery = query(
  'tagSuggestions.counted',
  async (api, text: string) => {
    const { tags, counts = {} } = await api.tags.suggest(
      { text, limit: ANSWER_LIMIT.tagSuggestions },
      { signal: latestSignal('tags') },
    )
    return { slugs: tags.map(({ slug }) => slug), counts }
  },
  { keepPrevious: true },
)
