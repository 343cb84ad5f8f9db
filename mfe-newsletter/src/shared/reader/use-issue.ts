import type { Newsletter, Outputs } from '@ementa/contracts'
import { useSession } from '@ementa/ui'
import { usePagedRead, useRead } from '@ementa/ui/data'
import { issueQuery, sentIssuesQuery } from '../newsletters/queries'

type IssueRead = Outputs['newsletters']['getIssue']

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
): IssueRead | undefined {
  for (const { issues, numbers, contents } of pages) {
    const issue = issues.find(({ id }) => id === issueId)
    if (!issue) continue
    return { issue, newsletter, number: numbers[issueId] ?? null, contents: contents[issueId] ?? null, schedule: null }
  }
  return undefined
}
