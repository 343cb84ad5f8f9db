import { ANSWER_LIMIT } from '@ementa/contracts'
import { query } from '@ementa/ui/data'

/** Ideas for an issue. */
export const contentSuggestionsQuery = query('contentSuggestions', (api) =>
  api.newsletters.suggestContent({ limit: ANSWER_LIMIT.contentSuggestions }),
)
