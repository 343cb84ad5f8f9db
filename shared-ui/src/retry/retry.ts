import { errorCode, RETRY } from '@ementa/contracts'

interface RetryOptions {
  /** First wait in ms; it doubles up to the cap. */
  base: number
  /** Injected in tests. */
  wait?: (ms: number) => Promise<void>
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Repeats a read after a simulated network failure, and only then: 3 times, after 1 s doubling up to 30 s. Domain errors
 * reject at once. Never wrap a write in it.
 */
export async function withRetry<Data>(call: () => Promise<Data>, { base, wait = sleep }: RetryOptions): Promise<Data> {
  for (let failures = 0; ; failures++) {
    try {
      return await call()
    } catch (error) {
      if (failures >= RETRY.count || errorCode(error) !== 'MOCK_NETWORK_ERROR') throw error
      await wait(Math.min(base * 2 ** failures, RETRY.cap))
    }
  }
}
