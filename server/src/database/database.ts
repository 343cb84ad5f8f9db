export type Row = Record<string, unknown>

/** Runs one statement and returns its rows. */
export type Query = <Found extends Row = Row>(text: string, values?: readonly unknown[]) => Promise<Found[]>

/** A database of the PostgreSQL family: PGlite in a thread, or a PostgreSQL server. */
export interface Database {
  readonly query: Query
  /**
   * Runs work that sees one state of the database, and whose changes are stored as a whole or not at all.
   * @param locks names of locks that are held from before its first statement until after its commit: a lock taken inside
   *   would come too late, since what the work sees was settled before it
   */
  transaction<Result>(work: (query: Query) => Promise<Result>, locks?: readonly string[]): Promise<Result>
  /** Hears what the processes of one database tell each other with `pg_notify`; absent where there is one process. */
  hear?(channel: Channel): () => Promise<void>
  close(): Promise<void>
}

export interface Channel {
  name: string
  onMessage: (text: string) => void
  /** The connection is back: what was told meanwhile is lost. */
  onBack: () => void
}

/** A failure of the database, with PostgreSQL's code where it named one. */
export class DatabaseError extends Error {
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** Two calls met: a serialization failure, a deadlock, or a key that another one took meanwhile. Trying again helps. */
const COLLISIONS = new Set(['40001', '40P01', '23505'])

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

export const isCollision = (error: unknown) => COLLISIONS.has(codeOf(error) ?? '')

/** Connection failures of PostgreSQL (classes 08, 53, 57) and of sockets: the database is away, and may come back. */
export const isAway = (error: unknown) =>
  /^(08|53|57)|^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|AWAY)/.test(codeOf(error) ?? '') ||
  (error instanceof Error && /Connection terminated|timeout exceeded when trying to connect/.test(error.message))
