import {
  excerpt,
  LENGTH,
  type ModerationActionType,
  type ModerationReport,
  type OwnReport,
  paths,
  type ReportOutcome,
} from '@ementa/contracts'
import { type Context, os, signedIn } from '../../context'
import { itemKey } from '../../store/collections'
import { contentOf, contextOf, isReadable } from './items'

/** Outcomes as the reporter learns them: the same as in their notice (`toReporter`), and no more. */
const RESULTS: Record<ModerationActionType, ReportOutcome> = {
  approve: 'kept',
  remove: 'removed',
  shadow_ban: 'measures',
  temp_ban: 'banned',
}

/** The first decision about the item after the report: that one answered it. */
function outcomeOf({ db }: Context, report: ModerationReport): OwnReport['outcome'] {
  const decisions = db.moderationActions
    .by('item', itemKey(report))
    .filter(({ created_at, reversed }) => created_at >= report.created_at && reversed !== 'undone')
  const first = decisions.at(-1)
  // A ban because of a text removes that in the same moment, and their notice speaks of the ban.
  const ban = decisions.find(
    ({ action_type, created_at }) => action_type === 'temp_ban' && created_at === first?.created_at,
  )
  const answer = ban ?? first
  if (!answer) return null
  const isClosed = answer.action_type === 'approve' && answer.was_gone === true
  return { result: isClosed ? 'gone' : RESULTS[answer.action_type], created_at: answer.created_at }
}

/** Returns the reported content as everybody can read it now. */
async function aboutOf(context: Context, report: ModerationReport): Promise<OwnReport['about']> {
  const { db } = context
  const { item_type, item_id } = report
  const profile = item_type === 'profile' ? db.profiles.get(item_id) : undefined
  if (profile) return { excerpt: `@${profile.username}`, href: paths.user.href({ username: profile.username }) }
  const content = contentOf(context, report)
  const { post_id, href } = contextOf(context, report)
  const address = href ?? (post_id ? paths.comments.href({ postId: post_id }) : null)
  return content && address && (await isReadable(context, report))
    ? { excerpt: excerpt(content.body, LENGTH.issueExcerpt), href: address }
    : null
}

export const ownReports = {
  listOwnReports: os.moderation.listOwnReports.use(signedIn).handler(async ({ context }) => {
    const own = context.db.reports.by('reporter', context.viewer.id)
    const reports = own.map(async (report) => ({
      ...report,
      about: await aboutOf(context, report),
      outcome: outcomeOf(context, report),
    }))
    return { reports: await Promise.all(reports) }
  }),
}
