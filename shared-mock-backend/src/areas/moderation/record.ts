import type { AuditActionType, AuditRecord } from '@ementa/contracts'
import type { Context } from '../../context'
import { newId } from '../../new-id'
import { itemKey } from '../../store/collections'
import type { StoredEntry } from '../../store/stored-entities'
import { authorOf, type Item } from './items'
import { measureInForce, moderationStatus } from './status'

type Kept = Partial<Omit<StoredEntry, 'id' | 'item_type' | 'item_id' | 'action_type' | 'moderator_id' | 'reason'>>

export interface NewEntry {
  action: AuditActionType
  moderatorId: string
  reason: string
}

/** Writes one line of the audit log (NS-63), with what is kept to show the decision later and to take it back. */
export function audit(
  context: Context,
  item: Item,
  { action, moderatorId, reason }: NewEntry,
  kept: Kept,
): StoredEntry {
  const { db, now, nowIso } = context
  const entry: StoredEntry = {
    item_type: item.item_type,
    item_id: item.item_id,
    id: newId('audit', now),
    action_type: action,
    moderator_id: moderatorId,
    moderator_name: db.profiles.get(moderatorId)?.display_name ?? moderatorId,
    reason,
    created_at: nowIso,
    person_id: authorOf(context, item),
    ...kept,
  }
  db.auditEntries.put(entry)
  return entry
}

/** Whom an entry concerns. */
export const personOf = ({ person_id, item_type, item_id }: StoredEntry): string | undefined =>
  person_id ?? (item_type === 'profile' ? item_id : undefined)

/** The person concerned, by name; null when unknown. */
export function personIn({ db }: Pick<Context, 'db'>, entry: StoredEntry): AuditRecord['person'] {
  const person = db.profiles.get(personOf(entry) ?? '')
  return person ? { id: person.id, username: person.username, display_name: person.display_name } : null
}

/** Decisions about content; of these the last one that holds decides what is shown. */
const CONTENT_ACTIONS: readonly AuditActionType[] = ['approve', 'remove', 'shadow_ban']

/** The status that each measure about a person gives them. */
export const STATUS_GIVEN = {
  mute: 'muted',
  temp_ban: 'temp_banned',
  ban: 'banned',
  unban: 'active',
} as const satisfies Partial<Record<AuditActionType, string>>

export const givesStatus = (action: AuditActionType): action is keyof typeof STATUS_GIVEN =>
  Object.hasOwn(STATUS_GIVEN, action)

/** Whether `moderation.restore` accepts the entry: its decision holds, and no later one took its place. */
export function isReversible(context: Context, entry: StoredEntry): boolean {
  const { db } = context
  const { action_type: action } = entry
  const person = personOf(entry)
  if (entry.reversed_by !== undefined || person === undefined) return false
  if (CONTENT_ACTIONS.includes(action)) {
    const inForce = db.moderationActions
      .by('item', itemKey(entry))
      .find(({ action_type, reversed }) => action_type !== 'temp_ban' && reversed === undefined)
    // Approving changes nothing by itself: only its queue item can come back.
    const hasEffect = action !== 'approve' || entry.queued !== undefined
    const exists = entry.is_archived === true || authorOf(context, entry) !== undefined
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

/** The entry as the admin pages read it. */
export function toRecord(context: Context, entry: StoredEntry): AuditRecord {
  const { db } = context
  const reversal = entry.reversed_by === undefined ? undefined : db.auditEntries.get(entry.reversed_by)
  const { id, item_type, item_id, action_type, moderator_id, moderator_name, reason, created_at } = entry
  return {
    ...{ id, item_type, item_id, action_type, moderator_id, moderator_name, reason, created_at },
    person: personIn(context, entry),
    content: entry.content ?? null,
    reported_for: entry.reported_for ?? [],
    reversal: reversal
      ? { id: reversal.id, moderator_name: reversal.moderator_name, created_at: reversal.created_at }
      : null,
    is_reversible: isReversible(context, entry),
  }
}
