import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWithRetry } from './deferred-parts'

let line: { mockReturnValue(isOnline: boolean): unknown }
beforeEach(() => {
  vi.useFakeTimers()
  line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})
afterEach(() => void vi.useRealTimers())

const comesBack = () => {
  line.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
}
const lost = () => Promise.reject(new Error('Loading chunk 7 failed.'))

test('what does not arrive is asked for again after three seconds, then six, until it does', async () => {
  const load = vi
    .fn(async () => 'part')
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
  const onLoaded = vi.fn()
  loadWithRetry(load, onLoaded)
  await vi.advanceTimersByTimeAsync(2999)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  expect(onLoaded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5999)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('part')
})

test('without a line nothing is asked for until it is back', async () => {
  line.mockReturnValue(false)
  const load = vi.fn(async () => 'part')
  loadWithRetry(load, vi.fn())
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).not.toHaveBeenCalled()
  comesBack()
  expect(load).toHaveBeenCalledOnce()
  comesBack()
  expect(load).toHaveBeenCalledOnce()
})
