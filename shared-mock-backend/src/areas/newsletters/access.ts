import {
  type ErrorCode,
  isReleased,
  mayReadWhole,
  type Newsletter,
  type NewsletterIssue,
  ownsNewsletter,
} from '@ementa/contracts'
import { actorIn, type Context } from '../../context'
import { createDeclaredError } from '../../errors'

/** The newsletter, if the viewer owns it; `missing` is the error when there is none. */
export function requireOwnNewsletter(
  { db, viewer }: Context,
  id: string,
  missing: ErrorCode = 'NEWSLETTER_NOT_FOUND',
): Newsletter {
  const newsletter = db.newsletters.get(id)
  if (!newsletter) throw createDeclaredError(missing)
  if (!ownsNewsletter(viewer, newsletter)) throw createDeclaredError('NOT_NEWSLETTER_OWNER')
  return newsletter
}

/** The entity with this id in a collection of things that belong to a newsletter, if the viewer owns that one. */
export function requireOwnPart<Part extends { newsletter_id: string }>(
  context: Context,
  parts: { get(id: string): Part | undefined },
  id: string,
  missing: ErrorCode,
): Part {
  const part = parts.get(id)
  if (!part) throw createDeclaredError(missing)
  requireOwnNewsletter(context, part.newsletter_id, missing)
  return part
}

/** An own issue that is not sent yet: the only kind that changes. */
export function requireUnsentIssue(context: Context, id: string): NewsletterIssue {
  const issue = requireOwnPart(context, context.db.issues, id, 'ISSUE_NOT_FOUND')
  if (issue.status === 'sent') throw createDeclaredError('ISSUE_ALREADY_SENT')
  return issue
}

/** Returns whether the viewer gets the text of that issue; of a paid newsletter not everybody does. */
export function mayRead(context: Context, newsletter: Newsletter, issue: NewsletterIssue): boolean {
  const { viewer, relations, policy } = context
  const actor = actorIn(context)
  return mayReadWhole(viewer, newsletter, issue, {
    isSubscribed: viewer !== null && relations.has(viewer.id, 'subscribed', newsletter.id),
    isModerator: actor !== null && policy.mayReadPaid(actor),
  })
}

/** A sent issue that the viewer may read to its end; null for every other. Its owner has it at once, others once it is out. */
export function findReadableIssue(
  context: Context,
  issueId: string,
): { issue: NewsletterIssue; newsletter: Newsletter } | null {
  const issue = context.db.issues.get(issueId)
  const newsletter = issue && context.db.newsletters.get(issue.newsletter_id)
  if (!newsletter || issue.status !== 'sent' || !mayRead(context, newsletter, issue)) return null
  const isOut = isReleased(issue, context.now.getTime())
  return isOut || ownsNewsletter(context.viewer, newsletter) ? { issue, newsletter } : null
}
