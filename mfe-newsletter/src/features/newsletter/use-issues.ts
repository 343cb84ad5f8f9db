import { useSession } from '@ementa/ui'
import { usePagedRead, useRead } from '@ementa/ui/data'
import { sentIssuesQuery, unsentIssuesQuery } from '../../shared/newsletters/queries'

/** Reads sent issues, newest first, page by page; with `query`, those that contain it. */
export function useSentIssues(newsletterId: string, query = '') {
  const { user } = useSession()
  const input = { newsletterId, viewer: user?.id ?? null, ...(query !== '' && { query }) }
  return usePagedRead({ ...sentIssuesQuery(input), keepPrevious: query !== '' })
}

/** Reads the issues in preparation: scheduled ones first, the soonest first, then the drafts. */
export const useUnsentIssues = (newsletterId: string) => useRead(unsentIssuesQuery(newsletterId))
