import { IMAGES_TABLE } from './calls/images'
import type { Database, Query } from './database/database'
import { createStatements, FIRST_READ_KEYS, FIRST_TABLES, readKeyStatements } from './database/first-tables'
import { CREATE_MAIL_TABLES, DROP_MAIL_TABLES } from './jobs/tables'
import {
  ADD_CONFIRMATIONS,
  CREATE_LEAVING,
  CREATE_PEOPLE_TABLES,
  DROP_PEOPLE_TABLES,
  REMOVE_CONFIRMATIONS,
} from './people/tables'
import { recomputeKeys } from './store/flush'
import { TABLES } from './store/tables'

/** A step from one shape of the database to the next, and back. */
export interface Migration {
  forward: readonly string[]
  /** Tables whose rows get their keys anew, once all migrations are done. */
  filesAnew?: readonly string[]
  back: readonly string[]
}

const searched = Object.entries(FIRST_READ_KEYS).map(readKeyStatements)

/** The steps in their order: the first leads from an empty database to version 1. */
export const MIGRATIONS: readonly Migration[] = [
  {
    forward: [...FIRST_TABLES.flatMap(createStatements), IMAGES_TABLE],
    back: [...FIRST_TABLES.map(({ table }) => `drop table ${table}`), 'drop table images'],
  },
  { forward: CREATE_PEOPLE_TABLES, back: DROP_PEOPLE_TABLES },
  {
    forward: searched.flatMap(({ forward }) => forward),
    filesAnew: Object.keys(FIRST_READ_KEYS),
    back: searched.flatMap(({ back }) => back),
  },
  { forward: CREATE_MAIL_TABLES, back: DROP_MAIL_TABLES },
  { forward: [CREATE_LEAVING], back: ['drop table people_leaving'] },
  { forward: ADD_CONFIRMATIONS, back: REMOVE_CONFIRMATIONS },
]

const VERSION_TABLE = 'create table if not exists ementa (key text primary key, value text not null)'
/** Two processes that start at once migrate one after another. */
const LOCK = 'migrations'

export async function versionOf(query: Query): Promise<number> {
  const [row] = await query<{ value: string }>("select value from ementa where key = 'version'")
  return Number(row?.value ?? 0)
}

async function noteVersion(query: Query, version: number): Promise<void> {
  await query(
    "insert into ementa (key, value) values ('version', $1) on conflict (key) do update set value = excluded.value",
    [String(version)],
  )
}

/** Brings the database to a version, by default the newest. Returns the version before. */
export async function migrate(database: Database, to = MIGRATIONS.length): Promise<number> {
  return database.transaction(
    async (query) => {
      await query(VERSION_TABLE)
      const from = await versionOf(query)
      if (from > MIGRATIONS.length)
        throw new Error(
          `Failed to open the database: its version ${from} is newer than this server's ${MIGRATIONS.length}. Please start the newer server, or take it back there with "migrate --back".`,
        )
      const ahead = MIGRATIONS.slice(from, to)
      for (const { forward } of ahead) for (const statement of forward) await query(statement)
      const filedAnew = new Set(ahead.flatMap(({ filesAnew = [] }) => filesAnew))
      for (const table of TABLES.values()) if (filedAnew.has(table.table)) await recomputeKeys(query, table)
      for (const { back } of MIGRATIONS.slice(to, from).toReversed()) {
        for (const statement of back) await query(statement)
      }
      if (from !== to) await noteVersion(query, to)
      return from
    },
    [LOCK],
  )
}
