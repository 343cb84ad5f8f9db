import { type ErrorCode, type Newsletter, type NewsletterIssue, ownsNewsletter } from '@ementa/contracts'
import type { Context } from '../../context'
import { createDeclaredError } from '../shared/declared-error'

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
