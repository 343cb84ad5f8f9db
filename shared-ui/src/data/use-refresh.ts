import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { invalidateEntries } from './invalidate'
import type { Entries } from './query'
import { isKeyOf } from './use-cache-edits'

/**
 * For what changed without a write of this product: `refresh(queueQuery, statsQuery)` reads their entries again, at once
 * those on screen. Not after a write: the table of calls says what that makes stale. Never rejects.
 */
export function useRefresh(): (...queries: Entries<unknown>[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async (...queries) => {
      const concerns = (key: unknown) => queries.some((query) => isKeyOf(query, key))
      // A failure is shown where the data is.
      await invalidateEntries({ cache, mutate }, concerns).catch(() => undefined)
    },
    [cache, mutate],
  )
}
