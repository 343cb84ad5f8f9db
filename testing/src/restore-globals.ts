/**
 * Runs before every test file that shares its process with others (`vitest.config.ts`). It restores clock and globals after
 * each test. The order matters: a stub over a faked function leaves the fake if the clock is restored first, and a clock
 * faked over a stub leaves the stub. A test that leaves one fails, because the next file would be affected.
 */
import { beforeEach, onTestFinished, vi } from 'vitest'

/** Globals that tests replace; left replaced, they would make other tests wait forever. */
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
