import type { AuditActionType, AuditRecord, Objection } from '@ementa/contracts'
import type { Context } from '../../context'
import { measureInForce, moderationStatus } from '../../rules/moderation-status'
import { findDecisionInForce } from '../../rules/visibility'
import { VISITOR } from '../../store/personal'
import type { StoredEntry } from '../../store/stored-entities'
import { newId } from '../shared/new-entity'
import { authorOf, findModeratedContent, type Item } from './items'

type Kept = Partial<Omit<StoredEntry, 'id' | 'item_type' | 'item_id' | 'action_type' | 'moderator_id' | 'reason'>>

interface NewEntry {
  action: AuditActionType
  moderatorId: string
  reason: string
  /** True when somebody outside the moderation acted, through a call that checks no permission. */
  isOutside?: boolean | undefined
}

/** Returns the caller of an unguarded call: the log records the signed-in person, never the one whom the call names. */
export function callerOf(context: Context): { moderator_id: string; isOutside: boolean } {
  const { viewer } = context
  const isModerator = viewer !== null && moderationStatus(context, viewer.id).is_moderator
  return { moderator_id: viewer?.id ?? VISITOR, isOutside: !isModerator }
}

/** Writes one line of the audit log, with the data needed to show the decision later and to take it back. */
export function writeAuditEntry(
  context: Context,
  item: Item,
  { action, moderatorId, reason, isOutside = false }: NewEntry,
  kept: Kept,
): StoredEntry {
  const { db, now, nowIso } = context
  const name = db.profiles.get(moderatorId)?.display_name ?? moderatorId
  const outsider = moderatorId === VISITOR ? 'Visitante' : `${name} (fora da moderação)`
  const entry: StoredEntry = {
    item_type: item.item_type,
    item_id: item.item_id,
    id: newId('audit', now),
    action_type: action,
    moderator_id: moderatorId,
    moderator_name: isOutside ? outsider : name,
    reason,
    created_at: nowIso,
    person_id: authorOf(context, item),
    ...(isOutside ? { is_outside: true } : {}),
    ...kept,
  }
  db.auditEntries.put(entry)
  return entry
}

/** Returns the id of the person whom an entry concerns. */
export const personOf = ({ person_id, item_type, item_id }: StoredEntry): string | undefined =>
  person_id ?? (item_type === 'profile' ? item_id : undefined)

/** The person concerned, by name; null when unknown. */
export function personIn({ db }: Pick<Context, 'db'>, entry: StoredEntry): AuditRecord['person'] {
  const person = db.profiles.get(personOf(entry) ?? '')
  return person ? { id: person.id, username: person.username, display_name: person.display_name } : null
}

/** Decisions about content; the last of these that holds decides whether the content is shown. */
const CONTENT_ACTIONS: readonly AuditActionType[] = ['approve', 'remove', 'shadow_ban', 'close']

/** The status that each measure about a person gives them. */
const STATUS_GIVEN = {
  mute: 'muted',
  temp_ban: 'temp_banned',
  ban: 'banned',
  unban: 'active',
} as const satisfies Partial<Record<AuditActionType, string>>

export const givesStatus = (action: AuditActionType): action is keyof typeof STATUS_GIVEN =>
  Object.hasOwn(STATUS_GIVEN, action)

/** Returns whether `moderation.restore` accepts the entry: its decision holds, and no later one took its place. */
export function isReversible(context: Pick<Context, 'db' | 'now'>, entry: StoredEntry): boolean {
  const { db } = context
  const { action_type: action } = entry
  const person = personOf(entry)
  if (entry.reversed_by !== undefined || person === undefined) return false
  if (CONTENT_ACTIONS.includes(action)) {
    const inForce = findDecisionInForce(db, entry)
    // Approving and closing change nothing by themselves: only their queue item can come back.
    const hasEffect = (action !== 'approve' && action !== 'close') || entry.queued !== undefined
    const exists = action === 'close' || entry.is_archived === true || authorOf(context, entry) !== undefined
    return inForce?.id === entry.action_id && hasEffect && exists
  }
  if (action === 'warn') return moderationStatus(context, person).warnings_count > 0
  if (!givesStatus(action)) return false
  const [last] = db.auditEntries
    .by('person', person)
    .filter(({ action_type, reversed_by }) => givesStatus(action_type) && reversed_by === undefined)
    .map(({ id }) => id)
  return last === entry.id && measureInForce(context, person).status === STATUS_GIVEN[action]
}

/** Returns the person's objection and its answer; taking the decision back by any call is an answer too. */
export function objectionOf({ db }: Pick<Context, 'db'>, { objection, reversed_by }: StoredEntry): Objection | null {
  if (!objection) return null
  const { text, created_at, answer } = objection
  const reversal = db.auditEntries.get(reversed_by ?? '')
  const byReversal = reversal ? { is_accepted: true, reason: reversal.reason, created_at: reversal.created_at } : null
  return { text, created_at, answer: answer ?? byReversal }
}

/** Returns whether somebody still has to answer the person's objection. */
export const isOpenObjection = ({ objection, reversed_by }: StoredEntry): boolean =>
  objection?.is_answered === false && reversed_by === undefined

/** The entry as the admin pages read it. */
export function toRecord(context: Pick<Context, 'db' | 'now'>, entry: StoredEntry): AuditRecord {
  const { db } = context
  const reversal = entry.reversed_by === undefined ? undefined : db.auditEntries.get(entry.reversed_by)
  const { id, item_type, item_id, action_type, moderator_id, moderator_name, reason, created_at } = entry
  return {
    ...{ id, item_type, item_id, action_type, moderator_id, moderator_name, reason, created_at },
    person: personIn(context, entry),
    content: entry.content ?? null,
    current: entry.content ? findModeratedContent(context, entry) : null,
    reported_for: entry.reported_for ?? [],
    reversal: reversal
      ? { id: reversal.id, moderator_name: reversal.moderator_name, created_at: reversal.created_at }
      : null,
    is_reversible: isReversible(context, entry),
    objection: objectionOf(context, entry),
  }
}
