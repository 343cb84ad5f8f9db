import type { Collections, StoredSchedule } from '../store/collections'
import { nextOccurrence } from './recurrence'

/** A schedule carried out more than so many ms after its time counts as late (decision P-13). */
const LATE_AFTER = 60_000

/** Between the first schedule's id and the time of one that followed it: two tabs that carry one out make the same next one. */
const AT = '@'

/** The first occurrence still to come: what was missed while the app was closed is sent once, not once for each (P-12). */
function nextSchedule(schedule: StoredSchedule, now: Date): StoredSchedule | null {
  const anchorDay = schedule.anchor_day ?? new Date(schedule.scheduled_at).getDate()
  let time = nextOccurrence(new Date(schedule.scheduled_at), schedule.recurrence, anchorDay)
  while (time && time <= now) time = nextOccurrence(time, schedule.recurrence, anchorDay)
  if (!time) return null
  return {
    id: `${schedule.id.split(AT)[0]}${AT}${time.toISOString()}`,
    newsletter_id: schedule.newsletter_id,
    issue_id: schedule.issue_id,
    scheduled_at: time.toISOString(),
    recurrence: schedule.recurrence,
    status: 'pending',
    created_at: now.toISOString(),
    anchor_day: anchorDay,
  }
}

/** Carries out every schedule whose time has come: called before each call is answered (NS-56). */
export function sendDueSchedules({ schedules, issues }: Collections, now: Date): void {
  for (const schedule of [...schedules.by('status', 'pending')]) {
    if (Date.parse(schedule.scheduled_at) > now.getTime()) return
    const late = now.getTime() - Date.parse(schedule.scheduled_at) > LATE_AFTER
    const issue = issues.get(schedule.issue_id)
    if (issue) {
      const sentAt = late ? now.toISOString() : schedule.scheduled_at
      issues.put({ ...issue, status: 'sent', sent_at: sentAt, scheduled_at: null, updated_at: sentAt })
    }
    schedules.put({ ...schedule, status: 'sent', late })
    const next = issue ? nextSchedule(schedule, now) : null
    if (next) schedules.put(next)
  }
}
