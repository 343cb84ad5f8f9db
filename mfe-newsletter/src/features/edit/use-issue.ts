import { type NewsletterIssue, type NewsletterSchedule, paths } from '@ementa/contracts'
import { useSession } from '@ementa/ui'
import { useCacheEdits, useRead } from '@ementa/ui/data'
import { useCallback, useEffect, useState } from 'react'
import { ISSUE_FAILURE, useLeaveOnFailure } from '../../shared/failures/use-leave-on-failure'
import { issueQuery } from '../../shared/newsletters/queries'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'

interface OpenIssue {
  issue: NewsletterIssue
  /** Time of the copy on this device, in ms epoch; null when the issue is the stored one. */
  copiedAt: number | null
}

/** Error for an issue of another newsletter, which is treated as unknown. */
const FOREIGN = { code: 'ISSUE_NOT_FOUND' }

/**
 * The issue as it is stored now, never from the cache while there is a connection: a text minutes old would come back
 * over a newer one. Without a connection the copy of this device opens. Once open it stays: what changes elsewhere is the
 * editor's own affair. What cannot be loaded or is no issue of this newsletter leads back to the newsletter's page.
 */
export function useIssue(owned: OwnedNewsletter | null, issueId: string): OpenIssue | null {
  const { user } = useSession()
  const [open, setOpen] = useState<OpenIssue | null>(null)
  const [since] = useState(() => Date.now())
  const newsletterId = owned?.newsletter.id
  const handle = owned?.newsletter.handle
  const viewer = user?.id
  // The issue is read at the same time as the newsletter. People who may not edit see nothing of it, as the guard of
  // the page decides first.
  const { data, error, isOffline, savedAt, isValidating, refresh } = useRead(
    viewer ? { ...issueQuery({ issueId, viewer }), stale: 0 } : null,
  )
  const isStored = savedAt !== undefined && savedAt >= since
  const readIssue = data && (isStored || isOffline) ? data.issue : undefined
  const isForeign = readIssue !== undefined && newsletterId !== undefined && readIssue.newsletter_id !== newsletterId
  const isOpen = open?.issue.id === issueId
  const failure = readIssue || isValidating || isOpen ? undefined : error

  useEffect(() => {
    if (!readIssue || newsletterId === undefined || isForeign || isOpen) return
    setOpen({ issue: readIssue, copiedAt: isStored ? null : (savedAt ?? null) })
  }, [readIssue, newsletterId, isForeign, isOpen, isStored, savedAt])

  // SWR does not repeat a recent read by itself, and that one may be older than a save.
  const isMissed = data !== undefined && !isStored && !isOffline && !isValidating && !isOpen && error === undefined
  useEffect(() => {
    if (isMissed) void refresh()
  }, [isMissed, refresh])

  const reason = isForeign ? FOREIGN : failure
  // The address to go back to is only known once the newsletter has loaded.
  useLeaveOnFailure(
    handle === undefined ? undefined : reason,
    ISSUE_FAILURE,
    paths.newsletter.href({ handle: handle ?? '' }),
  )

  return isOpen ? open : null
}

/** Returns a function that keeps a saved issue as the copy on this device. */
export function useKeepIssue(): (issue: NewsletterIssue) => void {
  const viewer = useSession().user?.id
  const edits = useCacheEdits()
  return useCallback(
    (issue) =>
      edits.change(issueQuery, (cached, [input]) =>
        input.issueId === issue.id && input.viewer === viewer ? { ...cached, issue } : cached,
      ),
    [edits, viewer],
  )
}

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
