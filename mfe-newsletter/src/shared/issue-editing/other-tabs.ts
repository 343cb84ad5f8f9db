import { type NewsletterIssue, openTabChannel } from '@ementa/contracts'
import { acquireTabLock, type TabLock } from '@ementa/ui'
import { useEffect, useEffectEvent } from 'react'

/**
 * The browser updates this tab's store a moment after the message, on a busy device a while: asking earlier finds the old
 * issue. In ms.
 */
const LOOKS = [300, 1500]

/** Calls `check` when another tab saved this issue, and when this tab comes back into view. */
export function useOtherTabs(issueId: string, check: () => void): void {
  const checkStored = useEffectEvent(check)
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => timers.forEach(clearTimeout)
    const channel = openTabChannel(channelOf(issueId), () => {
      stop()
      timers = LOOKS.map((ms) => setTimeout(() => checkStored(), ms))
    })
    const seen = () => {
      if (document.visibilityState === 'visible') checkStored()
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      stop()
      channel.close()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [issueId])
}

/** Reports a save to the other tabs of this issue. This tab's own channel receives it too, and finds nothing new. */
export function notifyOtherTabs({ id, updated_at }: NewsletterIssue): void {
  const channel = openTabChannel(channelOf(id))
  channel.post(updated_at)
  channel.close()
}

/** Says to other tabs that the issue is open here: what is in the crash copy is this tab's and was not lost. */
export const lockIssue = (issueId: string): TabLock => acquireTabLock(channelOf(issueId))

const channelOf = (issueId: string) => `ementa-issue-${issueId}`
