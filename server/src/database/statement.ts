import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import type { Query, Row } from './database'

/** Composes statements and runs none: each call has a transaction of its own. */
const composer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A statement with its values. */
export interface Statement<Found extends Row> {
  /** The same text for the same question. */
  name: string
  run: (query: Query) => Promise<Found[]>
}

/** Makes a statement of its composed parts. */
export function statementOf<Found extends Row>(parts: RawBuilder<unknown>): Statement<Found> {
  const { sql, parameters } = parts.compile(composer)
  return { name: JSON.stringify([sql, parameters]), run: (query) => query<Found>(sql, parameters) }
}
