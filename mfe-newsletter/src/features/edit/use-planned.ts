import type { NewsletterIssue, NewsletterSchedule } from '@ementa/contracts'
import { useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { issueQuery } from '../../shared/newsletters/queries'

interface StoredIssue {
  /** Time of the next sending; null when there is none, or while it is unknown. */
  schedule: NewsletterSchedule | null
  /** Null until it is sent. */
  number: number | null
  issue: NewsletterIssue | null
}

/**
 * Reads facts that are not fields of the issue: its schedule and its number. It shares the cache entry of opening the
 * issue.
 */
export function useStoredIssue(issueId: string): StoredIssue {
  const { user } = useSession()
  const { data } = useRead({ ...issueQuery({ issueId, viewer: user?.id ?? null }), stale: 0 })
  return { schedule: data?.schedule ?? null, number: data?.number ?? null, issue: data?.issue ?? null }
}

/** Returns the schedule of an issue. */
export const usePlanned = (issueId: string): NewsletterSchedule | null => useStoredIssue(issueId).schedule
