import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLedger, stateOf } from './ledger.mjs'
import { prune, publish, rollBack } from './publishing.mjs'
import { buildOf, inUse, releasePlace, social } from './releases.fixture.mjs'

const DAY_MS = 86_400_000

/** @type {Record<string, string>} */
let builds = {}
/** @type {ReturnType<typeof releasePlace>} */
let place
beforeEach(() => {
  place = releasePlace()
  builds = Object.fromEntries(['a', 'b', 'c'].map((edition) => [edition, buildOf(place.dir, edition)]))
})
afterEach(() => {
  vi.restoreAllMocks()
  place.remove()
})

const release = (/** @type {string} */ edition) =>
  publish({ ...social, to: place.to, dist: builds[edition] ?? '', packageVersion: '1.0.0', commit: 'x' })

const WRITES = /** @type {const} */ (['writeFileSync', 'appendFileSync', 'renameSync', 'rmSync', 'mkdirSync'])

/**
 * Lets the n-th write fail in the middle: with `kill` nothing is written any more, else the disk is full once.
 * @param {number} at
 * @param {'kill' | 'full disk'} how
 * @returns {() => boolean} whether it came to that write; real writes are back then
 */
function failAt(at, how) {
  let writes = 0
  for (const name of WRITES) {
    const real = /** @type {(...args: any[]) => any} */ (fs[name])
    vi.spyOn(fs, name).mockImplementation((/** @type {any[]} */ ...args) => {
      writes += 1
      if (writes < at || (writes > at && how === 'full disk')) return real(...args)
      // Half of it arrives.
      if (writes === at && /File/.test(name)) real(args[0], half(args[1]), args[2])
      throw Object.assign(new Error(how), { code: 'ENOSPC', syscall: 'write' })
    })
  }
  return () => {
    vi.restoreAllMocks()
    return writes >= at
  }
}

const half = (/** @type {unknown} */ content) => String(content).slice(0, String(content).length / 2)

/** The process is gone: its id belongs to nobody. */
function leaveLock() {
  const lock = path.join(place.to, '.release-lock')
  if (!fs.existsSync(lock)) return
  const text = fs.readFileSync(lock, 'utf8')
  fs.writeFileSync(lock, text.replace(`"pid":${process.pid}`, `"pid":${2 ** 22 + 1}`))
  fs.utimesSync(lock, 0, 0)
}

/** Every file that a kept release names is there, whole. */
function expectWhole() {
  const { releases } = stateOf(readLedger(place.to))
  for (const { version } of releases) {
    const list = JSON.parse(fs.readFileSync(path.join(place.to, 'releases', version, 'files.json'), 'utf8'))
    for (const file of list)
      expect(fs.readFileSync(path.join(place.to, file), 'utf8'), file).toMatch(/^(page|container) \w$/)
  }
}

describe.each(
  /** @type {const} */ ([
    ['kill', 1],
    ['full disk', 3],
  ]),
)('%s at write after write', (how, step) => {
  test('of a release: pages load one or the other release, and the next command completes it', async () => {
    let at = 1 - step
    do {
      at += step
      place.empty()
      const { version: first } = await release('a')
      const reached = failAt(at, how)
      await release('b').catch(() => undefined)
      if (!reached()) break
      expect(inUse(place.to), `write ${at}`).toMatch(/^container [ab]$/)
      leaveLock()
      const { version: second } = await release('b')
      const { inUse: used, interrupted, releases } = stateOf(readLedger(place.to))
      expect([used, interrupted], `write ${at}`).toEqual([second, undefined])
      expect(releases.map(({ version }) => version)).toEqual([first, second])
      expect(inUse(place.to)).toBe('container b')
      expectWhole()
      const left = fs.readdirSync(place.to, { recursive: true, encoding: 'utf8' })
      expect(left.filter((name) => /\.(next|partial)$|lock$/.test(name))).toEqual([])
    } while (at < 200)
    expect(at).toBeGreaterThan(10)
  })

  test('of a first release: the next command makes it', async () => {
    let at = 1 - step
    do {
      at += step
      place.empty()
      const reached = failAt(at, how)
      await release('a').catch(() => undefined)
      if (!reached()) break
      leaveLock()
      await release('a')
      expect(inUse(place.to), `write ${at}`).toBe('container a')
      expectWhole()
    } while (at < 200)
    expect(at).toBeGreaterThan(10)
  })

  test('of a rollback: pages load one or the other release, and the next command begins from the right one', async () => {
    let at = 1 - step
    do {
      at += step
      place.empty()
      const { version: first } = await release('a')
      await release('b')
      const reached = failAt(at, how)
      await rollBack({ ...social, to: place.to }).catch(() => undefined)
      if (!reached()) break
      expect(inUse(place.to), `write ${at}`).toMatch(/^container [ab]$/)
      leaveLock()
      await rollBack({ ...social, to: place.to, version: first })
      expect(inUse(place.to), `write ${at}`).toBe('container a')
      expect(stateOf(readLedger(place.to))).toMatchObject({ inUse: first, interrupted: undefined })
    } while (at < 200)
    expect(at).toBeGreaterThan(5)
  })

  test('of a retention: no file of a kept release is lost, and the next run removes the rest', async () => {
    const old = { ...social, days: 30, today: new Date(Date.now() + 31 * DAY_MS) }
    let at = 1 - step
    do {
      at += step
      place.empty()
      for (const edition of ['a', 'b', 'c']) await release(edition)
      const reached = failAt(at, how)
      await prune({ ...old, to: place.to }).catch(() => undefined)
      if (!reached()) break
      leaveLock()
      expectWhole()
      await prune({ ...old, to: place.to })
      expectWhole()
      expect(stateOf(readLedger(place.to)).releases, `write ${at}`).toHaveLength(2)
      expect(fs.existsSync(path.join(place.to, 'static/page.aaaaaaaa.js')), `write ${at}`).toBe(false)
      expect(fs.readdirSync(path.join(place.to, 'releases')), `write ${at}`).toHaveLength(3)
    } while (at < 200)
    expect(at).toBeGreaterThan(4)
  })
})
