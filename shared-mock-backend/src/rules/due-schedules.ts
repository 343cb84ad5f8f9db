import { HOLD_LABELS, type HoldReason, type NewsletterIssue, nextVersion, paths, sendProblem } from '@ementa/contracts'
import { momentText, zoneOf } from '../calendar'
import type { Collections } from '../store/collections'
import type { StoredSchedule } from '../store/stored-entities'
import { openNextIssue } from './recurrence'
import { nextNumber, notifyOfNewIssue, startTestOf } from './sending'

/** A host on which many people write. */
interface Host {
  /** Tells whether moderation lets the owner of a newsletter only read now. */
  isRestricted(ownerId: string): boolean
}

/** A schedule carried out more than so many ms after its time counts as late. */
const LATE_AFTER = 60_000

/** The time of a schedule by the clock of its newsletter. */
const timeOf = (db: Collections, { newsletter_id, scheduled_at }: StoredSchedule): string =>
  momentText(scheduled_at, zoneOf(db.newsletters.get(newsletter_id)))

/**
 * Carries out every schedule whose time has come: sends the issue, opens the next occurrence of a recurrence, and
 * holds what `Enviar agora` would refuse. Returns whether there was any.
 * @param host absent: everybody may write, and this device sends
 */
export function sendDueSchedules(db: Collections, now: Date, host?: Host): boolean {
  const due = [...db.schedules.by('status', 'pending')].filter(
    ({ scheduled_at }) => Date.parse(scheduled_at) <= now.getTime(),
  )
  for (const schedule of due) carryOut(db, schedule, now, host)
  return due.length > 0
}

function carryOut(db: Collections, schedule: StoredSchedule, now: Date, host: Host | undefined): void {
  const issue = db.issues.get(schedule.issue_id)
  if (!issue) {
    db.schedules.put({ ...schedule, status: 'cancelled' })
    return
  }
  // Kept by earlier versions, which sent the same issue again: a text goes out once.
  if (issue.status === 'sent') {
    db.schedules.put({ ...schedule, status: 'sent' })
    openNextIssue(db, schedule, issue, now)
    return
  }
  const owner = db.newsletters.get(issue.newsletter_id)?.owner_id
  const reason = owner !== undefined && host?.isRestricted(owner) ? 'restricted' : unreadiness(db, issue)
  if (reason) hold(db, schedule, issue, reason, now)
  else send(db, schedule, issue, now, host)
}

function send(
  db: Collections,
  schedule: StoredSchedule,
  { held: _, ...issue }: NewsletterIssue,
  now: Date,
  host: Host | undefined,
): void {
  const due_at = schedule.scheduled_at
  const isLate = now.getTime() - Date.parse(due_at) > LATE_AFTER
  const sentAt = isLate ? now.toISOString() : due_at
  const sent: NewsletterIssue = {
    ...issue,
    status: 'sent',
    sent_at: sentAt,
    scheduled_at: null,
    number: nextNumber(db, issue.newsletter_id),
    updated_at: nextVersion(issue, new Date(sentAt)),
    ...(isLate && { sent_late: { due_at, seen: false } }),
  }
  db.issues.put(sent)
  startTestOf(db, sent, sentAt)
  notifyOfNewIssue(db, sent)
  db.schedules.put({ ...schedule, status: 'sent' })
  if (isLate) {
    const text = `Enviada com atraso: “${nameOf(issue)}”, marcada para ${timeOf(db, schedule)}. No horário, ${host ? 'o servidor estava parado' : 'o aplicativo estava fechado ou parado'}.`
    tellOwner(db, schedule, issue, text, now)
  }
  openNextIssue(db, schedule, sent, now)
}

function hold(db: Collections, schedule: StoredSchedule, issue: NewsletterIssue, reason: HoldReason, now: Date): void {
  const { scheduled_at: due_at, recurrence } = schedule
  const held = { reason, due_at, recurrence }
  db.issues.put({ ...issue, status: 'draft', scheduled_at: null, updated_at: nextVersion(issue, now), held })
  db.schedules.put({ ...schedule, status: 'cancelled', held: true })
  const text = `${HOLD_LABELS[reason]}. “${nameOf(issue)}”, marcada para ${timeOf(db, schedule)}, continua como rascunho.`
  tellOwner(db, schedule, issue, text, now)
}

const unreadiness = (db: Collections, issue: NewsletterIssue): HoldReason | null =>
  issue.has_newer_text ? 'unsaved' : sendProblem(issue, db.issues.get(issue.opened_by?.issue_id ?? '')?.html)

const nameOf = ({ subject, title }: NewsletterIssue) => subject.trim() || title.trim() || 'Sem assunto'

/** Notifies the owner. The id names the issue, so two tabs that carry out one schedule notify once. */
function tellOwner(db: Collections, schedule: StoredSchedule, issue: NewsletterIssue, text: string, now: Date): void {
  const newsletter = db.newsletters.get(issue.newsletter_id)
  if (!newsletter) return
  db.notifications.put({
    id: `notification-${schedule.id}`,
    user_id: newsletter.owner_id,
    type: 'system',
    post_id: null,
    actor_id: null,
    created_at: now.toISOString(),
    read: false,
    text,
    href: paths.issueEdit.href({ handle: newsletter.handle, issueId: issue.id }),
  })
}
