import AsyncLock from 'async-lock'
import pg from 'pg'
import { logFailure } from '../log'
import type { Database, Query } from './database'
import { listenToPostgres } from './postgres-channel'

/** Connections of one process. A call holds one while it runs. */
const CONNECTIONS = 10

/** Times in ms. */
const SETTINGS = {
  connectionTimeoutMillis: 5_000,
  // A connection has the plans of its statements, and would have to make them again.
  idleTimeoutMillis: 10 * 60_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // Copies are compared by their text, in which moments stand as the zone shows them: it is that of PGlite.
  options: '-c TimeZone=UTC -c jit=off -c plan_cache_mode=force_generic_plan',
  // A statement does not wait until the one before it is answered.
  pipeline: true,
}

/** So many statements are planned once for each connection; those that come later are planned each time. */
const MOST_PLANNED = 400
const names = new Map<string, string>()

/** Returns the name under which a connection keeps the plan of a statement; absent: it keeps none. */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < MOST_PLANNED) names.set(text, `ementa_${names.size}`)
  return names.get(text)
}

/** Locks end with their connection, so a process that dies leaves none behind. */
const LOCK = 'select pg_advisory_lock(hashtextextended(name, 0)) from unnest($1::text[]) name'
const UNLOCK = 'select pg_advisory_unlock_all()'

const queryOn =
  (client: pg.Pool | pg.PoolClient): Query =>
  async (text, values) => {
    const name = values && nameOf(text)
    const { rows } = await client.query({ text, ...(values && { values: [...values] }), ...(name && { name }) })
    return rows
  }

/** Connects to a PostgreSQL server, which any number of processes may share. */
export function openPostgres(url: string, { connections = CONNECTIONS } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, ...SETTINGS, application_name: 'ementa' })
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', (error) => logFailure('A connection to the database broke', error))
  // Within a process calls wait here, where they hold no connection.
  const inTurn = new AsyncLock({ maxPending: Number.POSITIVE_INFINITY })

  const transact = async <Result>(work: (query: Query) => Promise<Result>, locks: readonly string[]) => {
    const client = await pool.connect()
    let isBroken = false
    const noteBroken = () => {
      isBroken = true
    }
    client.on('error', noteBroken)
    try {
      if (locks.length > 0) await client.query({ name: 'lock', text: LOCK, values: [locks] })
      // Without a connection both fail; nothing else keeps a transaction from beginning.
      const begun = client.query('begin isolation level repeatable read')
      const [result] = await Promise.all([work(queryOn(client)), begun])
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(noteBroken)
      throw error
    } finally {
      if (locks.length > 0 && !isBroken) await client.query(UNLOCK).catch(noteBroken)
      client.off('error', noteBroken)
      client.release(isBroken)
    }
  }

  return {
    query: queryOn(pool),
    transaction: (work, locks = []) => {
      // Everybody takes several locks in one order, so that no two wait for each other.
      const names = [...new Set(locks)].sort()
      return inTurn.acquire(names, () => transact(work, names))
    },
    hear: (channel) => listenToPostgres(url, channel),
    close: () => pool.end(),
  }
}
