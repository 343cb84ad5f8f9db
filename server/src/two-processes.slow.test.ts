import { errorCode } from '@ementa/contracts'
import type { BackendApi } from '@ementa/contracts/client'
import { createClient } from '@ementa/contracts/client'
import { USER_HEADER } from '@ementa/mock-backend/parts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServerBackend, type ServerBackend } from './backend'
import { locksOf } from './calls/locks'
import type { Database } from './database/database'
import { openPostgres } from './database/postgres'
import { migrate } from './migrations'
import { serve } from './serve'
import { fill } from './store/world'
import { postgresPrograms, type RunningPostgres, startPostgres } from './test/postgres'

/** How often each race is run. */
const TIMES = 10
const PATIENCE = 240_000

let server: RunningPostgres
let databases: Database[] = []
let backends: ServerBackend[] = []
let retries = 0

beforeAll(async () => {
  const programs = postgresPrograms()
  if (!programs) throw new Error('Failed to find PostgreSQL: "npm run test:slow" installs it.')
  server = await startPostgres(programs)
  // Two pools know as little of each other as two processes do.
  databases = [openPostgres(server.url), openPostgres(server.url)]
  const [first] = databases
  if (!first) return
  await migrate(first)
  await first.transaction((query) => fill(query, { isDemo: true, at: new Date() }))
  backends = databases.map((database) =>
    createServerBackend(database, {
      locksOf,
      onDone: (_, __, tries) => {
        retries += tries - 1
      },
    }),
  )
}, PATIENCE)

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await server?.stop()
})

/** A client of one of the processes, for a person. */
const clientOf = (index: number, user: string): BackendApi =>
  createClient({
    url: 'https://server.test/api',
    headers: () => ({ [USER_HEADER]: user }),
    fetch: (request) => {
      const backend = backends[index % backends.length]
      if (!backend) throw new Error('Failed to find a process.')
      return backend.fetch(request, user)
    },
  })

const outcome = (call: Promise<unknown>) => call.then(() => 'done', errorCode)

async function countOf(text: string, values: unknown[] = []): Promise<number> {
  const [row] = (await databases[0]?.query<{ count: number }>(text, values)) ?? []
  return row?.count ?? -1
}

describe('two processes on one database', () => {
  test('give a handle to one of those who want it', { timeout: PATIENCE }, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const newsletter = { handle: `disputado-${time}`, title: 'Disputado', description: 'Quem chega primeiro' }
      const wishes = ['user-anapaula', 'user-renata', 'user-lexcorp', 'user-moderacao'].map((user, index) =>
        outcome(clientOf(index, user).newsletters.create(newsletter)),
      )
      expect((await Promise.all(wishes)).toSorted()).toEqual(['HANDLE_TAKEN', 'HANDLE_TAKEN', 'HANDLE_TAKEN', 'done'])
    }
  })

  test('make one post of a request that arrives four times', { timeout: PATIENCE }, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const body = `Quatro vezes ${time}`
      const sent = [0, 1, 2, 3].map((index) =>
        clientOf(index, 'user-anapaula').posts.create({ body, requestId: `pedido-${time}-0000` }),
      )
      expect(new Set((await Promise.all(sent)).map(({ id }) => id)).size).toBe(1)
      expect(await countOf("select count(*)::int as count from posts where doc->>'body' = $1", [body])).toBe(1)
    }
  })

  test('give a case to one of two moderators', { timeout: PATIENCE }, async () => {
    const queue = await clientOf(0, 'user-moderacao').moderation.getQueue({ limit: TIMES })
    const winners: number[] = []
    for (const { item } of queue.items) {
      const claims = ['user-moderacao', 'user-beatriz'].map((user, index) =>
        outcome(clientOf(index, user).moderation.claim({ id: item.id })),
      )
      winners.push((await Promise.all(claims)).filter((one) => one === 'done').length)
    }
    // A moderator may not decide in their own cause, so some items are for nobody here.
    expect(Math.max(...winners)).toBe(1)
  })

  test('keep the one edit of a version that came first', { timeout: PATIENCE }, async () => {
    const author = clientOf(0, 'user-anapaula')
    for (let time = 0; time < TIMES; time += 1) {
      const { id } = await author.posts.create({ body: `Versão ${time}` })
      const edits = [0, 1, 2, 3].map((index) =>
        outcome(
          clientOf(index, 'user-anapaula').posts.update({ id, body: `Edição ${index}`, expectedUpdatedAt: null }),
        ),
      )
      expect((await Promise.all(edits)).filter((one) => one === 'done')).toHaveLength(1)
    }
  })

  test('count every comment of many at once, and need not try again', { timeout: PATIENCE }, async () => {
    const { id } = await clientOf(0, 'user-anapaula').posts.create({ body: 'Comentem' })
    const before = retries
    const people = ['user-anapaula', 'user-renata', 'user-lexcorp', 'user-moderacao']
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        clientOf(index, people[index % people.length] ?? '').comments.create({
          postId: id,
          body: `Comentário ${index}`,
        }),
      ),
    )
    const { post } = await clientOf(1, 'user-renata').posts.get({ id })
    expect(post.comment_count).toBe(40)
    expect(retries - before).toBe(0)
  })

  test('leave a moderator where the last two dismiss each other', { timeout: PATIENCE }, async () => {
    const moderators =
      "select count(*)::int as count from moderation_statuses where key_moderator = 'all' and deleted_at is null"
    const all = (await databases[0]?.query<{ id: string }>(moderators.replace('count(*)::int as count', 'id'))) ?? []
    const [first = { id: '' }, second = { id: '' }, ...others] = all
    for (const { id } of others) {
      await clientOf(0, first.id).moderation.updateUserRole({
        user_id: id,
        is_moderator: false,
        reason: 'Fim do mandato',
      })
    }
    const dismissals = [
      [first.id, second.id],
      [second.id, first.id],
    ].map(([from = '', user_id = ''], index) =>
      outcome(
        clientOf(index, from).moderation.updateUserRole({ user_id, is_moderator: false, reason: 'Fim do mandato' }),
      ),
    )
    await Promise.all(dismissals)
    expect(await countOf(moderators)).toBe(1)
  })
})

test('two processes that start on an empty database print one invitation', { timeout: PATIENCE }, async () => {
  await databases[0]?.query('create database empty')
  const url = server.url.replace(/[^/]+$/, 'empty')
  const start = () => serve({ database: openPostgres(url), isDemo: false, port: 0, host: '127.0.0.1' })
  const started = await Promise.all([start(), start()])
  expect(started.filter(({ firstInvitation }) => firstInvitation !== null)).toHaveLength(1)
  await Promise.all(started.map(({ stop }) => stop()))
})
