import { isReleased, type NewsletterIssue } from '@ementa/contracts'
import { useEffect, useState } from 'react'

/** Whether others see this sent issue by now; changes by itself at that moment. */
export function useIsReleased(issue: Pick<NewsletterIssue, 'status' | 'visible_from'>): boolean {
  const [now, setNow] = useState(Date.now)
  const release = Date.parse(issue.visible_from ?? '')
  useEffect(() => {
    if (Number.isNaN(release)) return
    const pass = () => setNow((last) => Math.max(last, release))
    const timer = setTimeout(pass, Math.max(0, release - Date.now()))
    return () => clearTimeout(timer)
  }, [release])
  return isReleased(issue, now)
}
