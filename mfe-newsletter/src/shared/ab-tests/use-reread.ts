import type { ABTest } from '@ementa/contracts'
import { useEffect } from 'react'

/** Interval in ms at which the numbers of a running test are read again. */
const REREAD_EVERY = 15_000

/** Repeats the read while one of these tests runs, as its numbers grow. */
export function useRereadWhileRunning(tests: readonly ABTest[] | undefined, refresh: () => unknown): void {
  const isRunning = tests?.some(({ status }) => status === 'running') ?? false
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void refresh(), REREAD_EVERY)
    return () => clearInterval(timer)
  }, [isRunning, refresh])
}

/** Puts a test into the cached list: in its place, or first if it is new. */
export const putTest =
  (test: ABTest) =>
  ({ tests }: { tests: ABTest[] }) => ({
    tests: tests.some(({ id }) => id === test.id)
      ? tests.map((one) => (one.id === test.id ? test : one))
      : [test, ...tests],
  })
