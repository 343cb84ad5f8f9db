// biome-ignore-all lint/style/noRestrictedImports: the tests of the contract bring their own world along
import { createClient } from '@ementa/contracts/client'
import { simulationSchema, USER_HEADER } from '@ementa/mock-backend/parts'
import * as v from 'valibot'
import { inject, onTestFinished } from 'vitest'
import { calm, START } from '../../../shared-mock-backend/src/test/start'
import {
  http,
  requestOf,
  type Transport,
  type World,
  type WorldOptions,
} from '../../../shared-mock-backend/src/test/transports'
import { createServerBackend } from '../backend'
import { locksOf } from '../calls/locks'
import type { Database } from '../database/database'
import { openPglite } from '../database/pglite'
import { openPostgres } from '../database/postgres'
import { migrate } from '../migrations'
import { TABLES } from '../store/tables'
import { insertWorld, sampleWorld } from '../store/world'
import { expectFewRounds, noteRounds } from './rounds'

export { openAs } from '../../../shared-mock-backend/src/test/transports'

const tables = [...[...TABLES.values()].map(({ table }) => table), 'images']

interface Prepared {
  database: Database
  /** Tables that a test may have changed. */
  changed: Set<string>
}

/** Fills a database with the sample world, and keeps a copy of it for the next test. */
async function prepare(database: Database): Promise<Prepared> {
  await migrate(database)
  await database.transaction(async (query) => insertWorld(query, await sampleWorld(START)))
  await database.query('create schema seed')
  for (const table of tables) await database.query(`create table seed.${table} as select * from ${table}`)
  await database.query('analyze')
  return { database, changed: new Set() }
}

async function restore({ database, changed }: Prepared): Promise<void> {
  const restored = [...changed]
  changed.clear()
  await database.transaction(async (query) => {
    for (const table of restored) {
      await query(`delete from ${table}`)
      await query(`insert into ${table} select * from seed.${table}`)
    }
  })
}

async function fillWith({ database, changed }: Prepared, posts: number): Promise<void> {
  for (const table of tables) changed.add(table)
  await database.query(`truncate ${tables.join(', ')}`)
  const world = await sampleWorld(START, posts)
  await database.transaction((query) => insertWorld(query, world))
}

function overDatabase(transport: string, connect: () => Promise<Database>): Transport {
  let preparing: Promise<Prepared> | undefined
  const open = async ({ settings, ...options }: WorldOptions = {}): Promise<World> => {
    onTestFinished(expectFewRounds)
    preparing ??= connect().then(prepare)
    const prepared = await preparing
    await restore(prepared)
    if (settings?.posts) await fillWith(prepared, settings.posts)
    let time = START
    const simulation = v.parse(simulationSchema, calm(settings)())
    const backend = createServerBackend(prepared.database, {
      ...options,
      clock: () => time,
      simulation: () => simulation,
      locksOf,
      onChange: (names) => {
        for (const name of names) prepared.changed.add(TABLES.get(name)?.table ?? name)
      },
      onDone: noteRounds,
    })
    let session: Record<string, string> = {}
    const client = () =>
      createClient({
        url: 'https://server.test/api',
        headers: () => session,
        fetch: (request) => backend.fetch(request, request.headers.get(USER_HEADER)),
      })
    const api = client()
    return {
      api,
      // The tests that ask it run in memory alone.
      backend: undefined as never,
      at: (moment) => {
        time = new Date(moment)
      },
      another: client,
      as: async (username) => {
        const { profile } = await api.auth.signIn({ username })
        session = { [USER_HEADER]: profile.id }
        return profile
      },
      leave: async () => {
        await api.auth.signOut()
        session = {}
      },
      send: (call, input) => {
        const request = requestOf('https://server.test/api', call, input, session)
        return backend.fetch(request, request.headers.get(USER_HEADER))
      },
    }
  }
  return { transport, open }
}

const postgres = inject('postgres')

/** The contract's tests run over HTTP and over each database as they do in the page, since all must behave alike. */
export const transports: Transport[] = [
  overDatabase('over PGlite', () => openPglite()),
  ...(postgres === '' ? [] : [overDatabase('over PostgreSQL', async () => openPostgres(postgres))]),
  http,
]
