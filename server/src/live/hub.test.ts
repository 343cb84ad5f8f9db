import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Hub, type Listener } from './hub'
import type { News } from './news'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NOTHING: News = { page: null, everybody: [], moderators: [], persons: {} }

/** Reads a stream as a page does. */
function follow(hub: Hub, listener: Partial<Listener> = {}) {
  const heard: (readonly string[])[] = []
  const gone = new AbortController()
  let isOver = false
  const events = hub.listen({ personId: 'user-ana', isModerator: false, page: 'page-ana', ...listener }, gone.signal)
  const reading = (async () => {
    for await (const { stale } of events) heard.push(stale)
    isOver = true
  })()
  return { heard, reading, leave: () => gone.abort(), isOver: () => isOver }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a stream begins with an event, and names what concerns its person, once each', async () => {
  const hub = new Hub()
  const ana = follow(hub)
  const bruno = follow(hub, { personId: 'user-bruno', page: 'page-bruno' })
  await pass(0)
  expect([ana.heard, bruno.heard]).toEqual([[[]], [[]]])
  for (let time = 0; time < 2; time += 1) {
    hub.publish({ ...NOTHING, everybody: ['feed'], persons: { 'user-bruno': ['unreadCount'] } })
  }
  await pass(100)
  expect(ana.heard.slice(1)).toEqual([['feed']])
  expect(new Set(bruno.heard.slice(1).flat())).toEqual(new Set(['feed', 'unreadCount']))
})

test('moderators alone hear of the back office, and nobody of what the own page did', async () => {
  const hub = new Hub()
  const [ana, mod, own] = [
    follow(hub),
    follow(hub, { isModerator: true, page: 'page-mod' }),
    follow(hub, { page: 'mine' }),
  ]
  await pass(0)
  hub.publish({ ...NOTHING, page: 'mine', moderators: ['moderationClaims'], everybody: ['post'] })
  await pass(100)
  expect(ana.heard).toEqual([[], ['post']])
  expect(mod.heard.flat().toSorted()).toEqual(['moderationClaims', 'post'])
  expect(own.heard).toEqual([[]])
})

test('a stream shows that it lives, and ends after a while, so that its session is asked about again', async () => {
  const hub = new Hub()
  const { heard, isOver } = follow(hub)
  await pass(45_000)
  expect(heard.length).toBeGreaterThanOrEqual(3)
  expect(heard.flat()).toEqual([])
  await pass(15 * 60_000)
  expect([isOver(), hub.size]).toEqual([true, 0])
})

test('a page that is gone leaves nothing behind, and neither does one of very many of a person', async () => {
  const hub = new Hub()
  const gone = follow(hub)
  await pass(0)
  gone.leave()
  await gone.reading
  expect(hub.size).toBe(0)
  const pages = Array.from({ length: 21 }, (_, index) => follow(hub, { page: `page-${index}` }))
  await pass(0)
  expect([hub.size, pages[0]?.isOver()]).toEqual([20, true])
})

test('a page that reads slowly finds all names in one event', async () => {
  const hub = new Hub()
  const events = hub.listen({ personId: 'user-ana', isModerator: false, page: 'page-ana' })
  await events.next()
  for (const name of ['feed', 'post', 'feed']) hub.publish({ ...NOTHING, everybody: [name] })
  await pass(60_000)
  const next = events.next()
  await pass(10)
  expect((await next).value).toEqual({ stale: ['feed', 'post'] })
  await events.return(undefined)
})

test('when news were lost everybody reads everything, and a server that stops ends all streams', async () => {
  const hub = new Hub()
  const { heard, reading } = follow(hub)
  await pass(0)
  hub.publishEverything()
  await pass(100)
  expect(heard).toEqual([[], ['all']])
  hub.close()
  await reading
  await follow(hub).reading
  expect(hub.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('of many open pages not all are told in one moment', async () => {
  const hub = new Hub()
  const pages = Array.from({ length: 400 }, (_, index) => follow(hub, { personId: `user-${index}`, page: `${index}` }))
  await pass(0)
  hub.publish({ ...NOTHING, everybody: ['feed'] })
  const told = () => pages.filter(({ heard }) => heard.length > 1).length
  await pass(1000)
  expect(told()).toBeGreaterThan(100)
  expect(told()).toBeLessThan(300)
  await pass(1000)
  expect(told()).toBe(400)
})
