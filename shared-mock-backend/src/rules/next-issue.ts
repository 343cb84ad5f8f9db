import { type NewsletterIssue, outlineOf } from '@ementa/contracts'
import type { Collections } from '../store/collections'
import type { StoredSchedule } from '../store/stored-entities'
import { nextSubject } from './next-subject'
import { clockTime, nextOccurrence } from './recurrence'

/** Separates the first id of a recurrence from the time of an occurrence, so that two tabs make the same id. */
const AT = '~'

const idAt = (id: string, time: Date) => `${id.split(AT)[0]}${AT}${time.toISOString().replace(/\D/g, '').slice(0, 12)}`

const dayText = (time: Date) => time.toLocaleDateString('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** Returns the first occurrence still to come: those missed while the app was closed are caught up once at most. */
export function nextTime(schedule: StoredSchedule, now: Date): Date | null {
  const anchorDay = schedule.anchor_day ?? new Date(schedule.scheduled_at).getDate()
  const after = (time: Date) => nextOccurrence(time, schedule.recurrence, anchorDay, schedule.anchor_time)
  let time = after(new Date(schedule.scheduled_at))
  while (time && time <= now) time = after(time)
  return time
}

/**
 * Opens the issue of a recurrence's next occurrence: a draft of its own with the subject's pattern, the next number and
 * the outline of the one before, scheduled for its date and sent then only if it was written.
 */
export function openNextIssue(
  { issues, schedules }: Collections,
  schedule: StoredSchedule,
  previous: NewsletterIssue,
  now: Date,
): void {
  const time = nextTime(schedule, now)
  if (!time) return
  const id = idAt(previous.id, time)
  const scheduleId = idAt(schedule.id, time)
  // Another tab opened it, and its author may have written there already.
  if (schedules.has(scheduleId)) return
  const from = new Date(schedule.scheduled_at)
  const number = issues.by('newsletter', previous.newsletter_id).filter(({ status }) => status === 'sent').length + 1
  const outline = outlineOf(previous.html)
  const at = now.toISOString()
  const scheduled_at = time.toISOString()
  issues.put({
    id,
    newsletter_id: previous.newsletter_id,
    title: `Edição nº ${number} · ${dayText(time)}`,
    subject: nextSubject(previous.subject, from, time),
    preheader: null,
    html: outline,
    status: 'scheduled',
    sent_at: null,
    scheduled_at,
    created_at: at,
    updated_at: at,
    opened_by: { issue_id: previous.id, outline },
  })
  schedules.put({
    id: scheduleId,
    newsletter_id: previous.newsletter_id,
    issue_id: id,
    scheduled_at,
    recurrence: schedule.recurrence,
    status: 'pending',
    created_at: at,
    anchor_day: schedule.anchor_day ?? from.getDate(),
    anchor_time: schedule.anchor_time ?? clockTime(from),
  })
}
