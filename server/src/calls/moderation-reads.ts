import { type FiledReport, fold, MODERATION, OBJECTION_REASON, type Profile, type QueueItem } from '@ementa/contracts'
import { moderationActionTypeSchema } from '@ementa/contracts/schemas'
import {
  type AuditFilters,
  type ModerationReads,
  type PeopleFilters,
  type QueueFilters,
  type QueueSort,
  type StoredEntry,
  toQueueItem,
} from '@ementa/mock-backend/parts'
import { type RawBuilder, sql } from 'kysely'
import type { StoredRow, WorkingSet } from '../store/working-set'
import { allOf, ask, askRows, iso, ROW } from './asking'

type Sql = RawBuilder<unknown>

const isThere = (table: Sql) => sql`${table}.deleted_at is null`

/** Folds a text as `fold` does: without accents, in small letters. */
const folded = (text: Sql) => sql`lower(regexp_replace(normalize(${text}, NFD), '[\u0300-\u036f^\`¨¯´·¸]', '', 'g'))`
const holds = (text: Sql, part: string) => sql`strpos(${folded(text)}, ${part}) > 0`

/** The reports about an item that no decision has answered yet (`listOpenReports`). */
const openReports = (item: Sql) => sql`
  select r.* from reports r where r.key_item = ${item} and ${isThere(sql`r`)} and r.place > coalesce((
    select max(a.place) from moderation_actions a where a.key_item = ${item} and ${isThere(sql`a`)}
      and a.doc->>'action_type' <> 'temp_ban' and a.doc->>'reversed' is distinct from 'undone'), '')`

/** The author of an item; of content that is gone, the person whom its open reports name (`findConcernedPerson`). */
const findConcernedPerson = (type: Sql, id: Sql, item: Sql) => sql`coalesce(
  case ${type}
    when 'post' then (select p.key_author from posts p where p.id = ${id} and ${isThere(sql`p`)})
    when 'comment' then (select c.key_author from comments c where c.id = ${id} and ${isThere(sql`c`)})
    else (select f.id from profiles f where f.id = ${id} and ${isThere(sql`f`)})
  end,
  (select o.doc->>'person_id' from (${openReports(item)}) o
    where o.doc->>'person_id' is not null order by o.place desc, o.id limit 1))`

const currentText = (type: Sql, id: Sql) => sql`case ${type}
  when 'post' then (select p.doc->>'body' from posts p where p.id = ${id} and ${isThere(sql`p`)})
  when 'comment' then (select c.doc->>'body' from comments c where c.id = ${id} and ${isThere(sql`c`)})
  else (select f.doc->>'bio' from profiles f where f.id = ${id} and ${isThere(sql`f`)})
end`

/** Everything that waits or waited: what was reported, and what objects to a decision (`toQueueItem`). */
const ITEMS = sql`
  select 'queueItems' as collection, ${ROW}, t.id as item, t.place as since, t.key_item,
    t.doc->>'item_type' as item_type, t.doc->>'item_id' as item_id, t.doc->>'status' as status,
    t.doc->>'most_common_reason' as reason, (t.doc->>'priority')::int as priority,
    (t.doc->>'report_count')::int as reports, t.doc->>'updated_at' as updated_at,
    t.deleted_at is not null as is_gone
  from queue_items t
  union all
  select 'auditEntries', ${ROW}, 'objection-' || t.id, t.doc->'objection'->>'created_at',
    o.item_type || ':' || o.item_id, o.item_type, o.item_id, 'pending',
    ${OBJECTION_REASON}, ${MODERATION.priorityWarning}::int, 0, t.doc->'objection'->>'created_at',
    (t.doc->'objection'->>'is_answered')::boolean or t.doc->>'reversed_by' is not null
  from audit_entries t, lateral (select
    case when t.doc->>'action_type' = 'remove' then t.doc->>'item_type' else 'profile' end as item_type,
    case when t.doc->>'action_type' = 'remove' then t.doc->>'item_id'
      else coalesce(t.doc->>'person_id', t.doc->>'item_id') end as item_id) o
  where t.key_objection = 'all' and ${isThere(sql`t`)}`

interface ItemRow extends StoredRow {
  collection: string
}

const toItem = ({ collection, doc }: ItemRow): QueueItem[] =>
  // The statement takes its rows from these two collections.
  collection === 'queueItems' ? [doc as QueueItem] : toQueueItem(doc as StoredEntry)

const NEWEST_FIRST = sql`since desc, item`

/** The orders of the queue, and what comes behind an item there. */
const ORDERS: Readonly<Record<QueueSort, { order: Sql; behind: Sql }>> = {
  oldest: {
    order: sql`since, item desc`,
    behind: sql`(i.since > l.since or (i.since = l.since and i.item < l.item))`,
  },
  newest: byWeight(sql`updated_at`),
  priority: byWeight(sql`priority`),
  reports: byWeight(sql`reports`),
}

function byWeight(weight: Sql): { order: Sql; behind: Sql } {
  return {
    order: sql`${weight} desc, ${NEWEST_FIRST}`,
    behind: sql`(i.${weight} < l.${weight} or (i.${weight} = l.${weight}
      and (i.since < l.since or (i.since = l.since and i.item > l.item))))`,
  }
}

function itemFilters({ id, item_type, status, reason, query = '' }: QueueFilters): Sql[] {
  const wanted = fold(query.trim().replace(/^@/, ''))
  const author = findConcernedPerson(sql`i.item_type`, sql`i.item_id`, sql`i.key_item`)
  const textsOf = (report: Sql) =>
    sql`concat_ws(E'\n', ${report}.doc->>'description', ${report}.doc->'content'->>'body')`
  return [
    sql`not i.is_gone`,
    ...(id ? [sql`i.item = ${id}`] : []),
    ...(item_type ? [sql`i.item_type = ${item_type}`] : []),
    ...(status === 'open' ? [sql`i.status <> 'resolved'`] : []),
    ...(status && status !== 'open' ? [sql`i.status = ${status}`] : []),
    ...(reason ? [sql`i.reason = ${reason}`] : []),
    ...(wanted
      ? [
          sql`(
        ${holds(sql`concat_ws(E'\n', ${currentText(sql`i.item_type`, sql`i.item_id`)}, i.doc->'objection'->>'text')`, wanted)}
        or exists (select from profiles f where f.id = ${author} and ${isThere(sql`f`)}
          and ${holds(sql`concat_ws(E'\n', f.doc->>'display_name', f.doc->>'username')`, wanted)})
        or (i.collection = 'queueItems' and (
          exists (select from (${openReports(sql`i.key_item`)}) o where ${holds(textsOf(sql`o`), wanted)})
          or (i.status = 'resolved' and exists (select from reports r where r.key_item = i.key_item
            and ${isThere(sql`r`)} and ${holds(textsOf(sql`r`), wanted)})))))`,
        ]
      : []),
  ]
}

/** The measure in force: a temporary ban that is over counts as none (`moderationStatus`). */
const statusAt = (now: number) => sql`case
  when s.doc is null then 'active'
  when s.doc->>'status' = 'temp_banned' and s.doc->>'banned_until' <= ${iso(now)} then 'active'
  else s.doc->>'status' end`

function peopleFilters({ query, byAddress, status, isModerator, now }: PeopleFilters): Sql[] {
  const named = holds(sql`concat_ws(E'\n', t.doc->>'display_name', t.doc->>'username')`, query)
  const addressed = sql`exists (select from accounts a where a.key_profile = t.id and ${isThere(sql`a`)}
    and ${holds(sql`a.doc->>'email'`, query)})`
  return [
    isThere(sql`t`),
    ...(status ? [sql`${statusAt(now)} = ${status}`] : []),
    ...(isModerator ? [sql`s.key_moderator = 'all'`] : []),
    ...(query ? [byAddress ? sql`(${named} or ${addressed})` : named] : []),
  ]
}

function entryFilters({ id, query = '', item_type, action_type, moderator_id, from, to }: AuditFilters): Sql[] {
  const own = sql`concat_ws(E'\n', t.doc->>'moderator_name', t.doc->>'reason', t.doc->>'item_id', t.id,
    t.doc->'content'->>'body')`
  const author = sql`case t.doc->>'item_type'
    when 'post' then (select p.key_author from posts p where p.id = t.doc->>'item_id' and ${isThere(sql`p`)})
    else (select c.key_author from comments c where c.id = t.doc->>'item_id' and ${isThere(sql`c`)}) end`
  const person = sql`exists (select from profiles f where f.id = coalesce(t.key_person, ${author})
    and ${isThere(sql`f`)} and ${holds(sql`(f.doc->>'display_name') || E'\n@' || (f.doc->>'username')`, query)})`
  return [
    isThere(sql`t`),
    ...(id ? [sql`t.id = ${id}`] : []),
    ...(item_type ? [sql`t.doc->>'item_type' = ${item_type}`] : []),
    ...(action_type ? [sql`t.doc->>'action_type' = ${action_type}`] : []),
    ...(moderator_id ? [sql`t.doc->>'moderator_id' = ${moderator_id}`] : []),
    ...(from === undefined ? [] : [sql`t.place >= ${iso(from)}`]),
    ...(to === undefined ? [] : [sql`t.place < ${iso(to)}`]),
    ...(query ? [sql`(${holds(own, query)} or ${person})`] : []),
  ]
}

/** The reads of the back office in SQL. */
export function createModerationReads(set: WorkingSet): ModerationReads {
  const count = (from: Sql) =>
    ask<{ total: number }>(set, sql`select count(*)::int as total from ${from}`)[0]?.total ?? 0

  /** One more row than the page has tells whether there is a next one. */
  function paged<Row, Item>(
    rows: readonly Row[],
    limit: number,
    itemOf: (row: Row) => Item[],
    idOf: (item: Item) => string,
  ) {
    const items = rows.flatMap(itemOf)
    const last = items[limit - 1]
    return items.length > limit && last
      ? { items: items.slice(0, limit), nextCursor: idOf(last) }
      : { items, nextCursor: null }
  }

  const limited = (limit: number) => (Number.isFinite(limit) ? sql`limit ${limit + 1}` : sql``)

  return {
    queue: (filters, sort, cursor, limit) => {
      const { order, behind } = ORDERS[sort]
      const found = sql`(select i.* from items i where ${allOf(itemFilters(filters))}) i`
      const after = cursor ? sql`join (select * from items where item = ${cursor}) l on ${behind}` : sql``
      const rows = askRows(
        set,
        sql`with items as (${ITEMS}) select i.* from ${found} ${after}
order by ${order} ${limited(limit)}`,
      )
      const total = ask<{ total: number }>(
        set,
        sql`with items as (${ITEMS}) select count(*)::int as total from ${found}`,
      )
      return { ...paged(rows, limit, toItem, ({ id }) => id), total: total[0]?.total ?? 0 }
    },

    waitingAbout: (personId) =>
      askRows(
        set,
        sql`with items as (${ITEMS}) select i.* from items i where not i.is_gone and i.status <> 'resolved'
and ${findConcernedPerson(sql`i.item_type`, sql`i.item_id`, sql`i.key_item`)} = ${personId} order by ${NEWEST_FIRST}`,
      ).flatMap(toItem),

    countReportsAbout: (personId) =>
      count(sql`reports t where ${isThere(sql`t`)} and (
  t.key_item = 'profile:' || ${personId}::text
  or t.key_item in (select e.key_item from audit_entries e where e.key_person = ${personId} and ${isThere(sql`e`)})
  or ${findConcernedPerson(sql`(t.doc->>'item_type')`, sql`(t.doc->>'item_id')`, sql`t.key_item`)} = ${personId})`),

    people: (filters, cursor, limit) => {
      const from = sql`profiles t left join moderation_statuses s on s.id = t.id and ${isThere(sql`s`)}`
      const conditions = peopleFilters(filters)
      const after = cursor ? [sql`(t.place, t.id) > (select l.place, l.id from profiles l where l.id = ${cursor})`] : []
      const rows = askRows(
        set,
        sql`select 'profiles' as collection, ${ROW} from ${from} where ${allOf([...conditions, ...after])}
order by t.place, t.id ${limited(limit)}`,
      )
      // The statement names the table of these entities alone.
      const page = paged(
        rows,
        limit,
        ({ doc }) => [doc as Profile],
        ({ id }) => id,
      )
      return { ...page, total: count(sql`${from} where ${allOf(conditions)}`) }
    },

    audit: ({ query = '', ...filters }, cursor, limit) => {
      const conditions = entryFilters({ ...filters, query: query })
      const last = sql`(select l.place from audit_entries l where l.id = ${cursor})`
      const after = cursor ? [sql`(t.place < ${last} or (t.place = ${last} and t.id > ${cursor}))`] : []
      const rows = askRows(
        set,
        sql`select 'auditEntries' as collection, ${ROW} from audit_entries t where ${allOf([...conditions, ...after])}
order by t.place desc, t.id ${limited(limit)}`,
      )
      const page = paged(
        rows,
        limit,
        ({ doc }) => [doc as StoredEntry],
        ({ id }) => id,
      )
      return { ...page, total: count(sql`audit_entries t where ${allOf(conditions)}`) }
    },

    reports: ({ item_type, item_id, since }) => {
      const conditions = [
        isThere(sql`t`),
        ...(item_type ? [sql`t.doc->>'item_type' = ${item_type}`] : []),
        ...(item_id ? [sql`t.doc->>'item_id' = ${item_id}`] : []),
        ...(since === undefined ? [] : [sql`t.place >= ${iso(since)}`]),
      ]
      return askRows(
        set,
        sql`select 'reports' as collection, ${ROW} from reports t where ${allOf(conditions)} order by t.place desc, t.id`,
      ).map(({ doc }) => doc as FiledReport)
    },

    waits: (since) => {
      const decisions = ['close', ...moderationActionTypeSchema.options]
      const rows = ask<{ id: string; decided_at: string; reported_at: string }>(
        set,
        sql`select t.id, t.place as decided_at, r.reported_at from audit_entries t,
lateral (select min(r.place) as reported_at from reports r
  where r.key_item = t.key_item and ${isThere(sql`r`)} and r.place <= t.place and r.place > coalesce((
    select max(e.place) from audit_entries e where e.key_item = t.key_item and ${isThere(sql`e`)} and e.place < t.place
  ), '')) r
where ${isThere(sql`t`)} and t.place >= ${iso(since)} and t.doc->>'action_type' = any(${decisions}::text[])
  and r.reported_at is not null order by t.place desc, t.id`,
      )
      return new Map(
        rows.map(({ id, decided_at, reported_at }) => [id, Date.parse(decided_at) - Date.parse(reported_at)]),
      )
    },
  }
}
