import type { NewsletterIssue } from '@ementa/contracts'
import { useEffect } from 'react'
import type { IssueEditing } from './issue-editing'

/** The other tab's store is told by the browser a moment after the message; asking earlier finds the old issue. */
const STORE_DELAY = 300

/** Tells the other tabs of this issue about saves, listens to theirs, and looks again when this tab comes into view. */
export function useOtherTabs(issueId: string, editing: IssueEditing): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelOf(issueId))
    let timer: ReturnType<typeof setTimeout> | undefined
    channel.onmessage = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void editing.lookAgain()
      }, STORE_DELAY)
    }
    const seen = () => {
      if (document.visibilityState === 'visible') void editing.lookAgain()
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(timer)
      channel.close()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [issueId, editing])
}

/** The listening channel of this same tab hears it too, and finds nothing new. */
export function tellOtherTabs({ id, updated_at }: NewsletterIssue): void {
  const channel = new BroadcastChannel(channelOf(id))
  channel.postMessage(updated_at)
  channel.close()
}

const channelOf = (issueId: string) => `ementa-issue-${issueId}`
