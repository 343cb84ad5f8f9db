import type { ABTest } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { abTestsQuery } from './queries'

/** Returns the tests of an issue: the planned one, and those that ran. `read` is the read of all tests of the newsletter. */
export function useIssueTest(newsletterId: string, issueId: string) {
  const read = useRead(abTestsQuery(newsletterId))
  const ofIssue = read.data?.tests.filter((test) => test.issue_id === issueId) ?? []
  const isPlanned = (test: ABTest) => test.status === 'draft'
  return { read, planned: ofIssue.find(isPlanned), ran: ofIssue.filter((test) => !isPlanned(test)) }
}
