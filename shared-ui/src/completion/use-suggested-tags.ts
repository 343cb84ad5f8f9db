import { ANSWER_LIMIT } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { knownTagSlugs } from './known-tags'
import { isAborted } from './latest-signal'
import { type TagAsker, tagSuggestionsQuery } from './queries'

interface SuggestedTags {
  slugs: string[]
  /** Posts of each, where known. */
  counts: Readonly<Record<string, number>>
  isFallback: boolean
}

const LIMIT = ANSWER_LIMIT.tagSuggestions

/** Up to 6 slugs for a folded text, null for none; known topics take their place when the call fails. */
export function useSuggestedTags(text: string | null, asker: TagAsker): SuggestedTags {
  const { data, error } = useRead(text === null ? null : tagSuggestionsQuery(text, asker))
  if (text === null) return { slugs: [], counts: {}, isFallback: false }
  if (error && !isAborted(error)) {
    return { slugs: knownTagSlugs(text).slice(0, LIMIT), counts: {}, isFallback: true }
  }
  return {
    slugs: data?.slugs.slice(0, LIMIT) ?? [],
    counts: data?.counts ?? {},
    isFallback: false,
  }
}
