import { isReleased, type Newsletter, type NewsletterIssue, ownsNewsletter } from '@ementa/contracts'
import type { Context } from '../../context'

/** Whether the viewer gets the text of that newsletter's sent issues: a paid one's is for its owner and subscribers. */
export function mayRead({ viewer, relations }: Context, newsletter: Newsletter): boolean {
  if (!newsletter.is_paid || ownsNewsletter(viewer, newsletter)) return true
  return viewer !== null && relations.has(viewer.id, 'subscribed', newsletter.id)
}

/** A sent issue that the viewer may read to its end; null for every other. Its owner has it at once, others once it is out. */
export function readableIssue(
  context: Context,
  issueId: string,
): { issue: NewsletterIssue; newsletter: Newsletter } | null {
  const issue = context.db.issues.get(issueId)
  const newsletter = issue && context.db.newsletters.get(issue.newsletter_id)
  if (!newsletter || issue.status !== 'sent' || !mayRead(context, newsletter)) return null
  const isOut = isReleased(issue, context.now.getTime())
  return isOut || ownsNewsletter(context.viewer, newsletter) ? { issue, newsletter } : null
}
