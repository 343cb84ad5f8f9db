import type { NewsletterSchedule } from '@ementa/contracts'
import { useServices, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'

/** When an issue goes out next; null while it does not, or that is not known yet. The same read as opening it. */
export function usePlanned(issueId: string): NewsletterSchedule | null {
  const { api } = useServices()
  const { user } = useSession()
  const { data } = useRead({
    key: ['issue', { issueId, viewer: user?.id ?? null }],
    call: () => api.newsletters.getIssue({ issueId }),
    stale: 0,
  })
  return data?.schedule ?? null
}
