import type { Newsletter, Tag } from '@ementa/contracts'
import {
  type Citing,
  type Collections,
  type CountedTag,
  type LawReads,
  memberKey,
  type Reads,
  tagOf,
} from '@ementa/mock-backend/parts'
import { type RawBuilder, sql } from 'kysely'
import type { WorkingSet } from '../store/working-set'
import { askRows, iso, ROW } from './asking'
import { createModerationReads } from './moderation-reads'
import { createSearchReads } from './search-reads'

const KINDS: Readonly<Record<string, Citing['kind']>> = { posts: 'post', comments: 'comment', issues: 'issue' }

/** Only the part of a paid issue that everybody reads counts. */
const PUBLIC_LAW = sql`(case when (n.doc->>'is_paid')::boolean then t.key_free_law else t.key_law end)`

/** The reads of the law in SQL, over the keys that are stored with each text. */
function createLawReads(set: WorkingSet): LawReads {
  const citing = (text: RawBuilder<unknown>, issue: RawBuilder<unknown>): Citing[] => {
    const statement = sql`
select 'posts' as collection, ${ROW}, t.key_law as keys from posts t where t.deleted_at is null and ${text}
union all
select 'comments', ${ROW}, t.key_law from comments t where t.deleted_at is null and ${text}
union all
select 'issues', ${ROW}, ${PUBLIC_LAW} from issues t join newsletters n on n.id = t.key_newsletter
where t.deleted_at is null and n.deleted_at is null and t.doc->>'status' = 'sent' and ${issue}`
    return askRows<{ keys: string[] }>(set, statement).map(({ collection, id, keys }) => ({
      kind: KINDS[collection] ?? 'post',
      id,
      keys,
    }))
  }
  return {
    citing(key) {
      const cites = sql`t.key_law @> array[${key}::text]`
      return citing(cites, sql`${cites} and ${PUBLIC_LAW} @> array[${key}::text]`)
    },
    citingSince(since) {
      const released = sql`coalesce(t.doc->>'visible_from', t.doc->>'sent_at', t.doc->>'created_at')`
      return citing(
        sql`t.key_law <> '{}' and t.place >= ${iso(since)}`,
        sql`${PUBLIC_LAW} <> '{}' and ${released} >= ${iso(since)}`,
      )
    },
  }
}

type Counts = { key: string; count: number }[]

/** The tags of public posts with the number of those. Only the documents of the few posts with a date are read. */
const TAG_COUNTS = `select tag as key, count(*)::int as count from posts, unnest(key_tag) tag
where deleted_at is null and (key_dated is null or (doc->>'status' = 'published' and doc->>'scheduled_at' <= $1))
group by tag`

const SUBSCRIBER_COUNTS = `select key, sum(count)::int as count from (
  select substr(key_member, length('subscribed:') + 1) as key, count(*) as count from memberships
  where key_member = any($1::text[]) and deleted_at is null group by key_member
  union all
  select key_newsletter, count(*) from audience where key_newsletter = any($2::text[]) and deleted_at is null
  group by key_newsletter
) counts group by key`

/** An address is found as text: a post and an issue may hold several. */
export const IMAGE_SHOWN = `select
  exists(select from posts where deleted_at is null and strpos(doc::text, $1) > 0)
  or exists(select from profiles where deleted_at is null and doc->>'avatar_url' = $1)
  or exists(select from issues where deleted_at is null and strpos(doc->>'html', $1) > 0) as is_shown`

/** Stands for a collection in which there is no tag of this name. */
const NO_TAGS = { tags: { by: () => [] } }

/** The named reads in SQL. */
export function createReads(set: WorkingSet, db: Collections): Reads {
  // The name of a table says what its entities are.
  const all = <Entity>(table: string) => set.list(table, null, '').map(({ doc }) => doc as Entity)
  const [law, search, moderation] = [createLawReads(set), createSearchReads(set, db), createModerationReads(set)]
  return {
    countSubscribers(newsletterIds) {
      const ids = [...new Set(newsletterIds)].sort()
      const keys = ids.map((id) => memberKey('subscribed', id))
      const rows = set.answer(
        `subscribers ${ids}`,
        [],
        (query): Promise<Counts> => query(SUBSCRIBER_COUNTS, [keys, ids]),
      )
      const counts = new Map(rows.map(({ key, count }) => [key, count]))
      return new Map(newsletterIds.map((id) => [id, counts.get(id) ?? 0]))
    },
    newsletters: () => all<Newsletter>('newsletters'),
    countTags(now): CountedTag[] {
      const rows = set.answer(`tags ${now}`, [], (query): Promise<Counts> => query(TAG_COUNTS, [iso(now)]))
      const counts = new Map(rows.map(({ key, count }) => [key, count]))
      // All tags are at hand: asking for each that posts name would be a round for each that is not among them.
      const known = new Map(all<Tag>('tags').map((tag) => [tag.slug, tag]))
      const slugs = new Set([...known.keys(), ...counts.keys()])
      return [...slugs]
        .map((slug) => ({ tag: known.get(slug) ?? tagOf(NO_TAGS, slug), count: counts.get(slug) ?? 0 }))
        .sort((a, b) => b.count - a.count || a.tag.slug.localeCompare(b.tag.slug))
    },
    isImageShown: (imageUrl) =>
      set.answer(`image ${imageUrl}`, false, async (query) => {
        const [row] = await query<{ is_shown: boolean }>(IMAGE_SHOWN, [imageUrl])
        return row?.is_shown === true
      }),
    law: async () => law,
    search: async () => search,
    moderation: async () => moderation,
  }
}
