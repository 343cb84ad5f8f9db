import { ANSWER_LIMIT, FALLBACK_TAG_SLUGS, fold } from '@ementa/contracts'
import { useDebouncedValue } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { tagSuggestionsQuery } from './queries'

const LIMIT = ANSWER_LIMIT.tagSuggestions

/** Up to 6 slugs for what is typed in the picker, once the keys have rested. */
export function useTagSuggestions(typed: string): string[] {
  const text = useDebouncedValue(fold(typed.trim()))
  const { slugs, isFallback } = useSuggestedTags(text)
  return isFallback ? FALLBACK_TAG_SLUGS.slice(0, LIMIT) : slugs
}

/** Up to 6 slugs for a folded text, null for none; the fixed list takes their place when the call fails (spec §8). */
export function useSuggestedTags(text: string | null): { slugs: string[]; isFallback: boolean } {
  const { data, error } = useRead(text === null ? null : tagSuggestionsQuery(text))
  if (text === null) return { slugs: [], isFallback: false }
  if (error) return { slugs: FALLBACK_TAG_SLUGS.filter((slug) => slug.startsWith(text)), isFallback: true }
  return { slugs: (data ?? []).slice(0, LIMIT), isFallback: false }
}
