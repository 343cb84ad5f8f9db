import { LARGEST_PAGE, type NewsletterIssue, type Outputs } from '@ementa/contracts'
import { useServices, useSession } from '@ementa/ui'
import { usePagedRead, useRead } from '@ementa/ui/data'

/** Sent issues, newest first, page by page (NS-47). */
export function useSentIssues(newsletterId: string) {
  const { api } = useServices()
  const { user } = useSession()
  return usePagedRead<Outputs['newsletters']['listIssues'], NewsletterIssue>({
    // Of a paid newsletter not everyone gets the same.
    key: ['issues', { newsletterId, status: 'sent', viewer: user?.id ?? null }],
    call: (cursor) => api.newsletters.listIssues({ newsletterId, status: 'sent', cursor }),
    items: (page) => page.issues,
    next: (page) => page.nextCursor,
  })
}

/** What the owner has in preparation: what goes out soonest first, then the drafts. */
export function useUnsentIssues(newsletterId: string) {
  const { api } = useServices()
  return useRead({
    key: ['issues', { newsletterId, status: 'unsent' }],
    call: async () => {
      const of = (status: 'draft' | 'scheduled') =>
        api.newsletters.listIssues({ newsletterId, status, limit: LARGEST_PAGE })
      const [scheduled, drafts] = await Promise.all([of('scheduled'), of('draft')])
      const soonest = scheduled.issues.toSorted((a, b) => (a.scheduled_at ?? '').localeCompare(b.scheduled_at ?? ''))
      return [...soonest, ...drafts.issues]
    },
    // It may go out at any moment.
    stale: 0,
  })
}
