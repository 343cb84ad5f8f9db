import {
  type AuditActionType,
  MODERATION,
  type ModeratedItemType,
  type ModerationAction,
  type ModerationActionType,
  type ModerationReport,
  type ReportTargetType,
} from '@ementa/contracts'
import type { Context } from '../context'
import { newId } from '../new-id'
import { itemKey } from '../store/collections'
import { setStatus } from './moderation-status'
import { toAuthor, toReporter } from './moderation-texts'
import { notify } from './notify'

export interface Item {
  item_type: ModeratedItemType
  item_id: string
}

export interface Decision {
  action_type: ModerationActionType
  moderator_id: string
  reason: string
  duration_days?: number | null | undefined
}

const DAY = 24 * 60 * 60 * 1000

const LOCAL_TYPE: Record<ModeratedItemType, ReportTargetType> = { post: 'post', comment: 'comment', profile: 'user' }

/** Whose content it is; a profile is its own author. */
export function authorOf({ db }: Context, { item_type, item_id }: Item): string | undefined {
  if (item_type === 'post') return db.posts.get(item_id)?.author_id
  if (item_type === 'comment') return db.comments.get(item_id)?.author_id
  return db.profiles.get(item_id)?.id
}

/** The post to open for the item's context; null for profiles. */
export function postOf({ db }: Context, { item_type, item_id }: Item): string | null {
  if (item_type === 'post') return db.posts.has(item_id) ? item_id : null
  return item_type === 'comment' ? (db.comments.get(item_id)?.post_id ?? null) : null
}

/** The reports that nobody has answered yet, newest first: a decision closes those before it. A ban is about the author. */
export function openReports({ db }: Pick<Context, 'db'>, item: Item): readonly ModerationReport[] {
  const key = itemKey(item)
  const last = db.moderationActions.by('item', key).find(({ action_type }) => action_type !== 'temp_ban')
  const reports = db.reports.by('item', key)
  return last ? reports.filter(({ created_at }) => created_at > last.created_at) : reports
}

/** Writes one line of the audit log (NS-63). */
export function audit(
  context: Context,
  item: Item,
  action: AuditActionType,
  moderatorId: string,
  reason: string,
): void {
  const { db, now, nowIso } = context
  db.auditEntries.put({
    ...item,
    id: newId('audit', now),
    action_type: action,
    moderator_id: moderatorId,
    moderator_name: db.profiles.get(moderatorId)?.display_name ?? moderatorId,
    reason,
    created_at: nowIso,
  })
}

/** Carries out a decision about an item: it leaves the queue, the log has it, and whom it concerns is told (spec §4 Report). */
export function decide(context: Context, item: Item, decision: Decision): ModerationAction {
  const { db, reports, now, nowIso } = context
  const days = decision.duration_days ?? (decision.action_type === 'temp_ban' ? MODERATION.temporaryBanDays : null)
  const action: ModerationAction = {
    ...item,
    id: newId('action', now),
    action_type: decision.action_type,
    moderator_id: decision.moderator_id,
    reason: decision.reason,
    duration_days: days,
    created_at: nowIso,
    expires_at: days === null ? null : new Date(now.getTime() + days * DAY).toISOString(),
  }
  const answered = openReports(context, item)
  db.moderationActions.put(action)
  audit(context, item, action.action_type, action.moderator_id, action.reason)
  for (const queued of [...db.queueItems.by('item', itemKey(item))]) db.queueItems.delete(queued.id)
  reports.dequeue(LOCAL_TYPE[item.item_type], item.item_id)

  const comment = item.item_type === 'comment' ? db.comments.get(item.item_id) : undefined
  if (comment && action.action_type === 'approve') {
    db.comments.put({ ...comment, is_reported: false, report_reason: null })
  }
  const author = authorOf(context, item)
  if (author !== undefined && action.action_type === 'temp_ban') {
    setStatus(context, author, { status: 'temp_banned', banned_until: action.expires_at })
  }
  if (action.action_type === 'remove') clearProfile(context, item)
  tell(context, item, action, author, answered)
  return action
}

/** A profile cannot be hidden like a post: what is removed is what its owner wrote and the picture. */
function clearProfile({ db }: Context, { item_type, item_id }: Item): void {
  const profile = item_type === 'profile' ? db.profiles.get(item_id) : undefined
  if (profile) db.profiles.put({ ...profile, bio: '', avatar_url: null })
}

/** The author and all whose reports this decision answers hear of the outcome, each once. */
function tell(
  context: Context,
  item: Item,
  action: ModerationAction,
  author: string | undefined,
  answered: readonly ModerationReport[],
): void {
  const post_id = action.action_type === 'remove' ? null : postOf(context, item)
  const news = { type: 'system', post_id, actor_id: null } as const
  const text = toAuthor(action)
  if (author !== undefined && text !== null) notify(context, author, { ...news, text })
  const reporters = new Set(answered.map(({ reporter_id }) => reporter_id))
  for (const reporter of reporters) {
    if (reporter !== author && context.db.profiles.has(reporter)) {
      notify(context, reporter, { ...news, text: toReporter(action) })
    }
  }
}
