import type { NewsletterIssue } from '@ementa/contracts'
import { type CopySlot, useReconnect, useServices, useSession } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CopiedIssue } from '../../shared/issue-editing/crash-copy'
import { createIssueEditing, type IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { lockIssue, notifyOtherTabs, useOtherTabs } from '../../shared/issue-editing/other-tabs'

/** Time in ms before the sending at which an open issue is saved: early enough, with the simulated latency. */
const SAVE_BEFORE = 5000
/** Time in ms after the sending at which the issue is read again: the backend has sent it by then. */
const SURELY_DUE = 200
/** Longest delay of a browser's timer in ms; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * Opens an issue for writing and keeps it in step with other tabs, with the connection and with its own schedule. `slot`:
 * the copy of an issue before its first save.
 */
export function useIssueEditing(
  issue: NewsletterIssue,
  onStored: (issue: NewsletterIssue) => void,
  slot?: CopySlot<CopiedIssue>,
): IssueEditing {
  const { api, toast } = useServices()
  const { user } = useSession()
  const onSaved = useEffectEvent(onStored)
  const [editing] = useState(() =>
    createIssueEditing({
      issue,
      api,
      toast,
      userId: user?.id ?? '',
      slot,
      lock: lockIssue,
      notifyOtherTabs,
    }),
  )
  useEffect(() => editing.start(onSaved), [editing])
  const { id } = useSnapshot(editing.state).issue
  useOtherTabs(id, () => void editing.checkStored())
  // Text that could not be saved offline is saved as soon as there is a connection.
  useReconnect(() => void editing.reconnect())
  useDueTime(editing)
  return editing
}

/**
 * Saves an open issue shortly before its schedule sends it, and reads it again afterwards, so that nobody keeps writing
 * in a sent issue.
 */
function useDueTime(editing: IssueEditing): void {
  const { status, scheduled_at } = useSnapshot(editing.state).issue
  const dueAt = status === 'scheduled' ? scheduled_at : null
  useEffect(() => {
    const remaining = dueAt === null ? LONGEST_TIMER : Date.parse(dueAt) - Date.now() + SURELY_DUE
    if (remaining >= LONGEST_TIMER) return
    const lastSave = setTimeout(() => void editing.saveBeforeSending(), Math.max(0, remaining - SAVE_BEFORE))
    const check = setTimeout(() => void editing.checkStored(), Math.max(0, remaining))
    return () => {
      clearTimeout(lastSave)
      clearTimeout(check)
    }
  }, [editing, dueAt])
}
