import { beforeEach, expect, test, vi } from 'vitest'
import { offlineMiddleware } from './transport'

const inner = vi.fn(async (_request: Request) => Response.json('answered'))
const queue = { add: vi.fn(), meets: vi.fn() }
const onQueued = vi.fn()
let isOnline = true
let userId: string | null = 'u1'
const send = offlineMiddleware({ isOnline: () => isOnline, userId: () => userId, queue, onQueued })(inner)

/** Creates a call as the client does. */
const call = (path: string, input: unknown = { id: 'p1' }) =>
  send(new Request(`https://ementa.test${path}`, { method: 'POST', body: JSON.stringify(input) }))

beforeEach(() => {
  vi.clearAllMocks()
  isOnline = true
  userId = 'u1'
  queue.meets.mockReturnValue('nothing')
  queue.add.mockReturnValue('queued')
})

test('with a connection a write waits behind an older one about the same thing, and nobody is told that it is saved', async () => {
  queue.meets.mockReturnValue('on its way')
  expect(await (await call('/posts/like')).json()).toEqual({ queued: true })
  expect(queue.add).toHaveBeenCalledExactlyOnceWith('posts.like', { id: 'p1' })
  expect(inner).not.toHaveBeenCalled()
  expect(onQueued).not.toHaveBeenCalled()
})

test('the mark of a newer text of an issue reaches the backend of this device without a connection', async () => {
  isOnline = false
  expect(await (await call('/newsletters/markNewerText', { issueId: 'i1' })).json()).toBe('answered')
  expect(onQueued).not.toHaveBeenCalled()
})

test('what takes back a write that was never sent is done, without a word', async () => {
  isOnline = false
  queue.add.mockReturnValue('undone')
  expect(await (await call('/posts/unlike')).json()).toEqual({ ok: true })
  expect(onQueued).not.toHaveBeenCalled()
})

test.each([[null], [['p1']], ['p1']])(
  'an input that is no object (%j) is left to the contract to refuse',
  async (input) => {
    await call('/posts/like', input)
    expect(inner).toHaveBeenCalledOnce()
    expect([queue.meets.mock.calls, queue.add.mock.calls]).toEqual([[], []])
  },
)
