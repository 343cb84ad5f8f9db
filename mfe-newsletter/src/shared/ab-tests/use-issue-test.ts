import type { ABTest } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { abTestsQuery } from './queries'

/** The test of an issue: what it waits for, or what it found (decision 052). `read` is of all tests of the newsletter. */
export function useIssueTest(newsletterId: string, issueId: string) {
  const read = useRead(abTestsQuery(newsletterId))
  const ofIssue = read.data?.tests.filter((test) => test.issue_id === issueId) ?? []
  const isPlanned = (test: ABTest) => test.status === 'draft'
  return { read, planned: ofIssue.find(isPlanned), ran: ofIssue.filter((test) => !isPlanned(test)) }
}
