import { expect, test, vi } from 'vitest'
import { withRetry } from './retry'

const failure = (code: string) => Object.assign(new Error(code), { code, defined: true })

/** A call that fails as listed, then answers. */
function flaky(...failures: Error[]) {
  return vi.fn(async () => {
    const next = failures.shift()
    if (next) throw next
    return 'data'
  })
}

function setup() {
  const waits: number[] = []
  return { waits, options: (base: number) => ({ base, wait: async (ms: number) => void waits.push(ms) }) }
}

const network = () => failure('MOCK_NETWORK_ERROR')

test('a read is tried again 3 times, from 1 s on and doubling [PLT-019]', async () => {
  const { waits, options } = setup()
  const call = flaky(network(), network(), network())
  await expect(withRetry(call, options(1000))).resolves.toBe('data')
  expect(waits).toEqual([1000, 2000, 4000])
  const hopeless = flaky(network(), network(), network(), network())
  await expect(withRetry(hopeless, options(1000))).rejects.toThrow('MOCK_NETWORK_ERROR')
  expect(hopeless).toHaveBeenCalledTimes(4)
})

test('no wait is longer than 30 s [PLT-019]', async () => {
  const { waits, options } = setup()
  await withRetry(flaky(network(), network(), network()), options(20_000))
  expect(waits).toEqual([20_000, 30_000, 30_000])
})

test.each(['POST_NOT_FOUND', 'OFFLINE', 'UNAUTHORIZED'])('%s is never tried again', async (code) => {
  const { options } = setup()
  const call = flaky(failure(code))
  await expect(withRetry(call, options(1))).rejects.toThrow(code)
  expect(call).toHaveBeenCalledOnce()
})
