import {
  excerpt,
  type FiledReport,
  LENGTH,
  type LocalQueueEntry,
  MODERATION,
  type ModerationActionType,
  type ModerationReason,
  type ModerationReport,
  moderatedItemType,
  moderationReason,
  nextVersion,
  type OwnReport,
  type PostModerationReport,
  paths,
  queueReason,
  type ReportOutcome,
  type ReportReason,
  type ReportTargetType,
  type UserReport,
} from '@ementa/contracts'
import { moderationReasonSchema } from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { type Context, os, signedIn } from '../../context'
import { itemKey } from '../../store/collections'
import { VISITOR } from '../../store/personal'
import { newId } from '../shared/new-entity'
import {
  authorOf,
  contextOf,
  findModeratedContent,
  findQueued,
  givenReason,
  isReadable,
  listOpenReports,
} from './items'

type NewReport = Pick<ModerationReport, 'item_type' | 'item_id' | 'reason'> &
  Partial<Pick<ModerationReport, 'description' | 'severity'>>

/**
 * A pending report, and its item in the moderation queue: a new item begins with count and priority 1, a queued one goes
 * up by one, its priority no higher than 5. Generated items above that stay where they are.
 */
export function fileReport({ db, viewer, now, nowIso }: Context, report: NewReport, reason: string = report.reason) {
  const filed: FiledReport = {
    description: '',
    severity: 'medium',
    ...report,
    id: newId('report', now),
    // Reporting checks no permission.
    reporter_id: viewer?.id ?? VISITOR,
    status: 'pending',
    created_at: nowIso,
    content: findModeratedContent({ db }, report) ?? undefined,
    person_id: authorOf({ db }, report),
    ...(reason === report.reason ? {} : { reported_as: reason }),
  }
  db.reports.put(filed)

  const { item_type, item_id } = report
  const queued = findQueued({ db }, report)
  if (queued) {
    const { priority, most_common_reason: commonReason } = queued
    const open = listOpenReports({ db }, report)
    const count = (wanted: string) => open.filter((one) => givenReason(one) === wanted).length
    db.queueItems.put({
      ...queued,
      report_count: queued.report_count + 1,
      priority: priority < MODERATION.priorityCap ? priority + MODERATION.priorityStep : priority,
      most_common_reason: count(reason) > count(commonReason) ? reason : commonReason,
      updated_at: nextVersion(queued, now),
    })
  } else {
    db.queueItems.put({
      id: newId('queue', now),
      item_type,
      item_id,
      priority: 1,
      report_count: 1,
      most_common_reason: reason,
      status: 'pending',
      created_at: nowIso,
      updated_at: nowIso,
    })
  }
  return filed
}

interface DialogReport {
  kind: 'dialog'
  type: ReportTargetType
  targetId: string
  reason: ReportReason
  description: string
}

interface Flag {
  kind: 'flag'
  entityType: ReportTargetType
  entityId: string
  reason: string
}

interface Reported {
  report: UserReport | PostModerationReport
  entry: LocalQueueEntry
}

/** Stores a report of the dialog or of the one-tap flag, as a local record of its kind, and adds it to the one queue. */
export function reportItem(context: Context, input: DialogReport | Flag): Reported {
  const { reports, now, nowIso, viewer } = context
  if (input.kind === 'dialog') {
    const { type, targetId, reason, description } = input
    const report: UserReport = { id: newId('report', now), type, targetId, reason, description, timestamp: nowIso }
    reports?.addUserReport(report)
    return {
      report,
      entry: enqueue(context, type, targetId, queueReason(reason), moderationReason(reason), description),
    }
  }
  const { entityType, entityId, reason } = input
  const report: PostModerationReport = {
    id: newId('report', now),
    entityType,
    entityId,
    reason,
    reporterId: viewer?.id ?? VISITOR,
    createdAt: nowIso,
  }
  reports?.addPostReport(report)
  return { report, entry: enqueue(context, entityType, entityId, reason, knownReason(reason)) }
}

/** A flag's reason is free text, a moderation report's is not. */
const knownReason = (reason: string): ModerationReason =>
  v.is(moderationReasonSchema, reason) ? reason : 'inappropriate'

function enqueue(
  context: Context,
  type: ReportTargetType,
  id: string,
  reason: string,
  moderated: ModerationReason,
  description = '',
): LocalQueueEntry {
  const comment = type === 'comment' ? context.db.comments.get(id) : undefined
  if (comment && !context.policy.isShared)
    context.db.comments.put({ ...comment, is_reported: true, report_reason: reason })
  fileReport(context, { item_type: moderatedItemType(type), item_id: id, reason: moderated, description }, reason)
  return context.reports?.enqueue(type, id, reason, context.nowIso) ?? toLocalEntry(context, type, id)
}

/** The report's item of the queue in the words of the browser's book, for a host, which has no other. */
function toLocalEntry({ db }: Context, entityType: ReportTargetType, entityId: string): LocalQueueEntry {
  const item = { item_type: moderatedItemType(entityType), item_id: entityId }
  const queued = findQueued({ db }, item)
  if (!queued) throw new Error('A report has put its item into the queue.')
  const { report_count: reportCount, priority, most_common_reason: mostCommonReason, created_at: createdAt } = queued
  return { entityType, entityId, reportCount, priority, status: 'pending', mostCommonReason, createdAt }
}

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
  const content = findModeratedContent(context, report)
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
