import {
  excerpt,
  LENGTH,
  MODERATION,
  type ModerationAction,
  type ModerationActionType,
  nextVersion,
  paths,
} from '@ementa/contracts'
import { daysFrom } from '../../calendar'
import type { Context } from '../../context'
import { createDeclaredError } from '../../errors'
import { measureInForce, moderationStatus, setStatus } from '../../rules/moderation-status'
import { itemKey } from '../../store/collections'
import type { StoredAction, StoredEntry } from '../../store/stored-entities'
import { imageFieldsOf } from '../images/stored-images'
import { notify } from '../notifications/notify'
import { newId } from '../shared/new-entity'
import { type Acting, assertMayReverse, refuseLeavingNobody, refuseWeaker } from './guards'
import {
  contextOf,
  countBy,
  findConcernedPerson,
  findModeratedContent,
  findQueued,
  givenReason,
  type Item,
  LOCAL_TYPE,
  listOpenReports,
  profileItem,
  refuseChanged,
} from './items'
import { givesStatus, isReversible, personOf, writeAuditEntry } from './record'
import { describeReversal, toAuthor, toReporter } from './texts'

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
  const author = findConcernedPerson(context, item)
  const action = toAction(context, item, decision)
  const content = findModeratedContent(context, item)
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

  const entry = writeAuditEntry(
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
      queued: findQueued(context, item),
      ...(banned === undefined ? {} : { previous: measureInForce(context, banned) }),
    },
  )
  db.moderationActions.put(isGone ? { ...action, was_gone: true } : action)
  closeItem(context, item)
  if (banned !== undefined) setStatus(context, banned, ban)
  if (banned !== undefined && item.item_type !== 'profile' && !isGone) removeBeside(context, item, action, entry)
  if (action.action_type === 'remove') clearProfile(context, item)
  tellOfDecision(context, item, { action, entry, author, answered, isGone })
  return { ...action, decision_id: entry.id }
}

/** Takes the item out of every queue, and the review notice off a comment. */
function closeItem({ db, reports }: Context, item: Item): void {
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
  const removal = writeAuditEntry(
    context,
    item,
    { action: 'remove', moderatorId: moderator_id, reason, isOutside },
    kept,
  )
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
function tellOfDecision(context: Context, item: Item, { action, entry, author, answered, isGone }: Told): void {
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
const excerptOf = ({ content }: StoredEntry) =>
  content?.body ? { excerpt: excerpt(content.body, LENGTH.issueExcerpt) } : {}

interface Reversal {
  id: string
  /** Undo exactly this decision and put its item back into the queue; otherwise lift the measure. */
  reopen: boolean
  reason: string
  /** Version of the content that would be public again. */
  content_version?: string | null | undefined
}

/** Takes a decision back by one of its own, and answers the new entry. */
export function restore(context: Acting, { id, reopen, reason, content_version }: Reversal): StoredEntry {
  const { db } = context
  const entry = db.auditEntries.get(id)
  if (!entry) throw createDeclaredError('DECISION_NOT_FOUND')
  assertMayReverse(context, entry)
  if (!isReversible(context, entry)) throw createDeclaredError('ALREADY_REVERSED')
  if (!reopen && entry.action_type === 'remove') refuseChanged(context, entry, content_version)
  const reversed = reopen ? withCompanion(context, entry) : withRepeated(context, entry)
  const record = writeAuditEntry(
    context,
    entry,
    { action: reopen ? 'undo' : 'restore', moderatorId: context.viewer.id, reason },
    { person_id: entry.person_id, content: entry.content },
  )
  for (const one of reversed) {
    db.auditEntries.put({ ...one, reversed_by: record.id })
    reverseAction(context, one, reopen)
  }
  writeAnew(context, entry)
  giveBack(context, entry)
  if (reopen) reopenItem(context, entry)
  tellOfReversal(context, entry, reopen)
  return record
}

/** A ban from the queue, with the removal that was decided with it and holds. */
function withCompanion(context: Context, entry: StoredEntry): StoredEntry[] {
  const companion = context.db.auditEntries.get(entry.companion_id ?? '')
  return companion && isReversible(context, companion) ? [entry, companion] : [entry]
}

const isHiding = ({ action_type }: StoredEntry) => action_type === 'remove' || action_type === 'shadow_ban'

/** Adds the earlier removals and shadow bans of the same thing, which would hide it even after the last one is lifted. */
function withRepeated({ db }: Context, entry: StoredEntry): StoredEntry[] {
  if (!isHiding(entry)) return [entry]
  return db.auditEntries.by('item', itemKey(entry)).filter((one) => isHiding(one) && one.reversed_by === undefined)
}

export function reverseAction({ db }: Context, { action_id }: StoredEntry, isUndone: boolean): void {
  const action: StoredAction | undefined = db.moderationActions.get(action_id ?? '')
  if (action) db.moderationActions.put({ ...action, reversed: isUndone ? 'undone' : 'lifted' })
}

/** Writes the content back that the sample data removed in the past: the log has the only copy. */
function writeAnew({ db }: Context, { is_archived, item_type, item_id: id, content, person_id }: StoredEntry): void {
  if (!is_archived || !content || person_id === undefined || content.created_at === null) return
  const common = { id, author_id: person_id, body: content.body, created_at: content.created_at, is_edited: false }
  const counts = { like_count: 0, comment_count: 0, share_count: 0 }
  const post = { ...counts, ...imageFieldsOf(content), status: 'published', scheduled_at: null } as const
  if (item_type === 'post' && !db.posts.has(id)) db.posts.put({ ...common, ...post, tags: [] })
  const thread = item_type === 'comment' ? db.posts.get(content.post_id ?? '') : undefined
  if (!thread || db.comments.has(id)) return
  const comment = { parent_id: null, like_count: 0, is_reported: false, report_reason: null }
  db.comments.put({ ...common, ...comment, post_id: thread.id })
  db.posts.put({ ...thread, comment_count: thread.comment_count + 1 })
}

/** Gives back what the decision took: the profile's text and picture, the person's status, a warning. */
function giveBack(context: Context, entry: StoredEntry): void {
  const { db } = context
  const { action_type: action, content, previous } = entry
  const profile = db.profiles.get(personOf(entry) ?? '')
  if (!profile) return
  if (action === 'remove' && entry.item_type === 'profile' && content) {
    // A text that the person wrote since is newer than the removed one.
    db.profiles.put({
      ...profile,
      bio: profile.bio || content.body,
      avatar_url: profile.avatar_url ?? content.image_url,
    })
  }
  const { status, warnings_count: warnings } = moderationStatus(context, profile.id)
  if (action === 'warn') {
    const remaining = Math.max(0, warnings - 1)
    const isOver = status === 'warned' && remaining === 0
    setStatus(context, profile.id, { warnings_count: remaining, ...(isOver ? { status: 'active' } : {}) })
  }
  if (givesStatus(action)) {
    const usual = { status: warnings > 0 ? 'warned' : 'active', banned_until: null } as const
    const isStale = previous?.status === 'warned' && warnings === 0
    setStatus(context, profile.id, previous && !isStale ? previous : usual)
  }
}

/** The item waits again as it did, with the reports that came in meanwhile. */
function reopenItem({ db, now, policy }: Context, entry: StoredEntry): void {
  const { queued } = entry
  if (!queued) return
  const newer = findQueued({ db }, entry)
  if (newer) db.queueItems.delete(newer.id)
  db.queueItems.put({
    ...queued,
    report_count: queued.report_count + (newer?.report_count ?? 0),
    updated_at: nextVersion(newer ?? queued, now),
  })
  const comment = entry.item_type === 'comment' && !policy.isShared ? db.comments.get(entry.item_id) : undefined
  if (comment) db.comments.put({ ...comment, is_reported: true, report_reason: queued.most_common_reason })
}

/**
 * Notifies people of a reversal, except of a decision that was undone before they read of it. The author of lifted content
 * is always notified.
 */
function tellOfReversal(context: Context, entry: StoredEntry, isUndone: boolean): void {
  const { db } = context
  const about = db.notifications.by('decision', entry.id)
  const unread = isUndone ? about.filter(({ read }) => !read) : []
  for (const { id } of unread) db.notifications.delete(id)
  const person = personOf(entry)
  const wasTold = about.some(({ decision_id }) => decision_id !== undefined)
  const isWithdrawn = unread.some(({ decision_id }) => decision_id !== undefined)
  // A person who objected gets an answer in any case.
  if (person === undefined || (!entry.objection && (!wasTold || isWithdrawn))) return
  const { post_id = null, href } = entry.content ?? {}
  notify(context, person, {
    type: 'system',
    actor_id: null,
    ...(isUndone ? { post_id: null } : { post_id, href }),
    text: describeReversal(entry, isUndone),
  })
}

/** The shadow ban of a profile that holds now, as user management shows and lifts it. */
export function shadowBanOf(context: Context, userId: string): { id: string; created_at: string } | null {
  const entry = context.db.auditEntries
    .by('item', itemKey(profileItem(userId)))
    .find((one) => one.action_type === 'shadow_ban' && isReversible(context, one))
  return entry ? { id: entry.id, created_at: entry.created_at } : null
}
