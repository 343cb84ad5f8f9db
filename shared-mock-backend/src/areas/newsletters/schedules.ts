import { type NewsletterIssue, type NewsletterSchedule, nextVersion } from '@ementa/contracts'
import { zoneOf } from '../../calendar'
import { type Context, os, signedIn } from '../../context'
import { anchorAt } from '../../rules/recurrence'
import type { StoredSchedule } from '../../store/stored-entities'
import { newId } from '../shared/new-entity'
import { requireOwnNewsletter, requireOwnPart, requireUnsentIssue } from './access'

/** The schedule as the contract knows it. */
const toSchedule = (stored: StoredSchedule): NewsletterSchedule => {
  const { anchor_day: _, anchor_time: __, held: ___, replaced_by_sending: ____, ...schedule } = stored
  return schedule
}

/** Finds the schedule of an issue; for one that a recurrence sent, that of the issue opened after it. */
export function findPendingSchedule(
  { db }: Context,
  { id, newsletter_id, status }: NewsletterIssue,
): NewsletterSchedule | null {
  const isPending = (schedule: StoredSchedule) => schedule.status === 'pending'
  const own = db.schedules.by('issue', id).find(isPending)
  if (own || status !== 'sent') return own ? toSchedule(own) : null
  const next = db.issues.by('newsletter', newsletter_id).find(({ opened_by }) => opened_by?.issue_id === id)
  const pending = next && db.schedules.by('issue', next.id).find(isPending)
  return pending ? toSchedule(pending) : null
}

/** The recurrence that stopped because this issue had nothing to send at its hour; sending it continues with it. */
export function findHeldSchedule({ db }: Context, issueId: string): StoredSchedule | undefined {
  return db.schedules.by('issue', issueId).find(({ held, recurrence }) => held && recurrence !== 'none')
}

/**
 * An issue has one pending schedule at most.
 * @param bySending a sending takes its place, which may still be undone
 */
export function cancelPending({ db }: Context, issueId: string, { bySending = false } = {}): void {
  for (const schedule of [...db.schedules.by('issue', issueId)]) {
    const mark = bySending && { replaced_by_sending: true }
    if (schedule.status === 'pending') db.schedules.put({ ...schedule, status: 'cancelled', ...mark })
    else if (schedule.held) db.schedules.put({ ...schedule, held: false })
  }
}

export const schedules = {
  scheduleIssue: os.newsletters.scheduleIssue.use(signedIn).handler(({ input, context, errors }) => {
    const { held: _, ...issue } = requireUnsentIssue(context, input.issueId)
    const time = new Date(input.scheduledAt)
    if (time <= context.now) throw errors.DATE_NOT_IN_FUTURE()
    cancelPending(context, issue.id)
    const schedule: StoredSchedule = {
      id: newId('schedule', context.now),
      newsletter_id: issue.newsletter_id,
      issue_id: issue.id,
      scheduled_at: input.scheduledAt,
      recurrence: input.recurrence,
      status: 'pending',
      created_at: context.nowIso,
      ...anchorAt(time, zoneOf(context.db.newsletters.get(issue.newsletter_id))),
    }
    context.db.schedules.put(schedule)
    context.db.issues.put({
      ...issue,
      status: 'scheduled',
      scheduled_at: input.scheduledAt,
      updated_at: nextVersion(issue, context.now),
    })
    return toSchedule(schedule)
  }),

  listSchedules: os.newsletters.listSchedules.use(signedIn).handler(({ input, context }) => {
    const { db } = context
    const newsletter = requireOwnNewsletter(context, input.newsletterId)
    const all = db.schedules.by('newsletter', newsletter.id)
    const issuesOf = (some: readonly StoredSchedule[]): NewsletterIssue[] =>
      [...new Set(some.map((schedule) => schedule.issue_id))]
        .map((id) => db.issues.get(id))
        .filter((issue) => issue !== undefined)
    const pending = all.filter((schedule) => schedule.status === 'pending')
    const issues = db.issues.by('newsletter', newsletter.id)
    return {
      schedules: pending.map(toSchedule),
      issues: issuesOf(pending),
      sentLate: issues.filter(({ sent_late }) => sent_late && !sent_late.seen),
      held: issues.filter(({ held }) => held),
    }
  }),

  cancelSchedule: os.newsletters.cancelSchedule.use(signedIn).handler(({ input, context, errors }) => {
    const schedule = requireOwnPart(context, context.db.schedules, input.scheduleId, 'SCHEDULE_NOT_FOUND')
    if (schedule.status !== 'pending') throw errors.SCHEDULE_NOT_FOUND()
    const cancelled: StoredSchedule = { ...schedule, status: 'cancelled' }
    context.db.schedules.put(cancelled)
    const issue = context.db.issues.get(schedule.issue_id)
    // A recurring issue that went out once stays sent.
    if (issue?.status === 'scheduled') {
      context.db.issues.put({
        ...issue,
        status: 'draft',
        scheduled_at: null,
        updated_at: nextVersion(issue, context.now),
      })
    }
    return toSchedule(cancelled)
  }),
}
