import { createClient, PAGE_HEADER, SESSION_HEADER } from '@ementa/contracts/client'
import { createLiveClient } from '@ementa/contracts/host'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPostgres } from '../database/postgres'
import { type Served, serve } from '../serve'
import { postgresPrograms, type RunningPostgres, startPostgres } from '../test/postgres'

const PATIENCE = 240_000
/** Within this time in ms a change is heard, on a machine that does other things too. */
const AT_ONCE = 1_000

let database: RunningPostgres
let processes: Served[] = []

beforeAll(async () => {
  const programs = postgresPrograms()
  if (!programs) throw new Error('Failed to find PostgreSQL: "npm run test:slow" installs it.')
  database = await startPostgres(programs)
  const start = () => serve({ database: openPostgres(database.url), isDemo: true, port: 0, host: '127.0.0.1' })
  processes = [await start(), await start()]
}, PATIENCE)

afterAll(async () => {
  for (const { stop } of processes) await stop()
  await database?.stop()
})

/** A page of a person at one of the processes. */
function openPage(index: number, user: string) {
  const { url = '' } = processes[index] ?? {}
  const page = `page-${index}-${user}-${Math.random()}`
  const send = (request: Request) => {
    request.headers.set(SESSION_HEADER, user)
    request.headers.set(PAGE_HEADER, page)
    return fetch(request)
  }
  const heard: string[] = []
  const state = { isOver: false }
  const gone = new AbortController()
  const listen = async () => {
    const events = await createLiveClient(`${url}/api`, send).listen({ page }, { signal: gone.signal })
    const first = await events.next()
    expect(first.value).toEqual({ stale: [] })
    const read = async () => {
      for await (const { stale } of events) heard.push(...stale)
    }
    // A page that leaves breaks its stream off.
    void read()
      .catch(() => undefined)
      .finally(() => {
        state.isOver = true
      })
  }
  return { api: createClient({ url: `${url}/api`, fetch: send }), listen, heard, state, leave: () => gone.abort() }
}

const hears = (page: { heard: string[] }, names: string[]) =>
  vi.waitFor(() => expect(page.heard).toEqual(expect.arrayContaining(names)), { timeout: AT_ONCE, interval: 20 })

describe('pages at two processes of one database', { timeout: PATIENCE }, () => {
  test('hear at once what others write at either, and nothing of what is not theirs', async () => {
    const [author, here, there] = [
      openPage(0, 'user-anapaula'),
      openPage(0, 'user-renata'),
      openPage(1, 'user-lexcorp'),
    ]
    for (const page of [author, here, there]) await page.listen()
    await vi.waitFor(async () => {
      const { id } = await author.api.posts.create({ body: 'Novidade' })
      await hears(here, ['feed', 'post'])
      await hears(there, ['feed', 'post'])
      await there.api.comments.create({ postId: id, body: 'Li agora' })
      await hears(author, ['comments', 'notifications', 'unreadCount'])
    }, PATIENCE)
    expect(here.heard).not.toContain('unreadCount')
    expect(there.heard).not.toContain('unreadCount')
    // Its own post is no news for the page that wrote it.
    expect(author.heard).not.toContain('feed')
    for (const page of [author, here, there]) page.leave()
  })

  test('hear of an item that another moderator claims', async () => {
    const [first, second] = [openPage(0, 'user-moderacao'), openPage(1, 'user-beatriz')]
    await second.listen()
    const { items } = await first.api.moderation.getQueue({ limit: 1 })
    await vi.waitFor(async () => {
      await first.api.moderation.claim({ id: items[0]?.item.id ?? '' })
      await hears(second, ['moderationClaims'])
    }, PATIENCE)
    second.leave()
  })

  test('read everything again when their process could not hear the other for a while', async () => {
    const page = openPage(0, 'user-renata')
    await page.listen()
    await database.crash()
    await database.start()
    await vi.waitFor(() => expect(page.heard).toContain('all'), { timeout: 30_000 })
    page.leave()
  })

  test('a visitor hears nothing, and a server that stops ends its streams', async () => {
    const { url = '' } = processes[1] ?? {}
    await expect(
      createLiveClient(`${url}/api`, (request) => {
        request.headers.set('origin', url)
        return fetch(request)
      }).listen({ page: 'page-visitor' }),
    ).rejects.toMatchObject({ code: 'SIGN_IN_NEEDED' })
    const page = openPage(1, 'user-renata')
    await page.listen()
    await page.api.posts.listFeed({})
    const before = Date.now()
    await processes.pop()?.stop()
    await vi.waitFor(() => expect(page.state.isOver).toBe(true))
    expect(Date.now() - before).toBeLessThan(5_000)
  })
})
