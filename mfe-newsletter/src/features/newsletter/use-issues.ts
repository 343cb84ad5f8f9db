import { usePagedRead, useRead } from '@ementa/ui/data'
import { useSession } from '@ementa/ui/plain'
import { sentIssuesQuery, unsentIssuesQuery } from '../../shared/newsletters/queries'

/** Sent issues, newest first, page by page (NS-47). */
export function useSentIssues(newsletterId: string) {
  const { user } = useSession()
  return usePagedRead(sentIssuesQuery({ newsletterId, viewer: user?.id ?? null }))
}

/** What the owner has in preparation: what goes out soonest first, then the drafts. */
export const useUnsentIssues = (newsletterId: string) => useRead(unsentIssuesQuery(newsletterId))
