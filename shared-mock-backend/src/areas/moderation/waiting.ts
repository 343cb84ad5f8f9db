import { type FiledReport, MODERATION, OBJECTION_REASON, type QueueItem } from '@ementa/contracts'
import { countBy } from '../../count-by'
import { type Collections, itemKey } from '../../store/collections'
import type { StoredEntry } from '../../store/stored-entities'
import { givenReason, type Item, listOpenReports, profileItem } from './items'
import { isOpenObjection, personOf } from './record'

/*
 * The queue: reported content, which is stored, and objections, which are read from the decisions that they are about. So an
 * objection waits exactly as long as nobody answered it, and nothing that is decided about reports can lose it (decision
 * 015).
 */

const OBJECTION_ID = 'objection-'

/** Returns the item that an objection is about: the removed content, or else the person. */
export const itemOfObjection = (entry: StoredEntry): Item =>
  entry.action_type === 'remove'
    ? { item_type: entry.item_type, item_id: entry.item_id }
    : profileItem(personOf(entry) ?? entry.item_id)

/** Returns the item under which an open objection waits; nothing for a decision without one. */
export function toQueueItem(entry: StoredEntry): QueueItem[] {
  if (!entry.objection) return []
  const { created_at } = entry.objection
  return [
    {
      ...itemOfObjection(entry),
      id: OBJECTION_ID + entry.id,
      priority: MODERATION.priorityWarning,
      report_count: 0,
      most_common_reason: OBJECTION_REASON,
      status: 'pending',
      created_at,
      updated_at: created_at,
    },
  ]
}

/** The decision that an item of the queue objects to; undefined for reported content. */
export const findObjectedDecision = (db: Collections, itemId: string): StoredEntry | undefined => {
  const entry = itemId.startsWith(OBJECTION_ID) ? db.auditEntries.get(itemId.slice(OBJECTION_ID.length)) : undefined
  return entry?.objection ? entry : undefined
}

/** The item under which an objection to the decision waits. */
export const objectionItemId = ({ id }: Pick<StoredEntry, 'id'>): string => OBJECTION_ID + id

/** Removes an objection from an item into which an older version wrote it, so that the item says only what reports say. */
export function withoutObjection(db: Collections, item: QueueItem): QueueItem[] {
  if (item.most_common_reason !== OBJECTION_REASON) return [item]
  if (item.report_count === 0) return []
  const [common] = countBy(listOpenReports({ db }, item), givenReason)
  return [{ ...item, most_common_reason: common?.[0] ?? 'inappropriate' }]
}

/** The reports that a decision about the item answers, newest first. */
export function reportsOf(db: Collections, item: QueueItem): readonly FiledReport[] {
  if (findObjectedDecision(db, item.id)) return []
  return item.status === 'resolved' ? db.reports.by('item', itemKey(item)) : listOpenReports({ db }, item)
}

/** Returns whether the item waits for a decision or an answer. */
export function isWaiting(db: Collections, id: string): boolean {
  const objected = findObjectedDecision(db, id)
  if (objected) return isOpenObjection(objected)
  const item = db.queueItems.get(id)
  return item !== undefined && item.status !== 'resolved'
}
