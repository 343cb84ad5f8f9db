import { isReleased, type NewsletterIssue, nextVersion } from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { resetTestOf } from '../../rules/issue-test'
import { forgetNewIssue } from '../../rules/new-issue-notices'
import type { StoredSchedule } from '../../store/stored-entities'
import { requireOwnPart } from './owned'

/**
 * Sending a held issue opened the next of its recurrence. If nobody wrote in that one, it goes and the recurrence waits for
 * this issue again; a written one stays with its date (decision 049).
 */
function closeNextIssue({ db }: Context, sent: NewsletterIssue): void {
  const next = db.issues.by('newsletter', sent.newsletter_id).find(({ opened_by }) => opened_by?.issue_id === sent.id)
  if (!next || next.html !== next.opened_by?.outline || next.created_at !== next.updated_at) return
  for (const schedule of [...db.schedules.by('issue', next.id)]) db.schedules.delete(schedule.id)
  db.issues.delete(next.id)
  const continued = db.schedules.by('issue', sent.id).findLast(({ held }) => held === false)
  if (continued) db.schedules.put({ ...continued, held: true })
}

/** Brings back the schedule that the sending replaced, unless its moment has passed meanwhile. */
function restoreSchedule({ db, now }: Context, issueId: string): StoredSchedule | undefined {
  const replaced = db.schedules.by('issue', issueId).findLast(({ replaced_by_sending }) => replaced_by_sending)
  if (!replaced || Date.parse(replaced.scheduled_at) <= now.getTime()) return undefined
  const { replaced_by_sending: _, ...schedule } = replaced
  const restored: StoredSchedule = { ...schedule, status: 'pending' }
  db.schedules.put(restored)
  return restored
}

export const undoing = {
  undoSend: os.newsletters.undoSend.use(signedIn).handler(({ input, context, errors }) => {
    const { db, now } = context
    const issue = requireOwnPart(context, db.issues, input.issueId, 'ISSUE_NOT_FOUND')
    // Another tab, or the request before this one, took it back.
    if (issue.status !== 'sent') return issue
    if (isReleased(issue, now.getTime())) throw errors.ISSUE_RELEASED()
    closeNextIssue(context, issue)
    resetTestOf(db, issue)
    forgetNewIssue(db, issue.id)
    const { visible_from: _, number: __, ...kept } = issue
    const updated_at = nextVersion(issue, now)
    const schedule = restoreSchedule(context, issue.id)
    const unsent: NewsletterIssue = {
      ...{ ...kept, sent_at: null, updated_at },
      ...{ status: schedule ? 'scheduled' : 'draft', scheduled_at: schedule?.scheduled_at ?? null },
    }
    db.issues.put(unsent)
    return unsent
  }),
}
