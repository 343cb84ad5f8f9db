import type { NewsletterIssue, NewsletterSchedule } from '@ementa/contracts'
import { type Context, os, signedIn } from '../context'
import { newId } from '../new-id'
import type { StoredSchedule } from '../store/collections'
import { ownedNewsletter, ownedPart, unsentIssue } from './owned'

/** The schedule as the contract knows it. */
const told = ({ anchor_day: _, late: __, ...schedule }: StoredSchedule): NewsletterSchedule => schedule

/** When an issue goes out next. */
export function pendingOf({ db }: Context, issueId: string): NewsletterSchedule | null {
  const pending = db.schedules.by('issue', issueId).find(({ status }) => status === 'pending')
  return pending ? told(pending) : null
}

/** An issue has one pending schedule at most. */
export function cancelPending({ db }: Context, issueId: string): void {
  for (const schedule of [...db.schedules.by('issue', issueId)]) {
    if (schedule.status === 'pending') db.schedules.put({ ...schedule, status: 'cancelled' })
  }
}

export const schedules = {
  scheduleIssue: os.newsletters.scheduleIssue.use(signedIn).handler(({ input, context, errors }) => {
    const issue = unsentIssue(context, input.issueId)
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
      anchor_day: time.getDate(),
    }
    context.db.schedules.put(schedule)
    context.db.issues.put({
      ...issue,
      status: 'scheduled',
      scheduled_at: input.scheduledAt,
      updated_at: context.nowIso,
    })
    return told(schedule)
  }),

  listSchedules: os.newsletters.listSchedules.use(signedIn).handler(({ input, context }) => {
    const { db } = context
    const newsletter = ownedNewsletter(context, input.newsletterId)
    const all = db.schedules.by('newsletter', newsletter.id)
    const issuesOf = (some: readonly StoredSchedule[]): NewsletterIssue[] =>
      [...new Set(some.map((schedule) => schedule.issue_id))]
        .map((id) => db.issues.get(id))
        .filter((issue) => issue !== undefined)
    const pending = all.filter((schedule) => schedule.status === 'pending')
    const late = all.filter((schedule) => schedule.late)
    // Told once: the next read is silent again.
    for (const schedule of late) db.schedules.put({ ...schedule, late: false })
    return { schedules: pending.map(told), issues: issuesOf(pending), sentLate: issuesOf(late) }
  }),

  cancelSchedule: os.newsletters.cancelSchedule.use(signedIn).handler(({ input, context, errors }) => {
    const schedule = ownedPart(context, context.db.schedules, input.scheduleId, 'SCHEDULE_NOT_FOUND')
    if (schedule.status !== 'pending') throw errors.SCHEDULE_NOT_FOUND()
    const cancelled: StoredSchedule = { ...schedule, status: 'cancelled' }
    context.db.schedules.put(cancelled)
    const issue = context.db.issues.get(schedule.issue_id)
    // A recurring issue that went out once stays sent.
    if (issue?.status === 'scheduled') {
      context.db.issues.put({ ...issue, status: 'draft', scheduled_at: null, updated_at: context.nowIso })
    }
    return told(cancelled)
  }),
}
