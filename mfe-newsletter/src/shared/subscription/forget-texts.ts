import { type Outputs, withoutText } from '@ementa/contracts'
import { useCacheEdits } from '@ementa/ui/data'
import { useCallback } from 'react'
import { issueQuery, sentIssuesQuery } from '../newsletters/queries'

type IssueRead = Outputs['newsletters']['getIssue']
type IssuesPage = Outputs['newsletters']['listIssues']

function lockPage(page: IssuesPage): IssuesPage {
  const locked = page.issues.map((issue) =>
    page.contents?.[issue.id] || issue.open_to_all ? null : withoutText(issue),
  )
  return {
    ...page,
    issues: page.issues.map((issue, index) => locked[index]?.issue ?? issue),
    contents: Object.fromEntries(
      page.issues.flatMap(({ id }, index) => {
        const contents = locked[index]?.contents ?? page.contents?.[id]
        return contents ? [[id, contents]] : []
      }),
    ),
  }
}

/** For the end of a paid subscription: takes the texts of its issues out of the copies saved on this device. */
export function useForgetTexts(): (newsletterId: string) => void {
  const edits = useCacheEdits()
  return useCallback(
    (newsletterId) => {
      const isLocked = ({ newsletter, contents, issue }: IssueRead) =>
        newsletter.id !== newsletterId || Boolean(contents) || issue.open_to_all === true
      edits.change(issueQuery, (read) => (isLocked(read) ? read : { ...read, ...withoutText(read.issue) }))
      edits.change(sentIssuesQuery, (list, [input]) =>
        input.newsletterId === newsletterId ? { pages: list.pages.map(lockPage) } : list,
      )
    },
    [edits],
  )
}
