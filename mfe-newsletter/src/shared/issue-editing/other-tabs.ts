import { type NewsletterIssue, openTabChannel } from '@ementa/contracts'
import { type Claim, claim } from '@ementa/ui'
import { useEffect } from 'react'
import type { IssueEditing } from './issue-editing'

/** The other tab's store is told by the browser a moment after the message; asking earlier finds the old issue. */
const STORE_DELAY = 300

/** Tells the other tabs of this issue about saves, listens to theirs, and looks again when this tab comes into view. */
export function useOtherTabs(issueId: string, editing: IssueEditing): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const channel = openTabChannel(channelOf(issueId), () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void editing.lookAgain()
      }, STORE_DELAY)
    })
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
  const channel = openTabChannel(channelOf(id))
  channel.post(updated_at)
  channel.close()
}

export type IssueClaim = Claim

/** Says to other tabs that the issue is open here: what stands in the crash buffer is this tab's and was not lost. */
export const claimIssue = (issueId: string, options?: { patience?: number }): IssueClaim =>
  claim(channelOf(issueId), options)

const channelOf = (issueId: string) => `ementa-issue-${issueId}`
