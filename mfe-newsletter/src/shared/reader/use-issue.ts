import { useServices, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'

/** One issue with its newsletter and number; `null` reads none. Unsent ones exist for their owner only, hence the viewer. */
export function useIssue(issueId: string | null) {
  const { api } = useServices()
  const { user } = useSession()
  return useRead({
    key: issueId ? ['issue', { issueId, viewer: user?.id ?? null }] : null,
    call: () => api.newsletters.getIssue({ issueId: issueId ?? '' }),
  })
}
