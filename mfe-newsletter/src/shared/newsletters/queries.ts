import { LARGEST_PAGE } from '@ementa/contracts'
import { pagedQuery, query } from '@ementa/ui/data'

export const newsletterQuery = query('newsletter', (api, input: { handle: string }) => api.newsletters.get(input))

/** Sent issues, newest first, page by page; with `query` those that say it. Of a paid newsletter not everyone gets the same: hence the viewer. */
export const sentIssuesQuery = pagedQuery(
  'issues',
  (api, cursor, { newsletterId, query }: { newsletterId: string; viewer: string | null; query?: string }) =>
    api.newsletters.listIssues({ newsletterId, status: 'sent', cursor, query }),
  { items: (page) => page.issues, next: (page) => page.nextCursor },
)

/**
 * Issues in preparation: scheduled ones first, the soonest first, then the drafts. A scheduled one may be sent at any
 * moment.
 */
export const unsentIssuesQuery = query(
  'issues.unsent',
  async (api, newsletterId: string) => {
    const of = (status: 'draft' | 'scheduled') =>
      api.newsletters.listIssues({ newsletterId, status, limit: LARGEST_PAGE })
    const [scheduled, drafts] = await Promise.all([of('scheduled'), of('draft')])
    const soonest = scheduled.issues.toSorted((a, b) => (a.scheduled_at ?? '').localeCompare(b.scheduled_at ?? ''))
    return [...soonest, ...drafts.issues]
  },
  { stale: 0 },
)

/** One issue with its newsletter and number. Unsent ones exist for their owner only: hence the viewer. */
export const issueQuery = query('issue', (api, { issueId }: { issueId: string; viewer: string | null }) =>
  api.newsletters.getIssue({ issueId }),
)

/** The numbers of an owner's newsletter. */
export const metricsQuery = query('metrics', (api, newsletterId: string) =>
  api.newsletters.getMetrics({ newsletterId }),
)
