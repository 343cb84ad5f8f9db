import { type Outputs, withoutText } from '@ementa/contracts'
import { useCacheWrites } from '@ementa/ui/data'
import { useCallback } from 'react'

type IssueRead = Outputs['newsletters']['getIssue']
type IssuesPage = Outputs['newsletters']['listIssues']

function lockPage(page: IssuesPage): IssuesPage {
  const locked = page.issues.map((issue) => (page.contents?.[issue.id] ? null : withoutText(issue)))
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

const isOf = (key: unknown, resource: string): key is [string, { newsletterId?: string }] =>
  Array.isArray(key) && key[0] === resource

/** For the end of a paid subscription: takes the texts of its issues out of the copies saved on this device. */
export function useForgetTexts(): (newsletterId: string) => void {
  const writes = useCacheWrites()
  return useCallback(
    (newsletterId) => {
      const isLocked = ({ newsletter, contents }: IssueRead) => newsletter.id !== newsletterId || Boolean(contents)
      writes.change<IssueRead>(
        (key) => isOf(key, 'issue'),
        (read) => (isLocked(read) ? read : { ...read, ...withoutText(read.issue) }),
      )
      writes.change<{ pages?: IssuesPage[] }>(
        (key) => isOf(key, 'issues') && key[1]?.newsletterId === newsletterId,
        (list) => (list.pages ? { pages: list.pages.map(lockPage) } : list),
      )
    },
    [writes],
  )
}
