// @vitest-environment happy-dom
import { LARGEST_PAGE } from '@ementa/contracts'
import { createTestWorld, required, withCalls } from '@ementa/testing'
import { queueAction } from '@ementa/testing/records'
import { expect, test, vi } from 'vitest'
import { exportOwnData } from './export-own-data'

const action = (id: string, userId: string) => queueAction({ id, userId })
/** Creates `count` things with ids, from this one on. */
const things = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index) }))
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => Number(id))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The pages of a list by cursor: 0 and 1, then 2, then 3. */
const PAGES = new Map([
  [null, { items: things(0, 2), nextCursor: '2' }],
  ['2', { items: things(2, 1), nextCursor: '3' }],
  ['3', { items: things(3, 1), nextCursor: null }],
])
const pagesOf = (name: string) =>
  vi.fn(async ({ cursor }: { cursor: string | null }) => {
    const { items, nextCursor } = required(PAGES.get(cursor))
    return { [name]: items, nextCursor }
  })

async function exported(world: Awaited<ReturnType<typeof createTestWorld>>) {
  return exportOwnData(world.services, required(world.services.session.state.user))
}

test('reads every page of what comes in pages, as large as they may be', async () => {
  const list = pagesOf('notifications')
  const listOwn = pagesOf('comments')
  const listByUser = vi.fn(async ({ afterId }: { afterId: string | null }) => ({
    posts: afterId === null ? things(0, LARGEST_PAGE) : things(Number(afterId) + 1, 1),
  }))
  let world = await createTestWorld({ as: 'anapaula' })
  world = withCalls(world, 'notifications', { list })
  world = withCalls(world, 'comments', { listOwn })
  world = withCalls(world, 'posts', { listByUser })
  const data = await exported(world)
  expect(idsOf(data.notifications)).toEqual([0, 1, 2, 3])
  expect(idsOf(data.comments)).toEqual([0, 1, 2, 3])
  expect(list.mock.calls.map(([input]) => input)).toEqual([
    { cursor: null, limit: LARGEST_PAGE },
    { cursor: '2', limit: LARGEST_PAGE },
    { cursor: '3', limit: LARGEST_PAGE },
  ])
  expect(idsOf(data.posts)).toEqual(upTo(LARGEST_PAGE + 1))
  // Parts of a thread are included, and a page that is not full is the last one.
  expect(listByUser.mock.calls.map(([input]) => input)).toEqual([
    { userId: 'user-anapaula', afterId: null, limit: LARGEST_PAGE, allParts: true },
    { userId: 'user-anapaula', afterId: String(LARGEST_PAGE - 1), limit: LARGEST_PAGE, allParts: true },
  ])
})

test('holds one’s newsletters with all that belongs to them, and those of nobody else', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  const { api } = world.services
  const { newsletters } = await api.newsletters.listAll()
  const own = required(newsletters.find(({ owner_id }) => owner_id === 'user-anapaula'))
  const data = await exported(world)
  expect(data.newsletters.map(({ owner_id }) => owner_id)).toEqual(['user-anapaula'])
  const [newsletter] = data.newsletters
  const newsletterId = own.id
  expect(newsletter).toMatchObject(own)
  const { issues } = await api.newsletters.listIssues({ newsletterId, limit: LARGEST_PAGE })
  expect(issues.length).toBeGreaterThan(0)
  expect(newsletter?.issues).toEqual(issues)
  const { subscribers } = await api.newsletters.listAudience({ newsletterId, limit: LARGEST_PAGE })
  expect(subscribers.length).toBeGreaterThan(0)
  expect(newsletter?.audience.slice(0, subscribers.length)).toEqual(subscribers)
  expect(newsletter?.schedules).toEqual((await api.newsletters.listSchedules({ newsletterId })).schedules)
  expect(newsletter?.abTests).toEqual((await api.newsletters.listABTests({ newsletterId })).tests)
})

test('what waits for the connection is there, as far as it is one’s own', async () => {
  const world = await createTestWorld({ as: 'anapaula' })
  world.services.offline.state.pending = [action('1', 'user-anapaula'), action('2', 'user-renata')]
  const { unsent, exportedAt } = await exported(world)
  expect(unsent).toEqual({ waiting: [action('1', 'user-anapaula')], writing: {} })
  expect(Math.abs(Date.parse(exportedAt) - Date.now())).toBeLessThan(60_000)
})
