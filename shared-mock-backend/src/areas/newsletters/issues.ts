import {
  isReleased,
  type Newsletter,
  type NewsletterIssue,
  nextVersion,
  ownsNewsletter,
  releaseTime,
  sendProblem,
  withoutText,
} from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { awaitFetched } from '../../errors'
import { takePage } from '../../paging'
import { openNextIssue } from '../../rules/recurrence'
import {
  forgetNewIssue,
  issueNumbers,
  nextNumber,
  notifyOfNewIssue,
  resetTestOf,
  startTestOf,
} from '../../rules/sending'
import type { StoredSchedule } from '../../store/stored-entities'
import { createOnce, newId } from '../shared/new-entity'
import { mayRead, requireOwnNewsletter, requireOwnPart, requireUnsentIssue } from './access'
import { cancelPending, findHeldSchedule, findPendingSchedule } from './schedules'

type Neighbour = { id: string; subject: string } | null

/** The issues that went out before and after this one, as far as everybody sees them. */
function neighboursOf({ db, now }: Context, issue: NewsletterIssue): { previous: Neighbour; next: Neighbour } {
  const seen = db.issues.by('newsletter', issue.newsletter_id).filter((one) => isReleased(one, now.getTime()))
  const place = seen.findIndex(({ id }) => id === issue.id)
  const named = (other: NewsletterIssue | undefined): Neighbour =>
    other ? { id: other.id, subject: other.subject } : null
  if (place < 0) return { previous: null, next: null }
  return { previous: named(seen[place + 1]), next: named(seen[place - 1]) }
}

/** Returns the issue without the fields that only its author sees, unless the viewer is the author. */
function toShownIssue(isOwner: boolean, issue: NewsletterIssue): NewsletterIssue {
  if (isOwner) return issue
  const { held: _, sent_late: __, opened_by: ___, visible_from: ____, as_sent: _____, ...publicIssue } = issue
  return publicIssue
}

/** Finds issues by their words, those of a paid one for those who may read it. Its code comes with the first search. */
async function finderOf(context: Context, newsletter: Newsletter, query: string) {
  const { matcherOf, publicText } = await awaitFetched(import('../../search/searched-texts'))
  const has = matcherOf(query)
  return (issue: NewsletterIssue) =>
    has(publicText({ ...issue, open_to_all: mayRead(context, newsletter, issue) }, newsletter))
}

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

export const issues = {
  listIssues: os.newsletters.listIssues.handler(async ({ input, context, errors }) => {
    const newsletter = context.db.newsletters.get(input.newsletterId)
    if (!newsletter) throw errors.NEWSLETTER_NOT_FOUND()
    const isOwner = ownsNewsletter(context.viewer, newsletter)
    const isFound = input.query ? await finderOf(context, newsletter, input.query) : () => true
    const answered = (issue: NewsletterIssue) =>
      (isOwner || isReleased(issue, context.now.getTime())) &&
      (!input.status || issue.status === input.status) &&
      isFound(issue)
    const source = context.db.issues.after(input.cursor, 'newsletter', newsletter.id)
    const { items, nextCursor } = takePage(source, input.limit, answered, (issue) => issue.id)
    const numbers = issueNumbers(context.db, newsletter.id)
    const numberOf = ({ id }: NewsletterIssue) => {
      const number = numbers.get(id)
      return number === undefined ? [] : [[id, number] as const]
    }
    const shownItems = items.map((issue) => toShownIssue(isOwner, issue))
    const read = shownItems.map((issue) =>
      mayRead(context, newsletter, issue) ? { issue, contents: null } : withoutText(issue),
    )
    return {
      issues: read.map(({ issue }) => issue),
      contents: Object.fromEntries(read.flatMap(({ issue, contents }) => (contents ? [[issue.id, contents]] : []))),
      numbers: Object.fromEntries(items.flatMap(numberOf)),
      nextCursor,
    }
  }),

  getIssue: os.newsletters.getIssue.handler(({ input, context, errors }) => {
    const issue = context.db.issues.get(input.issueId)
    const newsletter = issue && context.db.newsletters.get(issue.newsletter_id)
    if (!newsletter) throw errors.ISSUE_NOT_FOUND()
    // To a reader an unsent issue does not exist.
    const isOwner = ownsNewsletter(context.viewer, newsletter)
    if (!isOwner && !isReleased(issue, context.now.getTime())) throw errors.ISSUE_NOT_FOUND()
    const number = issueNumbers(context.db, newsletter.id).get(issue.id) ?? null
    const shownIssue = toShownIssue(isOwner, issue)
    const read = mayRead(context, newsletter, issue) ? { issue: shownIssue, contents: null } : withoutText(shownIssue)
    return {
      ...read,
      ...neighboursOf(context, issue),
      newsletter,
      number,
      schedule: isOwner ? findPendingSchedule(context, issue) : null,
    }
  }),

  createIssue: os.newsletters.createIssue.use(signedIn).handler(({ input, context }) => {
    const newsletter = requireOwnNewsletter(context, input.newsletterId)
    const issue = createOnce<NewsletterIssue>(context, input.requestId, context.db.issues, () => ({
      id: newId('issue', context.now),
      newsletter_id: newsletter.id,
      title: input.title,
      subject: input.subject,
      preheader: input.preheader ?? null,
      html: input.html,
      status: 'draft',
      sent_at: null,
      scheduled_at: null,
      created_at: context.nowIso,
      updated_at: context.nowIso,
    }))
    return { id: issue.id }
  }),

  updateIssue: os.newsletters.updateIssue.use(signedIn).handler(({ input, context, errors }) => {
    const issue = requireUnsentIssue(context, input.issueId)
    const { issueId: _, expectedUpdatedAt, ...changes } = input
    if (expectedUpdatedAt && expectedUpdatedAt !== issue.updated_at) throw errors.ISSUE_CONFLICT({ data: { issue } })
    const { has_newer_text: __, ...kept } = issue
    const updated: NewsletterIssue = {
      ...kept,
      title: changes.title ?? issue.title,
      subject: changes.subject ?? issue.subject,
      preheader: changes.preheader === undefined ? issue.preheader : changes.preheader,
      html: changes.html ?? issue.html,
      updated_at: nextVersion(issue, context.now),
    }
    context.db.issues.put(updated)
    return updated
  }),

  markNewerText: os.newsletters.markNewerText.use(signedIn).handler(({ input, context }) => {
    const { has_newer_text = false, ...issue } = requireUnsentIssue(context, input.issueId)
    const { updatedAt, hasNewerText } = input
    if (updatedAt === issue.updated_at && hasNewerText !== has_newer_text) {
      context.db.issues.put({ ...issue, ...(hasNewerText && { has_newer_text: true }) })
    }
    return { ok: true }
  }),

  sendIssueNow: os.newsletters.sendIssueNow.use(signedIn).handler(({ input, context, errors }) => {
    const { db, now, nowIso } = context
    const { held: _, has_newer_text: __, ...issue } = requireUnsentIssue(context, input.issueId)
    const reason = sendProblem(issue, db.issues.get(issue.opened_by?.issue_id ?? '')?.html)
    if (reason) throw errors.ISSUE_NOT_READY({ data: { reason } })
    // A recurrence that waits for this issue continues; one that would have sent it later ends.
    const waiting = findHeldSchedule(context, issue.id)
    cancelPending(context, issue.id, { bySending: true })
    const sent: NewsletterIssue = {
      ...{ ...issue, status: 'sent', sent_at: nowIso, scheduled_at: null, updated_at: nextVersion(issue, now) },
      visible_from: releaseTime(now),
      number: nextNumber(db, issue.newsletter_id),
    }
    db.issues.put(sent)
    startTestOf(db, sent, nowIso)
    notifyOfNewIssue(db, sent)
    if (waiting) openNextIssue(db, waiting, sent, now)
    return sent
  }),

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

  markLateSeen: os.newsletters.markLateSeen.use(signedIn).handler(({ input, context }) => {
    const issue = requireOwnPart(context, context.db.issues, input.issueId, 'ISSUE_NOT_FOUND')
    if (!issue.sent_late || issue.sent_late.seen) return issue
    const seen: NewsletterIssue = { ...issue, sent_late: { ...issue.sent_late, seen: true } }
    context.db.issues.put(seen)
    return seen
  }),
}
