import { isBlank } from '@ementa/contracts'
import { useDebouncedValue, useServices } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { latestSignal } from '@ementa/ui/writing'

/** Suggests tags and people for the typed text. */
const searchSuggestionsQuery = query('searchSuggestions', (api, text: string) =>
  api.search.suggest({ query: text }, { signal: latestSignal('search') }),
)

/** Reads the last searches of this device, newest first. */
const searchHistoryQuery = query('searchHistory', (api) => api.search.listHistory())

export type Suggestion =
  | { kind: 'recent'; id: string; query: string }
  | { kind: 'tag'; id: string; slug: string }
  | { kind: 'user'; id: string; username: string; name: string; avatarUrl: string | null }

/** Returns recent searches while nothing is typed, otherwise tags and people after the last key press. */
export function useSuggestions(text: string, isActive: boolean): Suggestion[] {
  const typed = text.trim()
  const settled = useDebouncedValue(typed)
  // Suggestions are read only for the text on which typing has paused.
  const isWanted = isActive && !isBlank(typed) && settled === typed
  const { data } = useRead(isWanted ? searchSuggestionsQuery(settled) : null)
  const { history } = useHistory(isActive)
  if (!isActive) return []
  if (isBlank(typed)) return history.map((query) => ({ kind: 'recent', id: `recent-${query}`, query }))
  return [
    ...(data?.tags ?? []).map((slug) => ({ kind: 'tag' as const, id: `tag-${slug}`, slug })),
    ...(data?.users ?? []).map(({ id, username, display_name, avatar_url }) => ({
      kind: 'user' as const,
      id: `user-${id}`,
      username,
      name: display_name,
      avatarUrl: avatar_url,
    })),
  ]
}

/** Returns the last searches of this device, newest first. If a search cannot be stored, nothing is said. */
export function useHistory(isActive = true) {
  const { api, toast } = useServices()
  const { data, update, refresh } = useRead(isActive ? searchHistoryQuery() : null)
  return {
    history: data?.history ?? [],
    add: async (query: string) => {
      const kept = await api.search.addHistory({ query }).catch(() => null)
      if (kept) update(() => kept)
    },
    clear: async () => {
      try {
        const kept = await api.search.clearHistory()
        update(() => kept)
      } catch (error) {
        toast.actionFailed(error)
        await refresh()
      }
    },
  }
}
