import { ANSWER_LIMIT, FALLBACK_TAG_SLUGS, fold } from '@ementa/contracts'
import { useDebouncedValue } from '@ementa/ui'
import { useSuggestedTags } from '@ementa/ui/writing'

const LIMIT = ANSWER_LIMIT.tagSuggestions

/** Returns suggested tags for the text typed in the picker, after a pause in typing. */
export function useTagSuggestions(typed: string): string[] {
  const text = useDebouncedValue(fold(typed.trim()))
  const { slugs, isFallback } = useSuggestedTags(text, 'picker')
  return isFallback ? FALLBACK_TAG_SLUGS.slice(0, LIMIT) : slugs
}
