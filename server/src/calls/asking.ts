import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Query, Row } from '../database/database'
import type { StoredRow, WorkingSet } from '../store/working-set'

/** Composes statements and runs none: each call has a transaction of its own. */
const composer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Makes a statement of its composed parts. Its name is the same text for the same question. */
function statementOf<Found extends Row>(parts: RawBuilder<unknown>) {
  const { sql: text, parameters } = parts.compile(composer)
  return { name: JSON.stringify([text, parameters]), run: (query: Query) => query<Found>(text, parameters) }
}

/** The columns of a row of `t` that becomes an entity. */
export const ROW = sql`t.id, t.doc, t.place, t.deleted_at is not null as is_deleted`

/** Moments are in ms epoch, and stand in documents and columns as ISO text. */
export const iso = (moment: number) => new Date(moment).toISOString()

export const allOf = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

/** Asks for what is no row. */
export function ask<Answer extends Record<string, unknown>>(set: WorkingSet, parts: RawBuilder<unknown>): Answer[] {
  const { name, run } = statementOf<Answer>(parts)
  return set.answer(name, [], run)
}

type KnownRow<More> = More & StoredRow & { collection: string }

/** Asks for rows, each with the name of its collection: they are loaded with what usually follows them. */
export function askRows<More = unknown>(set: WorkingSet, parts: RawBuilder<unknown>): KnownRow<More>[] {
  const { name, run } = statementOf<Record<string, unknown> & KnownRow<More>>(parts)
  return set.answer<KnownRow<More>[]>(name, [], async (query, know) => {
    const rows = await run(query)
    return rows.map((row) => ({ ...row, doc: know(row.collection, [row])[0]?.doc ?? row.doc }))
  })
}
