import { isReleased, NEWSLETTER_LIMITS, type NewsletterIssue, paths } from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { newId } from '../../new-id'
import { membersOf } from '../../rules/members'
import { notify } from '../notifications/notify'
import { declared } from '../shared/declared'
import { DONE } from '../shared/done'
import { once } from '../shared/once'
import { ownedNewsletter, ownedPart, unsentIssue } from './owned'
import { cancelPending } from './schedules'

/** How long a deleted draft can be brought back, in ms. */
const KEPT_FOR = 24 * 60 * 60 * 1000

/** A released issue exists for everybody; the text of a paid one is another matter. */
function releasedIssue({ db, now }: Context, id: string): NewsletterIssue {
  const issue = db.issues.get(id)
  if (!issue || !isReleased(issue, now.getTime())) throw declared('ISSUE_NOT_FOUND')
  return issue
}

/** The people who read an issue, its author left out. */
function readersOf({ db, viewer }: Context, issueId: string): string[] {
  return membersOf(db, 'readIssues', issueId)
    .map(({ user_id }) => user_id)
    .filter((id) => id !== viewer?.id)
}

function forgetOldDeletions({ db, now }: Context): void {
  for (const { id, updated_at } of [...db.deletedIssues.all()]) {
    if (now.getTime() - Date.parse(updated_at) > KEPT_FOR) db.deletedIssues.delete(id)
  }
}

/** A draft that was written in since is another text. */
function sameIssue(issue: NewsletterIssue, other: { subject: string; sentAt: string | null; html: string }): boolean {
  if (issue.subject.trim() !== other.subject.trim()) return false
  if (issue.sent_at === null || other.sentAt === null)
    return issue.sent_at === other.sentAt && issue.html === other.html
  return Date.parse(issue.sent_at) === Date.parse(other.sentAt)
}

/** What owners do with issues besides writing and sending them, and what readers note of them. */
export const issueKeeping = {
  duplicateIssue: os.newsletters.duplicateIssue.use(signedIn).handler(({ input, context }) => {
    const { newsletter_id, title, subject, preheader, html } = ownedPart(
      context,
      context.db.issues,
      input.issueId,
      'ISSUE_NOT_FOUND',
    )
    const copy = once<NewsletterIssue>(context, input.requestId, context.db.issues, () => ({
      ...{ id: newId('issue', context.now), newsletter_id, title: `${title} (cópia)`, subject, preheader, html },
      ...{ status: 'draft', sent_at: null, scheduled_at: null },
      ...{ created_at: context.nowIso, updated_at: context.nowIso },
    }))
    return { id: copy.id }
  }),

  deleteIssue: os.newsletters.deleteIssue.use(signedIn).handler(({ input, context }) => {
    const { db, nowIso } = context
    const issue = unsentIssue(context, input.issueId)
    cancelPending(context, issue.id)
    forgetOldDeletions(context)
    db.deletedIssues.put({ ...issue, status: 'draft', scheduled_at: null, updated_at: nowIso })
    db.issues.delete(issue.id)
    return DONE
  }),

  restoreIssue: os.newsletters.restoreIssue.use(signedIn).handler(({ input, context }) => {
    const { db } = context
    const deleted = ownedPart(context, db.deletedIssues, input.issueId, 'ISSUE_NOT_FOUND')
    db.deletedIssues.delete(deleted.id)
    db.issues.put(deleted)
    return deleted
  }),

  addErratum: os.newsletters.addErratum.use(signedIn).handler(({ input, context, errors }) => {
    const { db, now, nowIso } = context
    const issue = ownedPart(context, db.issues, input.issueId, 'ISSUE_NOT_FOUND')
    // What nobody has seen yet is taken back, not corrected.
    if (!isReleased(issue, now.getTime())) throw errors.ISSUE_NOT_SENT()
    const errata = issue.errata ?? []
    const id = input.requestId ?? newId('erratum', now)
    if (errata.some((erratum) => erratum.id === id)) return issue
    if (errata.length >= NEWSLETTER_LIMITS.errataPerIssue) throw errors.ERRATA_FULL()
    const corrected: NewsletterIssue = { ...issue, errata: [...errata, { id, at: nowIso, text: input.text }] }
    db.issues.put(corrected)
    const handle = db.newsletters.get(issue.newsletter_id)?.handle ?? ''
    const text = `Errata em “${issue.subject}”, que você leu: ${input.text}`
    const href = paths.issue.href({ handle, issueId: issue.id })
    for (const reader of readersOf(context, issue.id)) {
      notify(context, reader, { type: 'system', post_id: null, actor_id: null, text, href })
    }
    return corrected
  }),

  importIssues: os.newsletters.importIssues.use(signedIn).handler(({ input, context }) => {
    const { db, now, nowIso } = context
    const { id: newsletter_id } = ownedNewsletter(context, input.newsletterId)
    const ids: string[] = []
    const skipped: number[] = []
    const isNow = (date: string | null) => date !== null && Date.parse(date) <= now.getTime()
    for (const [index, { sentAt: date, preheader = null, errata = [], ...fields }] of input.issues.entries()) {
      // What another tool has yet to send is a draft here.
      const sentAt = isNow(date) ? date : null
      const existing = db.issues.by('newsletter', newsletter_id)
      if (existing.some((issue) => sameIssue(issue, { ...fields, sentAt }))) {
        skipped.push(index)
        continue
      }
      const id = newId('issue', now)
      ids.push(id)
      db.issues.put({
        ...{ id, newsletter_id, ...fields, preheader, imported: input.source },
        ...{ status: sentAt === null ? 'draft' : 'sent', sent_at: sentAt, scheduled_at: null },
        ...(sentAt !== null &&
          errata.length > 0 && { errata: errata.map((one) => ({ ...one, id: newId('erratum', now) })) }),
        ...{ created_at: sentAt ?? nowIso, updated_at: sentAt ?? nowIso },
      })
    }
    return { ids, skipped }
  }),

  markIssueRead: os.newsletters.markIssueRead.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'readIssues', releasedIssue(context, input.id).id, true)
    return DONE
  }),

  markIssueUnread: os.newsletters.markIssueUnread.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'readIssues', releasedIssue(context, input.id).id, false)
    return DONE
  }),
}
