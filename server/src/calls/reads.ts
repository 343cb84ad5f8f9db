import { TIMING } from '@ementa/contracts'
import {
  type Collections,
  type CountedTag,
  type MemoryCollections,
  MemoryReads,
  memberKey,
  type Reads,
  tagOf,
} from '@ementa/mock-backend/parts'
import type { Query } from '../database/database'
import type { WorkingSet } from '../store/working-set'

type Counts = { key: string; count: number }[]

/** The tags of public posts with the number of those. */
const TAG_COUNTS = `select tag as key, count(*)::int as count from posts, unnest(key_tag) tag
where deleted_at is null and doc->>'status' = 'published' and (doc->>'scheduled_at' is null or doc->>'scheduled_at' <= $1)
group by tag`

const SUBSCRIBER_COUNTS = `select key, sum(count)::int as count from (
  select substr(key_member, length('subscribed:') + 1) as key, count(*) as count from memberships
  where key_member = any($1::text[]) and deleted_at is null group by key_member
  union all
  select key_newsletter, count(*) from audience where key_newsletter = any($2::text[]) and deleted_at is null
  group by key_newsletter
) counts group by key`

/** An address is found as text: a post and an issue may hold several. */
const IMAGE_SHOWN = `select
  exists(select from posts where deleted_at is null and strpos(doc::text, $1) > 0)
  or exists(select from profiles where deleted_at is null and doc->>'avatar_url' = $1)
  or exists(select from issues where deleted_at is null and strpos(doc->>'html', $1) > 0) as is_shown`

/** The moments at which answers change, as ISO texts, of which the earliest behind $1 counts. */
const NEXT_CHANGE = `select min(at) as at from (
  select coalesce(doc->>'visible_from', doc->>'sent_at', doc->>'created_at') as at from issues
  where deleted_at is null and place > $2 and doc->>'status' = 'sent'
  union all
  select doc->>'scheduled_at' from posts where key_dated = 'all' and deleted_at is null and doc->>'status' = 'published'
  union all
  select doc->>'banned_until' from moderation_statuses where deleted_at is null
  union all
  select doc->>'until' from muted_words where deleted_at is null
  union all
  select doc->>'until' from claims where deleted_at is null
) moments where at > $1`

const iso = (moment: number) => new Date(moment).toISOString()

/** Returns the first moment behind `now` at which an answer changes by itself, in ms epoch; null for never. */
export async function nextChange(query: Query, now: number): Promise<number | null> {
  // An issue sent longer ago than it may be taken back is visible already.
  const [row] = await query<{ at: string | null }>(NEXT_CHANGE, [iso(now), iso(now - TIMING.undoSend)])
  return row?.at ? Date.parse(row.at) : null
}

/** Stands for a collection in which there is no tag of this name. */
const NO_TAGS = { tags: { by: () => [] } }

/**
 * The named reads in SQL. Those of the law, of search and of the back office work on the whole of their tables, as in the
 * browser: they are right, and slow where there is much.
 */
export function createReads(set: WorkingSet, db: Collections): Reads {
  // Over a working set a collection can be walked as a whole, too: its table is loaded then.
  const whole = db as MemoryCollections
  const memory = new MemoryReads(whole)
  return {
    countSubscribers(newsletterIds) {
      const ids = [...new Set(newsletterIds)].sort()
      const keys = ids.map((id) => memberKey('subscribed', id))
      const rows = set.answer(`subscribers ${ids}`, (query): Promise<Counts> => query(SUBSCRIBER_COUNTS, [keys, ids]))
      const counts = new Map(rows.map(({ key, count }) => [key, count]))
      return new Map(newsletterIds.map((id) => [id, counts.get(id) ?? 0]))
    },
    newsletters: () => memory.newsletters(),
    countTags(now): CountedTag[] {
      const rows = set.answer(`tags ${now}`, (query): Promise<Counts> => query(TAG_COUNTS, [iso(now)]))
      const counts = new Map(rows.map(({ key, count }) => [key, count]))
      // All tags are at hand: asking for each that posts name would be a round for each that is not among them.
      const known = new Map(whole.tags.all().map((tag) => [tag.slug, tag]))
      const slugs = new Set([...known.keys(), ...counts.keys()])
      return [...slugs]
        .map((slug) => ({ tag: known.get(slug) ?? tagOf(NO_TAGS, slug), count: counts.get(slug) ?? 0 }))
        .sort((a, b) => b.count - a.count || a.tag.slug.localeCompare(b.tag.slug))
    },
    isImageShown: (imageUrl) =>
      set.answer(`image ${imageUrl}`, async (query) => {
        const [row] = await query<{ is_shown: boolean }>(IMAGE_SHOWN, [imageUrl])
        return row?.is_shown === true
      }),
    nextChange: (now) => set.answer(`change ${now}`, (query) => nextChange(query, now)),
    law: () => memory.law(),
    search: () => memory.search(),
    moderation: () => memory.moderation(),
  }
}
