import { useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { issueQuery } from '../newsletters/queries'

/** One issue with its newsletter and number; `null` reads none. */
export function useIssue(issueId: string | null) {
  const { user } = useSession()
  return useRead(issueId ? issueQuery({ issueId, viewer: user?.id ?? null }) : null)
}
