import { type NewsletterIssue, openTabChannel, tabLocks } from '@ementa/contracts'
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

export interface IssueClaim {
  /** False while another tab has the issue open: what stands in the crash buffer is that tab's and was not lost. */
  isFirst: Promise<boolean>
  release: () => void
}

/**
 * Says to other tabs that the issue is open here. The browser takes the claim back by itself when a tab dies; `patience`
 * waits that many ms for it, since a page that is loaded again may be faster than the end of the one before.
 */
export function claimIssue(issueId: string, { patience = 0 } = {}): IssueClaim {
  let isOver = false
  let end: () => void = () => undefined
  const isFirst = new Promise<boolean>((tell) => {
    // Only in secure contexts; without it a second tab may be offered the text of the first.
    const locks = tabLocks()
    if (!locks) return tell(true)
    const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true }
    const held = locks.request(channelOf(issueId), options, (lock) => {
      tell(lock !== null)
      if (!lock || isOver) return
      return new Promise<void>((resolve) => {
        end = resolve
      })
    })
    // Not within the patience: another tab has it.
    held.catch(() => tell(false))
  })
  return {
    isFirst,
    release() {
      isOver = true
      end()
    },
  }
}

const channelOf = (issueId: string) => `ementa-issue-${issueId}`
