import { ANSWER_LIMIT, FALLBACK_TAG_SLUGS, fold } from '@ementa/contracts'
import { useDebouncedValue, useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'

/** Up to 6 slugs for what is typed in the picker; the fixed list when the call fails (spec §8). */
export function useTagSuggestions(typed: string): string[] {
  const { api } = useServices()
  const text = useDebouncedValue(fold(typed.trim()))
  const { data, error } = useRead({
    key: ['tagSuggestions', text],
    call: async () =>
      (await api.tags.suggest({ text, limit: ANSWER_LIMIT.tagSuggestions })).tags.map(({ slug }) => slug),
    keepPrevious: true,
  })
  if (error) return FALLBACK_TAG_SLUGS.slice(0, ANSWER_LIMIT.tagSuggestions)
  return (data ?? []).slice(0, ANSWER_LIMIT.tagSuggestions)
}
