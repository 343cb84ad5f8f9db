import { type NewsletterIssue, namesNothing, paths } from '@ementa/contracts'
import { useServices, useSession } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useNavigate } from '@ementa/ui/router'
import { useCallback, useEffect, useState } from 'react'
import { whatNow } from '../../shared/failures/failure-reason'
import { ISSUE_FAILED, ISSUE_NOT_FOUND, ISSUE_NOT_FOUND_ADVICE } from '../../shared/failures/texts'
import { announcedIssue } from '../../shared/handover/handover'
import { issueQuery } from '../../shared/newsletters/queries'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'

export interface OpenIssue {
  issue: NewsletterIssue
  /** When the copy of this device was read, in ms epoch; null: it is the issue as stored now. */
  copiedAt: number | null
}

interface Opening {
  open: OpenIssue | null
  /** Keeps what was saved as this device's copy. */
  keep: (issue: NewsletterIssue) => void
}

/**
 * The issue as it is stored now, never from the cache while there is a connection: a text minutes old would come back
 * over a newer one. Without a connection the copy of this device opens. Once open it stays: what changes elsewhere is the
 * editor's own affair. What cannot be loaded or is no issue of this newsletter leads back to the newsletter's page
 * (NWS-012, 057, 058).
 */
export function useIssue(owned: OwnedNewsletter | null, issueId: string): Opening {
  const { toast } = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  const [open, setOpen] = useState<OpenIssue | null>(() => {
    const issue = announcedIssue(issueId)
    return issue && { issue, copiedAt: null }
  })
  const [since] = useState(() => Date.now())
  const newsletterId = owned?.newsletter.id
  const handle = owned?.newsletter.handle
  const viewer = user?.id
  // Beside the newsletter's read, not after it. Who may not edit gets nothing of it: the page's guard answers first.
  const { data, error, isOffline, savedAt, isValidating, refresh, update } = useRead(
    viewer ? { ...issueQuery({ issueId, viewer }), stale: 0 } : null,
  )
  const isStored = savedAt !== undefined && savedAt >= since
  const known = data && (isStored || isOffline) ? data.issue : undefined
  const isForeign = known !== undefined && newsletterId !== undefined && known.newsletter_id !== newsletterId
  const isOpen = open?.issue.id === issueId
  const failure = known || isValidating || isOpen ? undefined : error

  useEffect(() => {
    if (!known || newsletterId === undefined || isForeign || isOpen) return
    setOpen({ issue: known, copiedAt: isStored ? null : (savedAt ?? null) })
  }, [known, newsletterId, isForeign, isOpen, isStored, savedAt])

  // A read that ended a moment ago is not repeated by itself, and may be older than a save.
  const isMissed = data !== undefined && !isStored && !isOffline && !isValidating && !isOpen && error === undefined
  useEffect(() => {
    if (isMissed) void refresh()
  }, [isMissed, refresh])

  useEffect(() => {
    if (!handle || (!isForeign && failure === undefined)) return
    const isUnknown = isForeign || namesNothing(failure, 'ISSUE_NOT_FOUND')
    if (isUnknown) toast.error(ISSUE_NOT_FOUND, ISSUE_NOT_FOUND_ADVICE)
    else toast.error(ISSUE_FAILED, whatNow(failure))
    void navigate(paths.newsletter.href({ handle }), { replace: true })
  }, [isForeign, failure, handle, toast, navigate])

  const keep = useCallback((issue: NewsletterIssue) => update((known) => ({ ...known, issue })), [update])
  return { open: isOpen ? open : null, keep }
}
