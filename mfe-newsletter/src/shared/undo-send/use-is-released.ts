import { isReleased, type NewsletterIssue } from '@ementa/contracts'
import { useEffect, useState } from 'react'

/** Whether others see this sent issue by now; changes by itself at that moment. */
export function useIsReleased(issue: Pick<NewsletterIssue, 'status' | 'visible_from'>): boolean {
  const [now, setNow] = useState(Date.now)
  const release = Date.parse(issue.visible_from ?? '')
  useEffect(() => {
    const remaining = release - Date.now()
    if (!(remaining > 0)) return
    const timer = setTimeout(() => setNow(release), remaining)
    return () => clearTimeout(timer)
  }, [release])
  return isReleased(issue, now)
}
