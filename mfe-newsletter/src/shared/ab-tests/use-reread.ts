import type { ABTest } from '@ementa/contracts'
import { useEffect } from 'react'

/** How often the numbers of a running test are read again, in ms. */
const REREAD_EVERY = 15_000

/** Reads again and again while one of these tests runs: its numbers grow. */
export function useRereadWhileRunning(tests: readonly ABTest[] | undefined, refresh: () => unknown): void {
  const isRunning = tests?.some(({ status }) => status === 'running') ?? false
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void refresh(), REREAD_EVERY)
    return () => clearInterval(timer)
  }, [isRunning, refresh])
}

/** In its place; a new one comes first, as in the next answer. */
export const putTest =
  (test: ABTest) =>
  ({ tests }: { tests: ABTest[] }) => ({
    tests: tests.some(({ id }) => id === test.id)
      ? tests.map((one) => (one.id === test.id ? test : one))
      : [test, ...tests],
  })
