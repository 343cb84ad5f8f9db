import { usePagedRead, useRead } from '@ementa/ui/data'
import { useSession } from '@ementa/ui/plain'
import { sentIssuesQuery, unsentIssuesQuery } from '../../shared/newsletters/queries'

/** Sent issues, newest first, page by page (NS-47); with `query` those that say it. */
export function useSentIssues(newsletterId: string, query = '') {
  const { user } = useSession()
  const input = { newsletterId, viewer: user?.id ?? null, ...(query !== '' && { query }) }
  return usePagedRead({ ...sentIssuesQuery(input), keepPrevious: query !== '' })
}

/** What the owner has in preparation: what goes out soonest first, then the drafts. */
export const useUnsentIssues = (newsletterId: string) => useRead(unsentIssuesQuery(newsletterId))
