// biome-ignore-all lint/style/noRestrictedImports: the tests of the contract bring their own world along
import http from 'node:http'
import { createClient, VISITOR } from '@ementa/contracts/client'
import { USER_HEADER } from '@ementa/mock-backend/parts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '../../shared-mock-backend/src/random'
import { FUZZED_CALLS, Fuzzer } from '../../shared-mock-backend/src/test/fuzzer'
import { openPostgres } from './database/postgres'
import { type Served, serve } from './serve'
import { postgresPrograms, type RunningPostgres, startPostgres } from './test/postgres'

const PATIENCE = 400_000
const ROUNDS = 3000
const PEOPLE = ['user-anapaula', 'user-moderacao', 'user-beatriz', 'user-lexcorp', 'user-renata', 'nobody', null]

let postgres: RunningPostgres
let served: Served

beforeAll(async () => {
  const programs = postgresPrograms()
  if (!programs) throw new Error('Failed to find PostgreSQL: "npm run test:slow" installs it.')
  postgres = await startPostgres(programs)
  served = await serve({ database: openPostgres(postgres.url), isDemo: true, port: 0, host: '127.0.0.1' })
}, PATIENCE)

afterAll(async () => {
  await served.stop()
  await postgres.stop()
}, PATIENCE)

const post = (path: string, body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${served.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: served.url, ...headers },
    body,
  })

/** Sends what `fetch` would put right. Returns the status; 0 where the server hangs up. */
const sendRaw = (options: http.RequestOptions, body = '') =>
  new Promise<number>((resolve) => {
    const { port } = new URL(served.url)
    const request = http.request({ port, ...options }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    request.once('error', () => resolve(0))
    request.end(body)
  })

test('no call over HTTP is answered with a failure of the server [BCK-001]', { timeout: PATIENCE }, async () => {
  const { posts } = await createClient({ url: `${served.url}/api` }).posts.listFeed({ limit: 20 })
  const ids = [...posts.flatMap(({ id, author_id }) => [id, author_id]), 'anapaula', 'lgpd', 'newsletter-jornada']
  const fuzzer = new Fuzzer(seededRandom(20261128), ids)
  const failed: string[] = []
  const asked = new Set<string>()
  let person: string | null = null
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 20 === 0) person = fuzzer.pick(PEOPLE)
    const { path, input } = fuzzer.pick(FUZZED_CALLS)
    asked.add(path)
    const body = JSON.stringify(fuzzer.value(input) ?? {})
    const { status } = await post(path, body, person === null ? {} : { [USER_HEADER]: person })
    if (status >= 500) failed.push(`${status} ${path} ${person} ${body.slice(0, 300)}`)
  }
  expect(failed).toEqual([])
  expect(FUZZED_CALLS.map(({ path }) => path).filter((path) => !asked.has(path))).toEqual([])
})

describe('requests that no page sends are refused', { timeout: PATIENCE }, () => {
  test.each([
    ['half of a character', 'posts/create', Buffer.from([0x7b, 0x22, 0x62, 0xc3, 0x22, 0x3a, 0x31, 0x7d])],
    ['a lone surrogate in WTF-8', 'posts/create', Buffer.from('7b22626f6479223a22eda0bd227d', 'hex')],
    ['nested beyond sense', 'posts/create', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a number instead of an object', 'posts/create', '7'],
    ['a name of every object', 'posts/create', '{"__proto__":{"body":"x"},"constructor":1}'],
    ['an unknown area', 'toString/create', '{}'],
    ['a name with NUL', 'posts/create%00', '{}'],
    ['an address that cannot be decoded', 'posts/%ff', '{}'],
    ['a path through folders', '..%2f..%2fetc/passwd', '{}'],
  ])('%s', async (_, path, body) => {
    const { status } = await post(path, body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test.each<[string, http.RequestOptions, string]>([
    ['a target that is no address', { path: '//', method: 'POST' }, '{}'],
    ['an address of elsewhere', { path: 'http://evil.example/api/posts/create', method: 'POST' }, '{}'],
    ['a method that nobody knows', { path: '/api/posts/create', method: 'PROPFIND' }, ''],
    ['too many headers', { path: '/api/posts/create', method: 'POST', headers: { cookie: 'a'.repeat(40_000) } }, ''],
    ['a body without a length', { path: '/api/posts/create', headers: { 'transfer-encoding': 'chunked' } }, '{}'],
    ['a body that is compressed', { path: '/api/posts/create', headers: { 'content-encoding': 'gzip' } }, 'x'],
    ['an origin that is none', { path: '/api/posts/create', method: 'POST', headers: { origin: '%%' } }, '{}'],
  ])('%s', async (_, options, body) => {
    const status = await sendRaw(options, body)
    expect(status === 0 || (status >= 400 && status < 500) ? 'refused' : status).toBe('refused')
    expect((await fetch(`${served.url}/readyz`)).status).toBe(200)
  })
})

test('of a body that does not say how long it is no more is read than of any other', {
  timeout: PATIENCE,
}, async () => {
  const headers = { 'transfer-encoding': 'chunked' }
  const options = { path: '/api/host/requestLink', method: 'POST', headers }
  expect(await sendRaw(options, 'x'.repeat(100_000))).toBe(413)
})

describe('the door for caches', { timeout: PATIENCE }, () => {
  const get = (call: string, input?: string, headers: Record<string, string> = {}) =>
    fetch(`${served.url}/api/read/${call}${input === undefined ? '' : `?input=${encodeURIComponent(input)}`}`, {
      headers,
    })

  test('gives visitors what everybody may read, and again only what has changed', async () => {
    const input = JSON.stringify({ limit: 5 })
    const first = await get('posts/listFeed', input)
    expect(first.headers.get('cache-control')).toBe('public, max-age=30')
    const posted = await post('posts/listFeed', input, { [USER_HEADER]: VISITOR })
    expect(await first.json()).toEqual(await posted.json())
    const etag = first.headers.get('etag') ?? ''
    expect((await get('posts/listFeed', input, { 'if-none-match': etag })).status).toBe(304)
    await post('posts/create', JSON.stringify({ body: 'Novidade' }), { [USER_HEADER]: 'user-anapaula' })
    expect((await get('posts/listFeed', input, { 'if-none-match': etag })).status).toBe(200)
  })

  test('knows nobody, and changes nothing', async () => {
    const headers = { [USER_HEADER]: 'user-anapaula' }
    const own = await get('posts/listDrafts', '{}', headers)
    expect([own.status, own.headers.get('cache-control')]).toEqual([401, 'no-store'])
    expect((await get('posts/create', '{"body":"x"}', headers)).status).toBe(404)
    expect((await get('posts/nothing')).status).toBe(404)
    for (const input of ['{', '"\\ud83d"', '{"limit":"\u0000"}', '7']) {
      expect((await get('posts/listFeed', input)).status).toBe(400)
    }
  })
})
