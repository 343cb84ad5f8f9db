import {
  mayReadWhole,
  type Newsletter,
  type Outputs,
  ownsNewsletter,
  type Profile,
  withoutText,
} from '@ementa/contracts'
import { useRelation, useServices, useSession } from '@ementa/ui'
import { usePagedRead, useRead } from '@ementa/ui/data'
import { useEffect, useMemo } from 'react'
import { issueQuery, sentIssuesQuery } from '../newsletters/queries'

type Read = Outputs['newsletters']['getIssue']

/**
 * One issue with its newsletter and number; `null` reads none. Offline, one that was never opened here is read from the
 * newsletter's list, which has its text; `newsletter` undefined: it is not known yet.
 */
export function useIssue(issueId: string | null, newsletter: Newsletter | undefined) {
  const { user } = useSession()
  const viewer = user?.id ?? null
  const { data, error, isOffline } = useRead(issueId ? issueQuery({ issueId, viewer }) : null)
  const isUnsaved = isOffline && error !== undefined && data === undefined
  const { pages } = usePagedRead(
    isUnsaved && newsletter ? sentIssuesQuery({ newsletterId: newsletter.id, viewer }) : null,
  )
  const listed = newsletter && issueId ? listedIssue(pages, newsletter, issueId) : undefined
  return { data: data ?? listed, error }
}

function listedIssue(
  pages: Outputs['newsletters']['listIssues'][],
  newsletter: Newsletter,
  issueId: string,
): Read | undefined {
  for (const { issues, numbers, contents } of pages) {
    const issue = issues.find(({ id }) => id === issueId)
    if (!issue) continue
    return { issue, newsletter, number: numbers[issueId] ?? null, contents: contents[issueId] ?? null, schedule: null }
  }
  return undefined
}

/**
 * The issue as this person may read it now. The backend keeps the text of a paid one back by itself; a copy saved on this
 * device may be older than the subscription's end.
 */
export function useReadable(read: Read): Read {
  const { user, isModerator } = useSession()
  const { newsletter, contents } = read
  const isSubscribed = useRelation('subscribed', newsletter.id)
  const isWhole = !contents
  const mayRead = mayReadWhole(user, newsletter, read.issue, { isSubscribed, isModerator })
  return useMemo(() => (isWhole && !mayRead ? { ...read, ...withoutText(read.issue) } : read), [read, isWhole, mayRead])
}

/** Notes that this person has the whole issue open; its author and visitors leave no note. It is quiet either way. */
export function useMarkRead(read: Read): void {
  const { user } = useSession()
  const { relations } = useServices()
  const counts = canMarkRead(user, read)
  const { id } = read.issue
  useEffect(() => {
    if (!counts || relations.has('readIssues', id)) return
    // Offline it waits in the queue; what fails is noted at the next visit.
    relations.set('readIssues', id, true).catch(() => undefined)
  }, [counts, id, relations])
}

/** Whether an issue counts as read or unread for this person: a reader who has all of a sent one. */
export const canMarkRead = (user: Pick<Profile, 'id'> | null, { issue, newsletter, contents }: Read): boolean =>
  user !== null && contents === null && issue.status === 'sent' && !ownsNewsletter(user, newsletter)
