import {
  type FiledReport,
  type LocalQueueEntry,
  MODERATION,
  type ModerationReason,
  type ModerationReport,
  moderatedItemType,
  moderationReason,
  nextVersion,
  type PostModerationReport,
  queueReason,
  type ReportReason,
  type ReportTargetType,
  type UserReport,
} from '@ementa/contracts'
import { moderationReasonSchema } from '@ementa/contracts/schemas'
import * as v from 'valibot'
import type { Context } from '../../context'
import { newId } from '../../new-id'
import { itemKey } from '../../store/collections'
import { VISITOR } from '../../store/personal'
import { authorOf, contentOf, givenReason, listOpenReports } from './items'

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
    content: contentOf({ db }, report) ?? undefined,
    person_id: authorOf({ db }, report),
    ...(reason === report.reason ? {} : { reported_as: reason }),
  }
  db.reports.put(filed)

  const { item_type, item_id } = report
  const queued = db.queueItems.by('item', itemKey(report)).find(({ status }) => status !== 'resolved')
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
  const [queued] = db.queueItems.by('item', itemKey(item)).filter(({ status }) => status !== 'resolved')
  if (!queued) throw new Error('A report has put its item into the queue.')
  const { report_count: reportCount, priority, most_common_reason: mostCommonReason, created_at: createdAt } = queued
  return { entityType, entityId, reportCount, priority, status: 'pending', mostCommonReason, createdAt }
}
