import { type NewsletterIssue, paths, releasedAt } from '@ementa/contracts'
import { type Collections, issueNoticeId } from '../store/collections'
import { membersOf } from './members'

const noticeText = (newsletterTitle: string, { subject }: NewsletterIssue) =>
  `Nova edição de ${newsletterTitle}: “${subject}”`

/**
 * Tells the subscribers on this device of an issue that went out, from the moment on when they see it: until then it is not
 * listed (decision 049). The id says what it is about, so that two tabs notify once.
 */
export function notifyOfNewIssue(db: Collections, issue: NewsletterIssue): void {
  const newsletter = db.newsletters.get(issue.newsletter_id)
  if (!newsletter) return
  const { owner_id, title, handle } = newsletter
  for (const { user_id } of membersOf(db, 'subscribed', newsletter.id)) {
    if (user_id === owner_id) continue
    db.notifications.put({
      id: issueNoticeId(issue.id, user_id),
      user_id,
      type: 'system',
      post_id: null,
      actor_id: null,
      created_at: releasedAt(issue),
      read: false,
      text: noticeText(title, issue),
      href: paths.issue.href({ handle, issueId: issue.id }),
    })
  }
}

/** Renames the unread notifications after the winner of a test became the subject, so that they name the issue as it is. */
export function renameNewIssue(db: Collections, issue: NewsletterIssue): void {
  const newsletter = db.newsletters.get(issue.newsletter_id)
  if (!newsletter) return
  for (const notification of [...db.notifications.by('issue', issue.id)]) {
    if (notification.read) continue
    db.notifications.put({ ...notification, text: noticeText(newsletter.title, issue) })
  }
}

/** The sending was undone before anybody saw it. */
export function forgetNewIssue(db: Collections, issueId: string): void {
  for (const { id } of [...db.notifications.by('issue', issueId)]) db.notifications.delete(id)
}
