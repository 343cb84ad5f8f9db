import type { Citing, LawReads } from '@ementa/mock-backend/parts'
import { type RawBuilder, sql } from 'kysely'
import type { WorkingSet } from '../store/working-set'
import { askRows, iso, ROW } from './asking'

const KINDS: Readonly<Record<string, Citing['kind']>> = { posts: 'post', comments: 'comment', issues: 'issue' }

/** Only the part of a paid issue that everybody reads counts. */
const PUBLIC_LAW = sql`(case when (n.doc->>'is_paid')::boolean then t.key_free_law else t.key_law end)`

/** The reads of the law in SQL, over the keys that are stored with each text. */
export function createLawReads(set: WorkingSet): LawReads {
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
