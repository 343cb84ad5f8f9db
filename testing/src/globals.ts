/**
 * Runs before every test file that shares its process with others (`vitest.config.ts`). After each test the clock and the
 * stubbed globals are the environment's own again. The order in which they are given back matters: a stub over a faked
 * function leaves the fake when the clock comes first, and a clock faked over a stub leaves the stub. What is left so
 * would be met by whichever file comes next, so the test that left it fails.
 */
import { beforeEach, onTestFinished, vi } from 'vitest'

/** What tests replace: another test would wait for it without end. */
const NAMES = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
  'fetch',
  'matchMedia',
]
const OWN = Symbol.for('ementa.testing.globals')

const current = () => new Map<string, unknown>(NAMES.map((name) => [name, Reflect.get(globalThis, name)]))
if (!Reflect.has(globalThis, OWN)) Reflect.set(globalThis, OWN, current())
const own: ReturnType<typeof current> = Reflect.get(globalThis, OWN)

beforeEach(() => {
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
    const replaced = NAMES.filter((name) => Reflect.get(globalThis, name) !== own.get(name))
    for (const name of replaced) Reflect.set(globalThis, name, own.get(name))
    if (replaced.length > 0)
      throw new Error(
        `The test leaves its own ${replaced.join(', ')} to the next one: give back the last replaced first.`,
      )
  })
})
