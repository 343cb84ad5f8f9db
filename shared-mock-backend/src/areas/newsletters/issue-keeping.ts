import {
  type Erratum,
  hasContent,
  htmlToText,
  isReleased,
  NEWSLETTER_LIMITS,
  type NewsletterIssue,
  nextVersion,
  type Outputs,
  paths,
  sendProblem,
  wasSentElsewhere,
} from '@ementa/contracts'
import { type Context, DONE, os, signedIn } from '../../context'
import { createDeclaredError } from '../../errors'
import { listChangedParagraphs } from '../../rules/changed-paragraphs'
import { keepNumbers, nextNumber } from '../../rules/sending'
import { membersOf } from '../../store/collections'
import { notify } from '../notifications/notify'
import { createOnce, newId } from '../shared/new-entity'
import { requireOwnNewsletter, requireOwnPart, requireUnsentIssue } from './access'
import { cancelPending } from './schedules'

/** Time during which a deleted draft can be brought back, in ms. */
const KEPT_FOR = 24 * 60 * 60 * 1000

/** A released issue exists for everybody; the text of a paid one is another matter. */
function requireReleasedIssue({ db, now }: Context, id: string): NewsletterIssue {
  const issue = db.issues.get(id)
  if (!issue || !isReleased(issue, now.getTime())) throw createDeclaredError('ISSUE_NOT_FOUND')
  return issue
}

/** The people who read an issue, its author left out. */
function readersOf({ db, viewer }: Context, issueId: string): string[] {
  return membersOf(db, 'readIssues', issueId)
    .map(({ user_id }) => user_id)
    .filter((id) => id !== viewer?.id)
}

function forgetOldDeletions({ db, now }: Context): void {
  const old: string[] = []
  for (const { id, updated_at } of db.deletedIssues.after(null)) {
    if (now.getTime() - Date.parse(updated_at) <= KEPT_FOR) break
    old.push(id)
  }
  for (const id of old) db.deletedIssues.delete(id)
}

/** The words of a text and the number of its images: its markup, and where its images are kept, may differ. */
const textOf = (html: string) => `${htmlToText(html).replace(/\s+/g, '')}|${html.match(/<img\b/g)?.length ?? 0}`

/** A draft that was written in since is another text; a sent issue that was corrected here is still the one of its file. */
function isSameIssue(issue: NewsletterIssue, other: { subject: string; sentAt: string | null; html: string }): boolean {
  const { subject, html } = issue.as_sent ?? issue
  if (subject.trim() !== other.subject.trim()) return false
  const time = (date: string | null) => (date === null ? null : Date.parse(date))
  if (time(issue.sent_at) !== time(other.sentAt)) return false
  return textOf(html) === textOf(other.html)
}

/** Returns whether an imported issue is as it came: nobody wrote in it, corrected it or sent it here. */
function isAsImported(issue: NewsletterIssue): boolean {
  const { status, created_at, updated_at, errata = [], imported_at = created_at } = issue
  const isUnchanged = updated_at === created_at && errata.every(({ at }) => at <= imported_at)
  return isUnchanged && (status === 'draft' || wasSentElsewhere(issue))
}

const listImported = ({ db }: Context, newsletterId: string, importId: string) =>
  db.issues.by('newsletter', newsletterId).filter(({ import_id }) => import_id === importId)

interface NewErratum extends Pick<Erratum, 'text' | 'changes'> {
  requestId: string | undefined
}

/** Stores an issue with one more note about it, and notifies those who read it. */
function withErratum(
  context: Context,
  issue: NewsletterIssue,
  { text, changes, requestId }: NewErratum,
  notice: string,
): NewsletterIssue {
  const { db, now, nowIso } = context
  const errata = issue.errata ?? []
  const id = requestId ?? newId('erratum', now)
  if (errata.some((erratum) => erratum.id === id)) return issue
  if (errata.length >= NEWSLETTER_LIMITS.errataPerIssue) throw createDeclaredError('ERRATA_FULL')
  const noted: NewsletterIssue = {
    ...issue,
    errata: [...errata, { id, at: nowIso, text, ...(changes && { changes }) }],
  }
  db.issues.put(noted)
  const handle = db.newsletters.get(issue.newsletter_id)?.handle ?? ''
  const href = paths.issue.href({ handle, issueId: issue.id })
  for (const reader of readersOf(context, issue.id)) {
    notify(context, reader, { type: 'system', post_id: null, actor_id: null, text: notice, href })
  }
  return noted
}

/** Calls about issues besides writing and sending them, and the readers' marks. */
export const issueKeeping = {
  duplicateIssue: os.newsletters.duplicateIssue.use(signedIn).handler(({ input, context }) => {
    const { newsletter_id, title, subject, preheader, html } = requireOwnPart(
      context,
      context.db.issues,
      input.issueId,
      'ISSUE_NOT_FOUND',
    )
    const copy = createOnce<NewsletterIssue>(context, input.requestId, context.db.issues, () => ({
      ...{ id: newId('issue', context.now), newsletter_id, title: `${title} (cópia)`, subject, preheader, html },
      ...{ status: 'draft', sent_at: null, scheduled_at: null },
      ...{ created_at: context.nowIso, updated_at: context.nowIso },
    }))
    return { id: copy.id }
  }),

  deleteIssue: os.newsletters.deleteIssue.use(signedIn).handler(({ input, context }) => {
    const { db, nowIso } = context
    const owned = requireOwnPart(context, db.issues, input.issueId, 'ISSUE_NOT_FOUND')
    const isFromElsewhere = wasSentElsewhere(owned)
    const issue = isFromElsewhere ? owned : requireUnsentIssue(context, input.issueId)
    if (isFromElsewhere) keepNumbers(db, issue.newsletter_id)
    cancelPending(context, issue.id)
    forgetOldDeletions(context)
    const kept: NewsletterIssue = isFromElsewhere
      ? (db.issues.get(issue.id) ?? issue)
      : { ...issue, status: 'draft', scheduled_at: null }
    db.deletedIssues.put({ ...kept, updated_at: nowIso })
    db.issues.delete(issue.id)
    return DONE
  }),

  restoreIssue: os.newsletters.restoreIssue.use(signedIn).handler(({ input, context }) => {
    const { db } = context
    const deleted = requireOwnPart(context, db.deletedIssues, input.issueId, 'ISSUE_NOT_FOUND')
    db.deletedIssues.delete(deleted.id)
    const restored = wasSentElsewhere(deleted) ? { ...deleted, updated_at: deleted.created_at } : deleted
    db.issues.put(restored)
    return restored
  }),

  addErratum: os.newsletters.addErratum.use(signedIn).handler(({ input, context, errors }) => {
    const issue = requireOwnPart(context, context.db.issues, input.issueId, 'ISSUE_NOT_FOUND')
    // A sent issue that nobody has seen yet is taken back, not corrected.
    if (!isReleased(issue, context.now.getTime())) throw errors.ISSUE_NOT_SENT()
    const { text, requestId } = input
    return withErratum(context, issue, { text, requestId }, `Errata em “${issue.subject}”, que você leu: ${text}`)
  }),

  correctIssue: os.newsletters.correctIssue.use(signedIn).handler(({ input, context, errors }) => {
    const { now } = context
    const issue = requireOwnPart(context, context.db.issues, input.issueId, 'ISSUE_NOT_FOUND')
    if (!isReleased(issue, now.getTime())) throw errors.ISSUE_NOT_SENT()
    const { text, requestId, subject, html, expectedUpdatedAt } = input
    if (issue.errata?.some(({ id }) => id === requestId)) return issue
    if (expectedUpdatedAt && expectedUpdatedAt !== issue.updated_at) throw errors.ISSUE_CONFLICT({ data: { issue } })
    if (subject === issue.subject && html === issue.html) throw errors.NOTHING_CHANGED()
    const reason = sendProblem({ subject, html })
    if (reason) throw errors.ISSUE_NOT_READY({ data: { reason } })
    const corrected: NewsletterIssue = {
      ...{ ...issue, subject, html, updated_at: nextVersion(issue, now) },
      as_sent: issue.as_sent ?? { subject: issue.subject, html: issue.html },
    }
    const changes = [
      ...(subject === issue.subject ? [] : [{ before: issue.subject, after: subject }]),
      ...listChangedParagraphs(issue.html, html),
    ]
    const note = `Correção em “${subject}”, que você leu: ${text}`
    return withErratum(context, corrected, { text, requestId, changes }, note)
  }),

  openIssue: os.newsletters.openIssue.use(signedIn).handler(({ input, context }) => {
    const { db } = context
    const { open_to_all: _, ...issue } = requireOwnPart(context, db.issues, input.issueId, 'ISSUE_NOT_FOUND')
    const changed: NewsletterIssue = input.isOpen ? { ...issue, open_to_all: true } : issue
    db.issues.put(changed)
    return changed
  }),

  importIssues: os.newsletters.importIssues.use(signedIn).handler(({ input, context }) => {
    const { db, now, nowIso } = context
    const { id: newsletter_id } = requireOwnNewsletter(context, input.newsletterId)
    const ids: string[] = []
    const skipped: number[] = []
    const isNow = (date: string | null) => date !== null && Date.parse(date) <= now.getTime()
    for (const [index, { sentAt: date, preheader = null, errata = [], ...fields }] of input.issues.entries()) {
      // An issue that the other tool has yet to send is a draft here.
      const sentAt = isNow(date) && hasContent(fields.html) ? date : null
      const existing = db.issues.by('newsletter', newsletter_id)
      if (existing.some((issue) => isSameIssue(issue, { ...fields, sentAt }))) {
        skipped.push(index)
        continue
      }
      const id = newId('issue', now)
      ids.push(id)
      db.issues.put({
        ...{ id, newsletter_id, ...fields, preheader, imported: input.source, imported_at: nowIso },
        ...(input.importId !== undefined && { import_id: input.importId }),
        ...(sentAt !== null && { number: nextNumber(db, newsletter_id) }),
        ...{ status: sentAt === null ? 'draft' : 'sent', sent_at: sentAt, scheduled_at: null },
        ...(sentAt !== null &&
          errata.length > 0 && { errata: errata.map((one) => ({ ...one, id: newId('erratum', now) })) }),
        ...{ created_at: sentAt ?? nowIso, updated_at: sentAt ?? nowIso },
      })
    }
    return { ids, skipped }
  }),

  listImports: os.newsletters.listImports.use(signedIn).handler(({ input, context }) => {
    const { id } = requireOwnNewsletter(context, input.newsletterId)
    const imports = new Map<string, Outputs['newsletters']['listImports']['imports'][number]>()
    for (const issue of context.db.issues.by('newsletter', id).filter(isAsImported)) {
      const { import_id, imported, imported_at, status } = issue
      if (!import_id || !imported || !imported_at) continue
      const { at, sent, drafts } = imports.get(import_id) ?? { at: imported_at, sent: 0, drafts: 0 }
      imports.set(import_id, {
        ...{ id: import_id, source: imported, at },
        ...(status === 'sent' ? { sent: sent + 1, drafts } : { sent, drafts: drafts + 1 }),
      })
    }
    return { imports: [...imports.values()].toSorted((a, b) => b.at.localeCompare(a.at)) }
  }),

  undoImport: os.newsletters.undoImport.use(signedIn).handler(({ input, context }) => {
    const { db } = context
    const { id } = requireOwnNewsletter(context, input.newsletterId)
    const all = listImported(context, id, input.importId)
    const going = all.filter(isAsImported)
    for (const { id: issueId } of going) db.issues.delete(issueId)
    return { removed: going.length, kept: all.length - going.length }
  }),

  markIssueRead: os.newsletters.markIssueRead.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'readIssues', requireReleasedIssue(context, input.id).id, true)
    return DONE
  }),

  markIssueUnread: os.newsletters.markIssueUnread.use(signedIn).handler(({ input, context }) => {
    context.relations.set(context.viewer.id, 'readIssues', requireReleasedIssue(context, input.id).id, false)
    return DONE
  }),
}
