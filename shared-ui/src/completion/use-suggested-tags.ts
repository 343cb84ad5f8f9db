import { ANSWER_LIMIT, FALLBACK_TAG_SLUGS } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { isAborted } from './latest-signal'
import { tagSuggestionsQuery } from './queries'

interface SuggestedTags {
  slugs: string[]
  /** Posts of each, where known. */
  counts: Readonly<Record<string, number>>
  isFallback: boolean
}

/** Up to 6 slugs for a folded text, null for none; the fixed list takes their place when the call fails (spec §8). */
export function useSuggestedTags(text: string | null): SuggestedTags {
  const { data, error } = useRead(text === null ? null : tagSuggestionsQuery(text))
  if (text === null) return { slugs: [], counts: {}, isFallback: false }
  if (error && !isAborted(error)) {
    return { slugs: FALLBACK_TAG_SLUGS.filter((slug) => slug.startsWith(text)), counts: {}, isFallback: true }
  }
  return {
    slugs: data?.slugs.slice(0, ANSWER_LIMIT.tagSuggestions) ?? [],
    counts: data?.counts ?? {},
    isFallback: false,
  }
}
