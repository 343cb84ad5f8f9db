import { type RawBuilder, sql } from 'kysely'
import { statementOf } from '../database/statement'
import type { StoredRow, WorkingSet } from '../store/working-set'

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
