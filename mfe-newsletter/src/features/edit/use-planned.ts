import type { NewsletterSchedule } from '@ementa/contracts'
import { useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { issueQuery } from '../../shared/newsletters/queries'

/** When an issue goes out next; null while it does not, or that is not known yet. The same read as opening it. */
export function usePlanned(issueId: string): NewsletterSchedule | null {
  const { user } = useSession()
  const { data } = useRead({ ...issueQuery({ issueId, viewer: user?.id ?? null }), stale: 0 })
  return data?.schedule ?? null
}
