import { excerpt, LENGTH, MODERATION, type ModerationAction, type ModerationActionType, paths } from '@ementa/contracts'
import type { Context } from '../../context'
import { countBy } from '../../count-by'
import { newId } from '../../new-id'
import { daysFrom } from '../../rules/days'
import { measureInForce, setStatus } from '../../rules/moderation-status'
import { itemKey } from '../../store/collections'
import type { StoredEntry } from '../../store/stored-entities'
import { notify } from '../notifications/notify'
import { createDeclaredError } from '../shared/declared-error'
import { contentOf, contextOf, givenReason, type Item, LOCAL_TYPE, listOpenReports, personBehind } from './items'
import { audit } from './record'
import { refuseLeavingNobody, refuseWeaker } from './status'
import { toAuthor, toReporter } from './texts'

export interface Decision {
  action_type: ModerationActionType
  moderator_id: string
  reason: string
  duration_days?: number | null | undefined
  /** Made by nobody of the moderation, through a call that checks no permission. */
  isOutside?: boolean
}

/** An action, and the audit entry that records it. */
export type Decided = ModerationAction & { decision_id: string }

function toAction({ now, nowIso }: Context, item: Item, decision: Decision): ModerationAction {
  const { action_type, moderator_id, reason } = decision
  const days = decision.duration_days ?? (action_type === 'temp_ban' ? MODERATION.temporaryBanDays : null)
  return {
    item_type: item.item_type,
    item_id: item.item_id,
    id: newId('action', now),
    action_type,
    moderator_id,
    reason,
    duration_days: days,
    created_at: nowIso,
    expires_at: days === null ? null : daysFrom(now, days),
  }
}

/**
 * Carries out a decision about an item at once: it leaves the queue, the log keeps the content, and the person whom it
 * concerns is notified. A ban because of a post or comment removes that too, so that no item is closed
 * with its content undecided.
 */
export function decide(context: Context, item: Item, decision: Decision): Decided {
  const { db } = context
  const answered = listOpenReports(context, item)
  const author = personBehind(context, item)
  const action = toAction(context, item, decision)
  const content = contentOf(context, item)
  const isGone = content === null
  const needed = { approve: true, remove: content, shadow_ban: content, temp_ban: author }[action.action_type]
  // A decision that cannot be carried out is refused: missing content cannot be removed, and a ban needs its person.
  if (!needed) throw createDeclaredError('CONTENT_NOT_FOUND')
  const banned = action.action_type === 'temp_ban' ? author : undefined
  const ban = { status: 'temp_banned', banned_until: action.expires_at } as const
  if (banned !== undefined) {
    refuseWeaker(context, banned, ban)
    refuseLeavingNobody(context, banned)
  }

  const entry = audit(
    context,
    item,
    {
      action: isGone && action.action_type === 'approve' ? 'close' : action.action_type,
      moderatorId: action.moderator_id,
      reason: action.reason,
      isOutside: decision.isOutside,
    },
    {
      // The reports keep the text of content that was deleted.
      content: content ?? answered.find((report) => report.content)?.content,
      person_id: author,
      reported_for: countBy(answered, givenReason).map(([reason, count]) => ({ reason, count })),
      action_id: action.id,
      queued: db.queueItems.by('item', itemKey(item)).find(({ status }) => status !== 'resolved'),
      ...(banned === undefined ? {} : { previous: measureInForce(context, banned) }),
    },
  )
  db.moderationActions.put(isGone ? { ...action, was_gone: true } : action)
  closeItem(context, item)
  if (banned !== undefined) setStatus(context, banned, ban)
  if (banned !== undefined && item.item_type !== 'profile' && !isGone) removeBeside(context, item, action, entry)
  if (action.action_type === 'remove') clearProfile(context, item)
  tell(context, item, { action, entry, author, answered, isGone })
  return { ...action, decision_id: entry.id }
}

/** Takes the item out of every queue, and the review notice off a comment. */
export function closeItem({ db, reports }: Context, item: Item): void {
  for (const queued of [...db.queueItems.by('item', itemKey(item))]) db.queueItems.delete(queued.id)
  reports?.dequeue(LOCAL_TYPE[item.item_type], item.item_id)
  const comment = item.item_type === 'comment' ? db.comments.get(item.item_id) : undefined
  if (comment?.is_reported) db.comments.put({ ...comment, is_reported: false, report_reason: null })
}

/** The removal that goes with a ban: an action and an entry of its own, so that either can be taken back alone. */
function removeBeside(context: Context, item: Item, ban: ModerationAction, entry: StoredEntry): void {
  const { moderator_id, reason } = ban
  const action = toAction(context, item, { action_type: 'remove', moderator_id, reason })
  const { content, reported_for, is_outside: isOutside } = entry
  const kept = { content, reported_for, action_id: action.id }
  const removal = audit(context, item, { action: 'remove', moderatorId: moderator_id, reason, isOutside }, kept)
  context.db.moderationActions.put(action)
  context.db.auditEntries.put({ ...entry, companion_id: removal.id })
}

/** Removes the text and the picture of a profile, which cannot be hidden like a post. */
function clearProfile({ db }: Context, { item_type, item_id }: Item): void {
  const profile = item_type === 'profile' ? db.profiles.get(item_id) : undefined
  if (profile) db.profiles.put({ ...profile, bio: '', avatar_url: null })
}

interface Told {
  action: ModerationAction
  entry: StoredEntry
  author: string | undefined
  answered: ReturnType<typeof listOpenReports>
  /** The content was deleted before. */
  isGone: boolean
}

/** Notifies the author, and once each everybody whose report this decision answers. */
function tell(context: Context, item: Item, { action, entry, author, answered, isGone }: Told): void {
  const isPublic = action.action_type === 'approve' || action.action_type === 'shadow_ban'
  const nowhere = { post_id: null }
  const news = { type: 'system', actor_id: null } as const
  const text = toAuthor(action, isGone)
  if (author !== undefined && text !== null) {
    // A notice without a page of its own still belongs to the decision: undoing the decision withdraws it.
    const about = { ...(isPublic ? { outcome_of: entry.id } : toDecisionLink(entry)), ...excerptOf(entry) }
    notify(context, author, { ...news, ...(isPublic ? contextOf(context, item) : nowhere), ...about, text })
  }
  // The notice leads to the page that shows the outcome of all reports of a person, this one included.
  const place = { ...nowhere, href: paths.ownModeration.href() }
  const reporters = new Set(answered.map(({ reporter_id }) => reporter_id))
  for (const reporter of reporters) {
    if (reporter !== author && context.db.profiles.has(reporter)) {
      notify(context, reporter, { ...news, ...place, text: toReporter(action, isGone), outcome_of: entry.id })
    }
  }
}

/** Returns the fields that link a notice to the page of its decision. */
export const toDecisionLink = ({ id }: Pick<StoredEntry, 'id'>) => ({
  decision_id: id,
  href: paths.ownDecision.href({ id }),
})

/** Returns the first words of the decided content, for the notice. */
export const excerptOf = ({ content }: StoredEntry) =>
  content?.body ? { excerpt: excerpt(content.body, LENGTH.issueExcerpt) } : {}
