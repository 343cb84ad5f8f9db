import { nextVersion } from '@ementa/contracts'
import type { Context } from '../../context'
import { moderationStatus, setStatus } from '../../rules/moderation-status'
import { itemKey } from '../../store/collections'
import type { StoredAction, StoredEntry } from '../../store/stored-entities'
import { imageFieldsOf } from '../images/stored-images'
import { notify } from '../notifications/notify'
import { createDeclaredError } from '../shared/declared-error'
import { profileItem, refuseChanged } from './items'
import type { Acting } from './moderator-only'
import { assertMayReverse } from './own-cause'
import { audit, givesStatus, isReversible, personOf } from './record'
import { aboutReversal } from './texts'

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
  const record = audit(
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
  tell(context, entry, reopen)
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
  const newer = db.queueItems.by('item', itemKey(entry)).find(({ status }) => status !== 'resolved')
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
function tell(context: Context, entry: StoredEntry, isUndone: boolean): void {
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
    text: aboutReversal(entry, isUndone),
  })
}

/** The shadow ban of a profile that holds now, as user management shows and lifts it. */
export function shadowBanOf(context: Context, userId: string): { id: string; created_at: string } | null {
  const entry = context.db.auditEntries
    .by('item', itemKey(profileItem(userId)))
    .find((one) => one.action_type === 'shadow_ban' && isReversible(context, one))
  return entry ? { id: entry.id, created_at: entry.created_at } : null
}
