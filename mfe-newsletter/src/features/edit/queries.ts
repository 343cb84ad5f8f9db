import { ANSWER_LIMIT } from '@ementa/contracts'
import { query } from '@ementa/ui/data'

/** Reads suggestions for the content of an issue. */
export const contentSuggestionsQuery = query('contentSuggestions', (api) =>
  api.newsletters.suggestContent({ limit: ANSWER_LIMIT.contentSuggestions }),
)
