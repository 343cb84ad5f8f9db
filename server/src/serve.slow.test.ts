import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { USER_HEADER } from '@ementa/mock-backend/parts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { log } from './log'
import { MIGRATIONS, versionOf } from './migrations'
import { openDatabase, prepareFolder } from './open-database'
import { type Served, serve } from './serve'

const PATIENCE = 300_000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-serve-'))
const prepared = path.join(folder, 'prepared')
let served: Served

const start = async () =>
  serve({
    ...{ database: await openDatabase({ folder, prepared }), isDemo: true },
    ...{ port: 0, host: '127.0.0.1', metrics: '127.0.0.1:0' },
  })

beforeAll(async () => {
  await prepareFolder(prepared)
  served = await start()
}, PATIENCE)

afterAll(async () => {
  await served.stop()
  fs.rmSync(folder, { recursive: true })
}, PATIENCE)

const post = (call: string, body: string, user = 'user-anapaula') =>
  fetch(`${served.url}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [USER_HEADER]: user, origin: served.url },
    body,
  })

describe('the server on a folder of its own', { timeout: PATIENCE }, () => {
  test('answers calls, and says that it is ready', async () => {
    expect((await fetch(`${served.url}/readyz`)).status).toBe(200)
    const answer = await post('posts/create', JSON.stringify({ body: 'Pelo servidor' }))
    expect(await answer.json()).toMatchObject({ body: 'Pelo servidor', author_id: 'user-anapaula' })
  })

  test('logs and counts what was asked, and nothing of who asked or what they wrote', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    log.level = 'info'
    const { headers } = await post('posts/create', JSON.stringify({ body: 'Palavra-chave' }))
    await fetch(`${served.url}/api/images/ana@prado.adv.br?segredo=1`)
    await fetch(`${served.url}/healthz`)
    log.level = 'warn'
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
    written.mockRestore()
    const expected = { level: 'info', msg: 'answered', ms: expect.any(Number), time: expect.any(String) }
    expect(lines).toEqual([
      { ...expected, request: headers.get('x-request-id'), method: 'POST', call: 'posts.create', status: 200 },
      { ...expected, request: expect.any(String), method: 'GET', call: 'images', status: 404 },
    ])
    expect((await fetch(`${served.url}/metrics`)).status).toBe(404)
    const metrics = await (await fetch(served.metrics ?? '')).text()
    expect(metrics).toMatch(/ementa_answer_seconds_count\{call="posts\.create",status="2xx"\} [1-9]/)
    expect(metrics).toMatch(/ementa_call_statements_total\{call="posts\.create"\} [1-9]/)
    expect(metrics).not.toMatch(/anapaula|prado/)
  })

  test('begins a new folder with a copy of the prepared one, also where an earlier copy was cut short', async () => {
    const another = path.join(folder, 'another')
    fs.mkdirSync(path.join(another, 'pglite.part/base'), { recursive: true })
    const database = await openDatabase({ folder: another, prepared })
    expect(await versionOf(database.query)).toBe(MIGRATIONS.length)
    await database.close()
    expect(fs.readdirSync(another)).toEqual(['pglite'])
  })

  test('answers a call that is under way when it stops', async () => {
    const body = JSON.stringify({ body: 'Antes do fim' })
    const headers = { 'content-type': 'application/json', origin: served.url, [USER_HEADER]: 'user-anapaula' }
    const length = { 'content-length': body.length, expect: '100-continue' }
    const { port } = new URL(served.url)
    const options = { method: 'POST', port, path: '/api/posts/create', headers: { ...headers, ...length } }
    const request = http.request(options)
    request.flushHeaders()
    await once(request, 'continue')
    const stopped = served.stop()
    request.end(body)
    const [answer] = await once(request, 'response')
    expect(answer.statusCode).toBe(200)
    answer.resume()
    await stopped
    await expect(fetch(`${served.url}/readyz`)).rejects.toThrow()
    served = await start()
  })

  test('keeps everything when it stops and starts', async () => {
    await served.stop()
    served = await start()
    const answer = await post('posts/listByUser', JSON.stringify({ userId: 'user-anapaula' }))
    expect(await answer.text()).toContain('Pelo servidor')
  })
})
