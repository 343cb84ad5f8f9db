import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQuiet } from './quiet'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const REQUEST = new Request('http://backend.ementa/posts/listFeed')

function page() {
  const quiet = createQuiet()
  const work = vi.fn()
  quiet.run(work)
  /** A call that is answered after so many ms. */
  const call = (ms: number) =>
    quiet.watch(() => new Promise((resolve) => setTimeout(() => resolve(new Response()), ms)))(REQUEST)
  const pictures = vi.fn()
  quiet.answered(pictures)
  return { work, pictures, call, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('what can wait begins once the first calls are answered', async () => {
  const { work, call, wait } = page()
  void call(400)
  void call(2500)
  await wait(3000)
  expect(work).not.toHaveBeenCalled()
  await wait(2500)
  expect(work).toHaveBeenCalledTimes(1)
})

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

test('a call that is never answered does not hold it back for ever', async () => {
  const { work, call, wait } = page()
  void call(60_000)
  await wait(7000)
  expect(work).not.toHaveBeenCalled()
  await wait(3000)
  expect(work).toHaveBeenCalledTimes(1)
})
