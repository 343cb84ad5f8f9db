import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { USER_HEADER } from '@ementa/mock-backend/parts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database/database'
import { openPostgres } from './database/postgres'
import { postgresPrograms, type RunningPostgres, startPostgres } from './test/postgres'

const PATIENCE = 600_000
const SEED = Number(process.env.EMENTA_SEED ?? 7)
const PEOPLE = ['user-anapaula', 'user-renata', 'user-lexcorp', 'user-moderacao', 'user-beatriz', 'user-soniaribeiro']
/** Actions of each person. */
const ACTIONS = 20
/** A client waits so many ms before it sends an action again. */
const PAUSE = 150

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A server process that is killed and started again. */
class Server {
  readonly #port: number
  readonly #databaseUrl: string
  #child: ChildProcess | undefined

  constructor(port: number, databaseUrl: string) {
    this.#port = port
    this.#databaseUrl = databaseUrl
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  start(): void {
    const file = path.join(import.meta.dirname, '..', 'bin.mjs')
    const env = { ...process.env, DATABASE_URL: this.#databaseUrl, PORT: String(this.#port), HOST: '127.0.0.1' }
    this.#child = spawn(process.execPath, [file, '--demo'], { env, stdio: 'ignore' })
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(200)
}

let postgres: RunningPostgres
let database: Database
let servers: Server[] = []

beforeAll(async () => {
  const programs = postgresPrograms()
  if (!programs) throw new Error('Failed to find PostgreSQL: "npm run test:slow" installs it.')
  const tool = path.join(import.meta.dirname, '../../tooling/scripts/lib/build-server.mjs')
  const code = `const { buildServer } = await import(${JSON.stringify(tool)}); await buildServer()`
  execFileSync(process.execPath, ['--input-type=module', '-e', code])
  postgres = await startPostgres(programs)
  database = openPostgres(postgres.url)
  const base = 20_000 + (process.pid % 20_000)
  servers = [new Server(base, postgres.url), new Server(base + 1, postgres.url)]
  for (const server of servers) server.start()
  for (const server of servers) await until(() => server.isReady())
}, PATIENCE)

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await database?.close()
  await postgres?.stop()
}, PATIENCE)

interface Action {
  call: string
  input: Record<string, unknown>
}

test('nothing acknowledged is lost and nothing is doubled, whatever dies', { timeout: PATIENCE }, async () => {
  const random = chance(SEED)
  const start = await fetch(`${servers[0]?.url}/api/posts/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [USER_HEADER]: 'user-anapaula' },
    body: JSON.stringify({ body: 'Comentem aqui', requestId: 'exercicio-inicio' }),
  })
  const { id: postId } = (await start.json()) as { id: string }

  /** Sends an action to one process after another, until an answer arrives that is not lost on the way. */
  const send = async (user: string, { call, input }: Action) => {
    for (;;) {
      const server = servers[Math.floor(random() * servers.length)]
      const isLost = random() < 0.1
      const status = await fetch(`${server?.url}/api/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [USER_HEADER]: user },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(20_000),
      }).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status >= 400 && status < 500) throw new Error(`Failed to ${call}: it was refused with ${status}.`)
      if (status === 200 && !isLost) return
      await wait(PAUSE)
    }
  }

  const likes = new Set<string>()
  const person = async (user: string, index: number) => {
    for (let step = 0; step < ACTIONS; step += 1) {
      const requestId = `exercicio-${index}-${step}-0000`
      const kind = random()
      if (kind < 0.4)
        await send(user, { call: 'posts/create', input: { body: `Prova dos nove ${index} ${step}`, requestId } })
      else if (kind < 0.7) {
        await send(user, {
          call: 'comments/create',
          input: { postId, body: `Prova dos nove ${index} ${step}`, requestId },
        })
      } else {
        const isOn = random() < 0.6
        await send(user, { call: isOn ? 'posts/like' : 'posts/unlike', input: { id: postId } })
        if (isOn) likes.add(user)
        else likes.delete(user)
        continue
      }
      expected.push(`Prova dos nove ${index} ${step}`)
    }
  }
  const expected: string[] = []
  let isOver = false
  const disaster = async () => {
    for (let round = 0; !isOver; round += 1) {
      await wait(1_000 + random() * 2_000)
      if (isOver) return
      if (round === 2) {
        await postgres.crash()
        await wait(3_000)
        await postgres.start()
        continue
      }
      const server = servers[Math.floor(random() * servers.length)]
      await server?.kill()
      server?.start()
    }
  }
  const disasters = disaster()
  await Promise.all(PEOPLE.map(person))
  isOver = true
  await disasters

  const bodies = await database.query<{ body: string }>(
    `select doc->>'body' as body from posts where deleted_at is null and doc->>'body' like 'Prova dos nove %'
union all select doc->>'body' from comments where deleted_at is null and doc->>'body' like 'Prova dos nove %'`,
  )
  expect(bodies.map(({ body }) => body).toSorted()).toEqual(expected.toSorted())
  const [post] = await database.query<{ count: number; comments: number }>(
    `select (doc->>'comment_count')::int as count,
  (select count(*)::int from comments where key_post = $1 and deleted_at is null) as comments from posts where id = $1`,
    [postId],
  )
  expect(post?.count).toBe(post?.comments)
  const liked = await database.query<{ user: string }>(
    "select doc->>'user_id' as user from memberships where doc->>'relation' = 'liked' and doc->>'target_id' = $1 and deleted_at is null",
    [postId],
  )
  expect(liked.map(({ user }) => user).toSorted()).toEqual([...likes].toSorted())
})
