import { expect, test, vi } from 'vitest'
import { createInFlight, createWrites, type Stale, type Transport } from './middleware'

const request = (call: string) => new Request(`http://api.example/base/${call.replace('.', '/')}`, { method: 'POST' })
const settled = () => new Promise((resolve) => setTimeout(resolve))

function setup(status = 200) {
  const inFlight = createInFlight()
  const writes = createWrites(inFlight)
  const heard: Stale[] = []
  writes.subscribe((stale) => heard.push(stale))
  const inner = vi.fn(async () => Response.json({ ok: true }, { status }))
  const watch = (transport: Transport = inner) => inFlight.middleware(writes.middleware(transport))
  const watchLate = () => inFlight.middleware(writes.lateMiddleware(inner))
  return { writes, inFlight, heard, inner, watch, watchLate }
}

test('a write that succeeded makes stale what the table of calls says', async () => {
  const { heard, watch } = setup()
  await watch()(request('posts.saveDraft'))
  expect(heard).toEqual([])
  await settled()
  expect(heard).toEqual([{ resources: ['drafts'], forOtherTabs: ['drafts'] }])
})

test('a read, a write without consequences and an unknown path make nothing stale', async () => {
  const { heard, inner, watch } = setup()
  for (const call of ['posts.get', 'posts.like', 'polls.vote']) await watch()(request(call))
  await settled()
  expect(inner).toHaveBeenCalledTimes(3)
  expect(heard).toEqual([])
})

test('a failed write makes nothing stale; a refusal does where it says that what is shown is old', async () => {
  const failed = setup(500)
  await failed.watch()(request('moderation.processQueue'))
  const refused = setup(409)
  await refused.watch()(request('posts.saveDraft'))
  await refused.watch()(request('moderation.processQueue'))
  const lost = setup()
  await expect(lost.watch(() => Promise.reject(new Error('offline')))(request('posts.saveDraft'))).rejects.toThrow()
  await settled()
  expect(failed.heard).toEqual([])
  expect(lost.heard).toEqual([])
  expect(refused.heard).toHaveLength(1)
  expect(refused.heard[0]?.resources).toContain('moderationQueue')
  expect(refused.heard[0]?.resources).not.toContain('issues')
})

test('what the caller brings up to date is stale for other tabs, and here when the queue sends the call', async () => {
  const { heard, watch, watchLate } = setup()
  await watch()(request('comments.create'))
  await settled()
  await watchLate()(request('comments.create'))
  await settled()
  expect(heard).toEqual([
    // Its list and its post are edited in place; the pages of the law that it cites are not.
    { resources: ['law'], forOtherTabs: ['law', 'comments', 'post'] },
    { resources: ['law', 'comments', 'post'], forOtherTabs: ['law', 'comments', 'post'] },
  ])
})

test('writes in parallel, one right after the other, or held together are read again once', async () => {
  const { inFlight, heard, watch } = setup()
  const watched = watch()
  await Promise.all(['n1', 'n2', 'n3'].map(() => watched(request('notifications.markRead'))))
  await watched(request('notifications.markRead'))
  await settled()
  expect(heard).toHaveLength(1)
  const release = inFlight.begin('write')
  await watched(request('posts.saveDraft'))
  await settled()
  await watched(request('posts.create'))
  await settled()
  expect(heard).toHaveLength(1)
  release()
  release()
  await settled()
  expect(heard).toHaveLength(2)
  expect(heard[1]?.resources.slice(0, 3)).toEqual(['drafts', 'feed', 'userPosts'])
})

test('what the backend did by itself is told to other tabs, what they told is not', () => {
  const { writes, heard } = setup()
  writes.announce(['issues'], { isShared: true })
  writes.announce(['issues'])
  writes.announce('all')
  expect(heard.map(({ forOtherTabs }) => forOtherTabs)).toEqual([['issues'], [], []])
})
