import { fold, type Profile, type QueueItem } from '@ementa/contracts'
import { moderationActionTypeSchema } from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { firstOf, pageOf, takePage } from '../../paging'
import { moderationStatus } from '../../rules/moderation-status'
import { compareText } from '../../store/collection'
import { itemKey, type MemoryCollections } from '../../store/collections'
import type { AuditFilters, ModerationReads, PeopleFilters, QueueFilters, QueueSort } from '../../store/reads'
import type { StoredEntry } from '../../store/stored-entities'
import { authorOf, findConcernedPerson, findModeratedContent, profileItem } from './items'
import { findObjectedDecision, reportsOf, toQueueItem, withoutObjection } from './queue'
import { isOpenObjection, personOf } from './record'

type Order = (a: QueueItem, b: QueueItem) => number

/** Equals keep the order of the store, newest first, without a look at when they began to wait. */
const BY_WEIGHT: Partial<Record<QueueSort, Order>> = {
  // The last report counts: a new one about an item that already waits is news too.
  newest: (a, b) => compareText(b.updated_at, a.updated_at),
  priority: (a, b) => b.priority - a.priority,
  reports: (a, b) => b.report_count - a.report_count,
}

/** The whole order, for the place of an item that may be gone. */
function orderOf(sort: QueueSort, newest: Order): Order {
  if (sort === 'oldest') return (a, b) => newest(b, a)
  const byWeight = BY_WEIGHT[sort]
  return byWeight ? (a, b) => byWeight(a, b) || newest(a, b) : newest
}

/** Folded once for each version of an entity: folding all of them at every keystroke is felt. */
const folded = new WeakMap<object, string>()

function foldedOnce(entity: object, texts: () => readonly string[]): string {
  const text = folded.get(entity) ?? texts().map(fold).join('\n')
  folded.set(entity, text)
  return text
}

/** The reads of the back office over the collections in memory. */
export function createModerationReads(db: MemoryCollections): ModerationReads {
  /** All items of the queue, newest first, the resolved ones included. */
  function queueItems(): QueueItem[] {
    const objections = db.auditEntries.by('objection', 'all').filter(isOpenObjection).flatMap(toQueueItem)
    const reported = db.queueItems.all().flatMap((item) => withoutObjection(db, item))
    return objections.length === 0 ? reported : [...reported, ...objections].sort(db.queueItems.compare)
  }

  /** Returns the item, or its last state: the place where a page of the queue ended. */
  function findLastKnownItem(id: string): QueueItem | undefined {
    const objected = findObjectedDecision(db, id)
    return objected ? toQueueItem(objected)[0] : db.queueItems.lastKnown(id)
  }

  function textsOf(item: QueueItem): string[] {
    const author = db.profiles.get(findConcernedPerson({ db }, item) ?? '')
    const reported = reportsOf(db, item).flatMap(({ description, content }) => [description, content?.body])
    const objection = findObjectedDecision(db, item.id)?.objection?.text
    const texts = [
      findModeratedContent({ db }, item)?.body,
      author?.display_name,
      author?.username,
      objection,
      ...reported,
    ]
    return texts.filter((text) => text !== undefined)
  }

  function filterItems({ id, item_type, status, reason, query = '' }: QueueFilters) {
    const wanted = fold(query.trim().replace(/^@/, ''))
    return (item: QueueItem): boolean =>
      (!id || item.id === id) &&
      (!item_type || item.item_type === item_type) &&
      (!status || (status === 'open' ? item.status !== 'resolved' : item.status === status)) &&
      (!reason || item.most_common_reason === reason) &&
      (!wanted || textsOf(item).some((text) => fold(text).includes(wanted)))
  }

  const namesOf = (profile: Profile) => foldedOnce(profile, () => [profile.display_name, profile.username])

  const hasAddress = (profile: Profile, part: string) =>
    db.accounts.by('profile', profile.id).some((account) => foldedOnce(account, () => [account.email]).includes(part))

  /** Returns whether the entry's own words or the name of the person it is about hold the query. */
  function hasWords(entry: StoredEntry, wanted: string): boolean {
    const { moderator_name, reason, item_id, id, content } = entry
    const own = foldedOnce(entry, () => [moderator_name, reason, item_id, id, content?.body ?? ''])
    if (own.includes(wanted)) return true
    const person = db.profiles.get(personOf(entry) ?? authorOf({ db }, entry) ?? '')
    return person !== undefined && fold(`${person.display_name}\n@${person.username}`).includes(wanted)
  }

  const isAbout = (personId: string) => (item: Parameters<typeof findConcernedPerson>[1]) =>
    findConcernedPerson({ db }, item) === personId

  const time = ({ created_at }: { created_at: string }) => Date.parse(created_at)

  return {
    queue: (filters, sort, cursor, limit) => {
      const found = queueItems().filter(filterItems(filters))
      if (sort === 'oldest') found.reverse()
      const last = cursor ? findLastKnownItem(cursor) : undefined
      const compare = orderOf(sort, db.queueItems.compare)
      const rest = cursor ? found.filter((item) => last && compare(item, last) > 0) : found
      const byWeight = BY_WEIGHT[sort]
      // One more tells whether there is a next page.
      const items = byWeight ? firstOf(rest, limit + 1, byWeight) : rest.slice(0, limit + 1)
      const page = takePage(
        items,
        limit,
        () => true,
        ({ id }) => id,
      )
      return { ...page, total: found.length }
    },

    waitingAbout: (personId) => queueItems().filter((item) => item.status !== 'resolved' && isAbout(personId)(item)),

    countReportsAbout: (personId) => {
      // Content that was removed in the past is gone; only the log still knows its author.
      const entries = db.auditEntries.by('person', personId)
      const decided = new Set([itemKey(profileItem(personId)), ...entries.map(itemKey)])
      return db.reports.all().filter((report) => isAbout(personId)(report) || decided.has(itemKey(report))).length
    },

    people: ({ query, byAddress, status, isModerator, now }: PeopleFilters, cursor, limit) => {
      const found = db.profiles.all().filter((profile) => {
        const standing = moderationStatus({ db, now: new Date(now) }, profile.id)
        if (status && standing.status !== status) return false
        if (isModerator && !standing.is_moderator) return false
        return !query || namesOf(profile).includes(query) || (byAddress && hasAddress(profile, query))
      })
      return { ...pageOf(found, cursor, limit, ({ id }) => id), total: found.length }
    },

    audit: ({ id, query = '', item_type, action_type, moderator_id, from, to }: AuditFilters, cursor, limit) => {
      const isUnbounded = from === undefined && to === undefined
      const isInside = (at: number) => at >= (from ?? Number.NEGATIVE_INFINITY) && at < (to ?? Number.POSITIVE_INFINITY)
      const found = db.auditEntries.all().filter(
        (entry) =>
          (!id || entry.id === id) &&
          (!item_type || entry.item_type === item_type) &&
          (!action_type || entry.action_type === action_type) &&
          (!moderator_id || entry.moderator_id === moderator_id) &&
          // Reading dates and folding texts costs most in a long log.
          (isUnbounded || isInside(time(entry))) &&
          (!query || hasWords(entry, query)),
      )
      return { ...pageOf(found, cursor, limit, (entry) => entry.id), total: found.length }
    },

    reports: ({ item_type, item_id, since }) =>
      db.reports
        .all()
        .filter((report) => !item_type || report.item_type === item_type)
        .filter((report) => !item_id || report.item_id === item_id)
        .filter((report) => since === undefined || time(report) >= since),

    waits: (since) =>
      new Map(
        db.auditEntries
          .all()
          .filter((entry) => time(entry) >= since)
          .filter(({ action_type }) => action_type === 'close' || v.is(moderationActionTypeSchema, action_type))
          .flatMap((entry) => {
            // Reports before an earlier decision about the same item were answered by that one.
            const earlier = db.auditEntries.by('item', itemKey(entry)).find((other) => time(other) < time(entry))
            const first = db.reports
              .by('item', itemKey(entry))
              .filter((report) => time(report) <= time(entry) && (!earlier || time(report) > time(earlier)))
              .at(-1)
            return first ? [[entry.id, time(entry) - time(first)] as const] : []
          }),
      ),
  }
}
