import { errorCode, type NewsletterIssue, paths } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { useSWRConfig, withRetry } from '@ementa/ui/data'
import { useNavigate } from '@ementa/ui/router'
import { useEffect, useState } from 'react'
import type { OwnedNewsletter } from '../access/use-owned-newsletter'
import { EDITOR_TEXTS } from './texts'

/**
 * The issue as it is stored now, never from the cache: a text minutes old would come back over a newer one.
 * What cannot be loaded or is no issue of this newsletter leads back to the newsletter's page (NWS-012, 057, 058).
 */
export function useIssue(owned: OwnedNewsletter | null, issueId: string): NewsletterIssue | null {
  const { api, toast } = useServices()
  const { errorRetryInterval } = useSWRConfig()
  const navigate = useNavigate()
  const [issue, setIssue] = useState<NewsletterIssue | null>(null)
  const newsletterId = owned?.newsletter.id
  const handle = owned?.newsletter.handle

  useEffect(() => {
    if (!newsletterId || !handle) return
    let isCurrent = true
    const leave = (text: string) => {
      if (!isCurrent) return
      toast.error(text)
      void navigate(paths.newsletter.href({ handle }), { replace: true })
    }
    setIssue(null)
    withRetry(() => api.newsletters.getIssue({ issueId }), { base: errorRetryInterval }).then(
      ({ issue }) => {
        if (issue.newsletter_id !== newsletterId) return leave(EDITOR_TEXTS.unknownIssue)
        if (isCurrent) setIssue(issue)
      },
      (error) => leave(errorCode(error) === 'ISSUE_NOT_FOUND' ? EDITOR_TEXTS.unknownIssue : EDITOR_TEXTS.loadFailed),
    )
    return () => {
      isCurrent = false
    }
  }, [newsletterId, handle, issueId, api, toast, navigate, errorRetryInterval])

  return issue?.id === issueId ? issue : null
}
