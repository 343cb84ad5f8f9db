import type { Query } from '../database/database'
import { type Entity, keyColumnsOf, rowOf, type Table, tableNamed } from './tables'
import type { WorkingSet } from './working-set'

/** Writes the changes of a call, with at most two statements for each table. */
export async function flush(query: Query, set: WorkingSet): Promise<void> {
  for (const [name, writes] of set.writes) {
    const table = tableNamed(name)
    const deleted = [...writes].filter(([, entity]) => entity === undefined).map(([id]) => id)
    const put = [...writes.values()].filter((entity) => entity !== undefined)
    if (deleted.length > 0) await remove(query, table, deleted)
    if (put.length > 0) await insert(query, table, put, (entity) => set.placeIn(table, entity))
  }
}

async function remove(query: Query, { table }: Table, ids: readonly string[]): Promise<void> {
  await query(
    `update ${table} set deleted_at = now(), version = version + 1 where id = any($1::text[]) and deleted_at is null`,
    [ids],
  )
}

/** Writes entities with their keys. An entity that is there already is replaced, and one that was deleted is back. */
export async function insert(
  query: Query,
  table: Table,
  entities: readonly Entity[],
  rankOf: (entity: Entity, position: number) => string,
): Promise<void> {
  const keys = keyColumnsOf(table)
  const columns = ['doc', 'place', ...keys.map(([column]) => column)]
  const types = ['id text, doc jsonb, place text', ...keys.map((key) => key.join(' '))]
  const rows = entities.map((entity, position) => rowOf(table, entity, rankOf(entity, position)))
  await query(
    `insert into ${table.table} as t (id, ${columns.join(', ')})
select id, ${columns.join(', ')} from jsonb_to_recordset($1::jsonb) as r(${types.join(', ')})
on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')},
deleted_at = null, version = t.version + 1`,
    [JSON.stringify(rows)],
  )
}

/** Rows of one statement. */
const BATCH = 500

/** Computes the keys of all rows of a table anew: what is indexed has changed. */
export async function recomputeKeys(query: Query, table: Table): Promise<void> {
  const keys = keyColumnsOf(table)
  const types = ['id text', ...keys.map((key) => key.join(' '))]
  for (let last = ''; ; ) {
    const rows = await query<{ id: string; doc: Entity; place: string }>(
      `select id, doc, place from ${table.table} where id > $1 order by id limit ${BATCH}`,
      [last],
    )
    const filed = rows.map(({ doc, place }) => ({ ...rowOf(table, doc, place), doc: undefined }))
    await query(
      `update ${table.table} t set ${keys.map(([column]) => `${column} = r.${column}`).join(', ')}
from jsonb_to_recordset($1::jsonb) as r(${types.join(', ')}) where t.id = r.id`,
      [JSON.stringify(filed)],
    )
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? ''
  }
}
