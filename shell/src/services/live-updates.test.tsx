import { createInFlight, createValidity, createWrites } from '@ementa/ui/host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostState } from '../community-host/host-state'
import type { ShellServices } from './create-services'
import { listenToLiveUpdates } from './live-updates'

/** A server whose stream a test writes; one that greets says with an event that it is open. */
function server({ greets = true } = {}) {
  let answers = true
  const streams: ReadableStreamDefaultController<string>[] = []
  const asked: Request[] = []
  const say = (...stale: string[]) => streams.at(-1)?.enqueue(`event: message\ndata: ${JSON.stringify({ stale })}\n\n`)
  hostState.server = {
    url: 'http://ementa.test/api',
    fetch: async (request) => {
      asked.push(request)
      if (!answers) throw new TypeError('Failed to fetch')
      let end = () => {}
      const body = new ReadableStream<string>({
        start(controller) {
          streams.push(controller)
          end = () => controller.error(new DOMException('gone', 'AbortError'))
        },
      })
      request.signal.addEventListener('abort', () => end())
      if (greets) say()
      const headers = { 'content-type': 'text/event-stream' }
      return new Response(body.pipeThrough(new TextEncoderStream()), { headers })
    },
  }
  return {
    asked,
    say,
    cut: () => streams.at(-1)?.close(),
    fail: () => {
      answers = false
    },
    recover: () => {
      answers = true
    },
  }
}

let end: () => void

function page() {
  const writes = createWrites(createInFlight())
  const validity = createValidity()
  const heard = vi.fn()
  const peeked = vi.fn()
  const refresh = vi.fn(async () => {})
  writes.subscribe(({ resources }) => void heard(resources))
  validity.live.subscribe((resources) => void peeked(resources))
  const session = { state: { status: 'signed-in' }, refresh, onUser: () => () => {} }
  end = listenToLiveUpdates({ session, writes, validity } as unknown as ShellServices)
  return { heard, peeked, refresh, live: validity.live }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  end()
  hostState.server = null
  vi.useRealTimers()
})

test('what others change is read again at once; the feed is not, and offers a button instead', async () => {
  const there = server()
  const { heard, peeked, refresh, live } = page()
  expect(live.isOn).toBe(false)
  await pass(0)
  expect(live.isOn).toBe(true)
  heard.mockClear()
  there.say('feed', 'post', 'polls')
  await pass(0)
  expect(heard.mock.calls).toEqual([[['post']]])
  expect(peeked.mock.lastCall).toEqual([['feed', 'post']])
  expect(refresh).not.toHaveBeenCalled()
  there.say('session')
  await pass(0)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a stream that breaks is opened again, and then everything may be stale', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const there = server()
  const { heard, refresh, live } = page()
  await pass(0)
  there.cut()
  await pass(0)
  expect(live.isOn).toBe(false)
  there.fail()
  await pass(20_000)
  // The waits grow: far fewer tries than one in a second.
  expect(there.asked.length).toBeLessThan(8)
  there.recover()
  heard.mockClear()
  await pass(30_000)
  expect(live.isOn).toBe(true)
  expect(heard.mock.calls[0]?.[0]).toEqual(expect.arrayContaining(['post', 'unreadCount', 'moderationClaims']))
  expect(heard.mock.calls[0]?.[0]).not.toContain('feed')
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a stream that is silent for too long, or never says a word, counts as broken', async () => {
  const there = server({ greets: false })
  const { live } = page()
  await pass(12_000)
  expect([live.isOn, there.asked.length]).toEqual([false, 2])
  there.say()
  await pass(44_000)
  expect(live.isOn).toBe(true)
  await pass(2_000)
  expect(live.isOn).toBe(false)
})

test('a page that nobody sees stops after a while, and listens again when it is seen', async () => {
  const there = server()
  const { live } = page()
  await pass(0)
  see('hidden')
  await pass(29_000)
  there.say()
  see('visible')
  await pass(10_000)
  expect([live.isOn, there.asked.length]).toEqual([true, 1])
  see('hidden')
  await pass(31_000)
  expect(live.isOn).toBe(false)
  see('visible')
  await pass(0)
  expect(there.asked.length).toBe(2)
})
