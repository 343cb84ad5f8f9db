import { type NewsletterIssue, outlineOf } from '@ementa/contracts'
import type { Collections } from '../store/collections'
import type { StoredSchedule } from '../store/stored-entities'
import { nextSubject } from './next-subject'
import { anchorAt, nextOccurrence } from './recurrence'
import { toWall, zoneOf } from './zones'

/** Separates the first id of a recurrence from the time of an occurrence, so that two tabs make the same id. */
const AT = '~'

const idAt = (id: string, time: Date) => `${id.split(AT)[0]}${AT}${time.toISOString().replace(/\D/g, '').slice(0, 12)}`

const dayText = (time: Date, timeZone: string) =>
  time.toLocaleDateString('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })

/** Returns the first occurrence still to come: those missed while the app was closed are caught up once at most. */
function nextTime({ scheduled_at, recurrence, anchor_day, anchor_time }: StoredSchedule, now: Date, zone: string) {
  const first = new Date(scheduled_at)
  const day = anchor_day ?? anchorAt(first, zone).anchor_day
  const after = (time: Date) => nextOccurrence(time, recurrence, day, zone, anchor_time)
  let time = after(first)
  while (time && time <= now) time = after(time)
  return time
}

/**
 * Opens the issue of a recurrence's next occurrence: a draft of its own with the subject's pattern, the next number and
 * the outline of the one before, scheduled for its date and sent then only if it was written.
 */
export function openNextIssue(
  { issues, newsletters, schedules }: Collections,
  schedule: StoredSchedule,
  previous: NewsletterIssue,
  now: Date,
): void {
  const zone = zoneOf(newsletters.get(previous.newsletter_id))
  const time = nextTime(schedule, now, zone)
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
    title: `Edição nº ${number} · ${dayText(time, zone)}`,
    subject: nextSubject(previous.subject, toWall(from, zone), toWall(time, zone)),
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
    ...anchorAt(from, zone),
    ...(schedule.anchor_day === undefined ? {} : { anchor_day: schedule.anchor_day }),
    ...(schedule.anchor_time === undefined ? {} : { anchor_time: schedule.anchor_time }),
  })
}
