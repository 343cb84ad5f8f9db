import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { type BackendApi, createClient } from '@ementa/contracts/client'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createServerBackend, type ServerBackend } from '../backend'
import { locksOf } from '../calls/locks'
import type { Database } from '../database/database'
import { openPostgres } from '../database/postgres'
import { migrate } from '../migrations'
import { createMailer } from '../people/mailer'
import { fill } from '../store/world'
import { postgresPrograms, type RunningPostgres, startPostgres } from '../test/postgres'
import { type ReceivedMail, startSink } from '../test/sink'
import { startJobs } from './jobs'
import { addUnsubscribeRoutes } from './unsubscribe'

const PATIENCE = 240_000
const OWNER = 'user-anapaula'
const READER = 'user-renata'
const LONG = `<h2>Prazo em dobro</h2><p>${'A Fazenda tem prazo em dobro, e a defesa o conta. '.repeat(4)}<a href="/u/renata">Ver</a></p>`

let postgres: RunningPostgres
let databases = 0

beforeAll(async () => {
  const programs = postgresPrograms()
  if (!programs) throw new Error('Failed to find PostgreSQL: "npm run test:slow" installs it.')
  postgres = await startPostgres(programs)
}, PATIENCE)
afterAll(() => postgres?.stop())

/** A database of its own, with the sample people, none of whose issues is new. */
async function community() {
  const admin = openPostgres(postgres.url)
  databases += 1
  const name = `mail_${databases}`
  await admin.query(`create database ${name}`)
  await admin.close()
  const url = postgres.url.replace(/[^/]+$/, name)
  const database = openPostgres(url)
  onTestFinished(() => database.close())
  await migrate(database)
  await database.transaction((query) => fill(query, { isDemo: true, at: new Date() }))
  await database.query("insert into ementa (key, value) values ('filled', 'host')")
  return { url, database }
}

function callsOf(backend: ServerBackend, user: string): BackendApi {
  return createClient({ url: 'http://server.test/api', fetch: (request) => backend.fetch(request, user) })
}

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `leitor${index}@example.com`)

/** A newsletter with one subscriber and a list of addresses. */
async function newsletter(api: (user: string) => BackendApi, emails: readonly string[]) {
  const { id } = await api(OWNER).newsletters.create({
    handle: 'clausula',
    title: 'Cláusula',
    description: 'Contratos',
  })
  await api(READER).newsletters.subscribe({ id })
  if (emails.length > 0) {
    const subscribers = emails.map((email) => ({ email }))
    await api(OWNER).newsletters.importAudience({ newsletterId: id, consent: 'Formulário do site', subscribers })
  }
  const write = async (subject: string) => {
    const issue = { newsletterId: id, title: subject, subject, html: LONG }
    return (await api(OWNER).newsletters.createIssue(issue)).id
  }
  return { id, write }
}

/** A server whose clock a test moves: its work is done every second, at that time. */
async function server({ refuse = (_: string): { code: number; message: string } | null => null } = {}) {
  const { database } = await community()
  const sink = await startSink({ refuse })
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const backend = createServerBackend(database, { clock, locksOf })
  const mailer = createMailer(sink.url, 'Ementa <cartas@oab.example>')
  const place = { origin: 'https://ementa.oab.example', sender: mailer.issues.sender }
  const mail = { send: mailer.issues.send, place }
  const told: (readonly string[])[] = []
  const live = { tellEverybody: (reads: readonly string[]) => void told.push(reads) }
  // Two at once, as two processes work.
  const jobs = [0, 1].map(() => startJobs({ database, backend, live, mail, clock }))
  onTestFinished(async () => {
    await Promise.all(jobs.map(({ stop }) => stop()))
    mailer.close()
    await sink.close()
  })
  return {
    ...{ database, backend, sink, told },
    api: (user: string) => callsOf(backend, user),
    pass: (ms: number) => {
      ahead += ms
    },
    now: () => clock().getTime(),
  }
}

const arrived = (mails: readonly ReceivedMail[], count: number) =>
  vi.waitFor(() => expect(mails.length).toBeGreaterThanOrEqual(count), { timeout: 30_000, interval: 100 })

/** Waits until no mail waits any more. */
const settled = (database: Database) =>
  vi.waitFor(
    async () => {
      const waiting = await database.query("select 1 from mail_jobs where state = 'waiting'")
      expect(waiting).toEqual([])
    },
    { timeout: 120_000, interval: 200 },
  )

const stateOf = async (database: Database, address: string) => {
  const [row] = await database.query('select state, error from mail_jobs where address = $1', [address])
  return row
}

describe('an issue by mail', { timeout: PATIENCE }, () => {
  test('goes once to each address when it can no longer be taken back, whole, with a way out', async () => {
    const { api, sink, pass, database } = await server()
    const account = await database.query<{ email: string }>(
      "select doc->>'email' as email from accounts where key_profile = $1",
      [READER],
    )
    const own = account[0]?.email.toLowerCase() ?? ''
    // The reader is in the owner's list, too.
    const { write } = await newsletter(api, [...addresses(3), own])
    const issueId = await write('Prazo em dobro: à vista')
    await api(OWNER).newsletters.sendIssueNow({ issueId })
    pass(20_000)
    await api(OWNER).newsletters.undoSend({ issueId })
    await api(OWNER).newsletters.sendIssueNow({ issueId: await write('Outra') })
    pass(60_000)
    // The other one went out after it was taken back.
    await arrived(sink.mails, 4)
    await settled(database)
    expect(await database.query('select 1 from mail_jobs where issue_id = $1', [issueId])).toEqual([])

    sink.mails.length = 0
    await api(OWNER).newsletters.sendIssueNow({ issueId })
    pass(40_000)
    await arrived(sink.mails, 4)
    await settled(database)
    expect(sink.mails.map(({ to }) => to).toSorted()).toEqual([...addresses(3), own].toSorted())
    const { headers, body } = sink.mails.find(({ to }) => to === own) as ReceivedMail
    expect(headers.get('subject')).toMatch(/^=\?UTF-8\?Q\?Prazo_em_dobro/)
    expect(headers.get('from')).toContain('<cartas@oab.example>')
    expect(headers.get('message-id')).toBe(
      `<${issueId}.${headers.get('message-id')?.split('.')[1]?.split('@')[0]}@oab.example>`,
    )
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(headers.get('list-unsubscribe')).toMatch(/^<https:\/\/ementa\.oab\.example\/api\/mail\/sair\/[\da-f]{64}>$/)
    expect(headers.get('content-type')).toContain('multipart/alternative')
    expect(body).toContain('PRAZO EM DOBRO: À VISTA')
    expect(body).toContain('<a href="https://ementa.oab.example/u/renata"')
  })

  test('goes to nobody who has not confirmed the own address', async () => {
    const { api, sink, pass, database } = await server()
    await database.query(`update accounts set doc = doc || '{"email_verified": false}' where key_profile = $1`, [
      READER,
    ])
    const { write } = await newsletter(api, addresses(1))
    await api(OWNER).newsletters.sendIssueNow({ issueId: await write('Para quem confirmou') })
    pass(40_000)
    await arrived(sink.mails, 1)
    await settled(database)
    expect(sink.mails.map(({ to }) => to)).toEqual(addresses(1))
  })

  test('is taken from a list by one click from outside, and then not sent there any more', async () => {
    const { api, backend, sink, pass, database } = await server()
    const { id, write } = await newsletter(api, addresses(1))
    await api(OWNER).newsletters.sendIssueNow({ issueId: await write('A primeira') })
    pass(40_000)
    await arrived(sink.mails, 2)
    const app = new Hono()
    addUnsubscribeRoutes(app, database.query, backend)
    for (const { headers } of [...sink.mails]) {
      const url = headers.get('list-unsubscribe')?.slice(1, -1) ?? ''
      // A program that looks at the link ends nothing.
      const page = await app.request(url)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Cancelar assinatura</button>')])
      const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      const answer = await app.request(url, { method: 'POST', body: form })
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Assinatura cancelada')])
    }
    expect((await app.request('/api/mail/sair/0000', { method: 'POST' })).status).toBe(404)
    expect((await api(OWNER).newsletters.listAudience({ newsletterId: id })).total).toBe(0)
    // No import brings the address back.
    const again = { newsletterId: id, consent: 'Formulário', subscribers: addresses(1).map((email) => ({ email })) }
    expect(await api(OWNER).newsletters.importAudience(again)).toMatchObject({ added: 0, removed: [0] })
  })

  test('is tried again where a mailbox is full, and never again where nobody has the address', async () => {
    let isFull = true
    let isAway = true
    const refuse = (address: string) => {
      if (isAway) return { code: 421, message: '4.3.2 shutting down' }
      if (address.startsWith('leitor0')) return { code: 550, message: '5.1.1 no such user' }
      if (address.startsWith('leitor1')) return { code: 550, message: '5.7.1 blocked' }
      return isFull && address.startsWith('leitor2') ? { code: 452, message: '4.2.2 mailbox full' } : null
    }
    const { api, sink, pass, database } = await server({ refuse })
    const { write } = await newsletter(api, addresses(4))
    await api(OWNER).newsletters.sendIssueNow({ issueId: await write('A primeira') })
    pass(40_000)
    // A server that takes nothing now costs no mail one of its tries.
    await vi.waitFor(async () => expect(await stateOf(database, 'leitor0@example.com')).toBeDefined(), PATIENCE)
    isAway = false
    pass(31_000)
    await arrived(sink.mails, 2)
    await vi.waitFor(async () => {
      expect(await stateOf(database, 'leitor0@example.com')).toEqual({ state: 'failed', error: '550' })
      expect(await stateOf(database, 'leitor1@example.com')).toEqual({ state: 'failed', error: '550' })
      expect(await stateOf(database, 'leitor2@example.com')).toEqual({ state: 'waiting', error: '452' })
    }, PATIENCE)
    isFull = false
    pass(60_000)
    await arrived(sink.mails, 3)
    await api(OWNER).newsletters.sendIssueNow({ issueId: await write('A segunda') })
    pass(40_000)
    // The blocked one is a fault of the sender, and is asked again with the next issue.
    await arrived(sink.mails, 6)
    const jobs = await database.query('select address from mail_jobs order by address')
    expect(jobs.filter(({ address }) => address === 'leitor0@example.com')).toHaveLength(1)
    expect(jobs.filter(({ address }) => address === 'leitor1@example.com')).toHaveLength(2)
  })

  test('goes out at its hour without anybody there, once, open pages hear of it, and its recurrence opens the next', async () => {
    const { api, sink, told, pass, now, database } = await server()
    const { id, write } = await newsletter(api, addresses(2))
    const scheduledAt = new Date(now() + 3600_000).toISOString()
    await api(OWNER).newsletters.scheduleIssue({ issueId: await write('Semanal'), scheduledAt, recurrence: 'weekly' })
    pass(3600_000)
    await arrived(sink.mails, 3)
    await settled(database)
    expect(sink.mails).toHaveLength(3)
    await expect.poll(() => told).toEqual([expect.arrayContaining(['issues', 'notifications'])])
    const { issues } = await api(OWNER).newsletters.listIssues({ newsletterId: id })
    expect(issues.map(({ status }) => status).toSorted()).toEqual(['scheduled', 'sent'])
  })

  test('reaches everybody when a process is killed between two mails, and nobody under two names', async () => {
    const tool = path.join(import.meta.dirname, '../../../tooling/scripts/lib/build-server.mjs')
    const code = `const { buildServer } = await import(${JSON.stringify(tool)}); await buildServer()`
    execFileSync(process.execPath, ['--input-type=module', '-e', code])
    const { url, database } = await community()
    const children: ChildProcess[] = []
    let victim: ChildProcess | undefined
    const sink = await startSink({
      onMail: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
        // It dies after the mail has arrived, and before it learns of it.
        if (sink.mails.length === 25) victim?.kill('SIGKILL')
      },
    })
    const start = () => {
      const env = { ...process.env, DATABASE_URL: url, SMTP_URL: sink.url, MAIL_FROM: 'cartas@oab.example', PORT: '0' }
      const file = path.join(import.meta.dirname, '../../bin.mjs')
      const child = spawn(process.execPath, [file], { env: { ...env, HOST: '127.0.0.1' }, stdio: 'ignore' })
      children.push(child)
      return child
    }
    onTestFinished(async () => {
      for (const child of children) child.kill('SIGKILL')
      await sink.close()
    })
    const api = (user: string) => callsOf(createServerBackend(database, { locksOf }), user)
    const { write } = await newsletter(api, addresses(80))
    const issueId = await write('Até o fim')
    await api(OWNER).newsletters.sendIssueNow({ issueId })
    const past = JSON.stringify({ visible_from: new Date(Date.now() - 60_000).toISOString() })
    await database.query('update issues set doc = doc || $2::jsonb where id = $1', [issueId, past])
    victim = start()
    await vi.waitFor(() => expect(victim?.signalCode).toBe('SIGKILL'), { timeout: 60_000, interval: 50 })
    expect(sink.mails.length).toBeLessThan(81)
    start()
    // What the dead process had taken is free again after its lease.
    await settled(database)
    const names = new Map<string, Set<string | undefined>>()
    for (const { to, headers } of sink.mails) {
      names.set(to, (names.get(to) ?? new Set()).add(headers.get('message-id')))
    }
    expect(names.size).toBe(81)
    expect(sink.mails.length).toBeLessThanOrEqual(82)
    expect([...names.values()].every((ids) => ids.size === 1)).toBe(true)
  })
})
