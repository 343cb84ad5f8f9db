import { createInFlight } from '@ementa/ui/host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageIdle } from './page-idle'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const REQUEST = new Request('http://backend.ementa/posts/listFeed')

function page() {
  const inFlight = createInFlight()
  const pageIdle = createPageIdle(inFlight)
  const work = vi.fn()
  pageIdle.whenIdle(work)
  /** Makes a call that is answered after this many ms. */
  const call = (ms: number) =>
    inFlight.middleware(() => new Promise((resolve) => setTimeout(() => resolve(new Response()), ms)))(REQUEST)
  const pictures = vi.fn()
  pageIdle.afterAnswers(pictures)
  return { work, pictures, call, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('pictures wait for the first answers, not for later calls', async () => {
  const { work, pictures, call, wait } = page()
  void call(400)
  await wait(500)
  void call(400)
  await wait(500)
  expect(pictures).not.toHaveBeenCalled()
  await wait(200)
  expect(pictures).toHaveBeenCalledTimes(1)
  void call(400)
  await wait(100)
  expect(work).not.toHaveBeenCalled()
})

test('what can wait does so for a second after the last answer, a frame, and an idle moment', async () => {
  const { work, call, wait } = page()
  void call(400)
  await wait(400 + 999 + 16 + 1000)
  expect(work).not.toHaveBeenCalled()
  await wait(1)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a call that is never answered does not hold it back for ever', async () => {
  const { work, call, wait } = page()
  void call(60_000)
  await wait(7000)
  expect(work).not.toHaveBeenCalled()
  await wait(3000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('without a connection there is no answer for pictures to wait for', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { pictures, wait } = page()
  await wait(17)
  expect(pictures).toHaveBeenCalledTimes(1)
})
