import { isReleased, mayReadWhole, type Newsletter, type NewsletterIssue, ownsNewsletter } from '@ementa/contracts'
import { actorIn, type Context } from '../../context'

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
