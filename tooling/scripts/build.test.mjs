import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { build, compressAll } from './build.mjs'
import { markBuilt, sourceHash } from './lib/source-hash.mjs'

/** A package that is built already, so that nothing is compiled. */
const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-build-'))
const one = { name: 'one', folder: 'one', dir: path.join(place, 'one'), offset: 0, title: 'one', routes: [] }
afterAll(() => fs.rmSync(place, { recursive: true }))

vi.mock('../lib/packages.mjs', async (original) => ({
  .../** @type {object} */ (await original()),
  choose: () => [one],
}))

test('a second build of a package waits for the first, says so, and builds nothing twice', async () => {
  fs.mkdirSync(path.join(one.dir, '.cache', 'development'), { recursive: true })
  const lock = path.join(one.dir, '.cache', '.release-lock')
  fs.writeFileSync(lock, JSON.stringify({ pid: process.pid, host: os.hostname(), at: Date.now() }))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const second = build({ ifChanged: true, flavour: 'development' })
  await expect
    .poll(() => log.mock.calls.flat())
    .toEqual([`one: process ${process.pid} on ${os.hostname()} is building it; waiting …`])
  // The first one ends.
  markBuilt(one, 'development', sourceHash(one, 'development'))
  fs.rmSync(lock)
  expect(await second).toEqual({ ok: true, results: [{ ...one, ok: true, ms: 0, bytes: 0 }] })
  expect(log).toHaveBeenCalledTimes(1)
})

test('what has not changed since the build before is not compressed again, and what has changed is', async () => {
  const [dist, previous] = ['dist', 'previous'].map((name) => path.join(place, name, 'static'))
  const same = 'a'.repeat(2000)
  for (const folder of [dist ?? '', previous ?? '']) {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'same.12345678.js'), same)
    fs.writeFileSync(path.join(folder, 'other.12345678.js'), folder === dist ? 'new'.repeat(1000) : 'old'.repeat(1000))
    if (folder === previous)
      for (const name of ['same', 'other']) fs.writeFileSync(path.join(folder, `${name}.12345678.js.br`), 'kept')
  }
  await compressAll(path.join(place, 'dist'), path.join(place, 'previous'))
  const packed = (/** @type {string} */ name) => fs.readFileSync(path.join(dist ?? '', `${name}.12345678.js.br`))
  expect(packed('same').toString()).toBe('kept')
  expect(brotliDecompressSync(packed('other')).toString()).toBe('new'.repeat(1000))
})
