import { type NewsletterIssue, ownsNewsletter } from '@ementa/contracts'
import { type Context, os, signedIn } from '../context'
import { newId } from '../new-id'
import { takePage } from '../paging'
import { once } from './once'
import { ownedNewsletter, unsentIssue } from './owned'
import { cancelPending, pendingOf } from './schedules'

/** The numbers of a newsletter's sent issues, in the order in which they went out. */
function issueNumbers({ db }: Context, newsletterId: string): Map<string, number> {
  const sent = db.issues.by('newsletter', newsletterId).filter((issue) => issue.sent_at !== null)
  const inOrder = sent.toSorted((a, b) => (a.sent_at ?? '').localeCompare(b.sent_at ?? ''))
  return new Map(inOrder.map(({ id }, index) => [id, index + 1]))
}

export const issues = {
  listIssues: os.newsletters.listIssues.handler(({ input, context, errors }) => {
    const newsletter = context.db.newsletters.get(input.newsletterId)
    if (!newsletter) throw errors.NEWSLETTER_NOT_FOUND()
    const isOwner = ownsNewsletter(context.viewer, newsletter)
    const shown = (issue: NewsletterIssue) =>
      (isOwner || issue.status === 'sent') && (!input.status || issue.status === input.status)
    const source = context.db.issues.after(input.cursor, 'newsletter', newsletter.id)
    const { items, nextCursor } = takePage(source, input.limit, shown, (issue) => issue.id)
    const numbers = issueNumbers(context, newsletter.id)
    const numberOf = ({ id }: NewsletterIssue) => {
      const number = numbers.get(id)
      return number === undefined ? [] : [[id, number] as const]
    }
    return { issues: items, numbers: Object.fromEntries(items.flatMap(numberOf)), nextCursor }
  }),

  getIssue: os.newsletters.getIssue.handler(({ input, context, errors }) => {
    const issue = context.db.issues.get(input.issueId)
    const newsletter = issue && context.db.newsletters.get(issue.newsletter_id)
    if (!newsletter) throw errors.ISSUE_NOT_FOUND()
    // To a reader an unsent issue does not exist (NS-47).
    const isOwner = ownsNewsletter(context.viewer, newsletter)
    if (issue.status !== 'sent' && !isOwner) throw errors.ISSUE_NOT_FOUND()
    const number = issueNumbers(context, newsletter.id).get(issue.id) ?? null
    return { issue, newsletter, number, schedule: isOwner ? pendingOf(context, issue.id) : null }
  }),

  createIssue: os.newsletters.createIssue.use(signedIn).handler(({ input, context }) => {
    const newsletter = ownedNewsletter(context, input.newsletterId)
    const issue = once<NewsletterIssue>(context, input.requestId, context.db.issues, () => ({
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
    const issue = unsentIssue(context, input.issueId)
    const { issueId: _, expectedUpdatedAt, ...changes } = input
    if (expectedUpdatedAt && expectedUpdatedAt !== issue.updated_at) throw errors.ISSUE_CONFLICT({ data: { issue } })
    const updated: NewsletterIssue = {
      ...issue,
      title: changes.title ?? issue.title,
      subject: changes.subject ?? issue.subject,
      preheader: changes.preheader === undefined ? issue.preheader : changes.preheader,
      html: changes.html ?? issue.html,
      updated_at: context.nowIso,
    }
    context.db.issues.put(updated)
    return updated
  }),

  sendIssueNow: os.newsletters.sendIssueNow.use(signedIn).handler(({ input, context }) => {
    const issue = unsentIssue(context, input.issueId)
    cancelPending(context, issue.id)
    const { nowIso } = context
    const sent = { ...issue, status: 'sent', sent_at: nowIso, scheduled_at: null, updated_at: nowIso } as const
    context.db.issues.put(sent)
    return sent
  }),
}
