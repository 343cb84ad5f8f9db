import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { afterAll, expect, test, vi } from 'vitest'
import { assetPlugin } from '../../remote-kit/lib/manifest.mjs'
import { readOfSources } from './fingerprint.mjs'

const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-assets-'))
afterAll(() => fs.rmSync(place, { recursive: true }))

/**
 * @param {string} source
 * @param {() => void} work
 * @returns {Promise<string[]>} the errors of the build; a rejection is one that ends a dev server for good
 */
function compile(source, work) {
  fs.writeFileSync(path.join(place, 'entry.js'), source)
  const compiler = rspack({
    context: place,
    mode: 'development',
    entry: './entry.js',
    output: { path: path.join(place, 'out') },
    plugins: [assetPlugin('asset', work)],
  })
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const errors = stats?.toJson({ all: false, errors: true }).errors ?? []
      compiler.close(() => (error ? reject(error) : resolve(errors.map(({ message }) => message))))
    }),
  )
}

test('a source with a syntax error is an error of the build, and the manifest of such a build is not written', async () => {
  const work = vi.fn()
  expect(await compile('const = 1', work)).toEqual([expect.stringContaining('Unexpected token')])
  expect(work).not.toHaveBeenCalled()
  expect(await compile('const a = 1', work)).toEqual([])
  expect(work).toHaveBeenCalledTimes(1)
})

test('in development an edit is built with what was read before, and built again when it changed that', async () => {
  const folder = path.join(place, 'late')
  fs.mkdirSync(folder)
  const entry = path.join(folder, 'entry.js')
  const source = (/** @type {string} */ text) => fs.writeFileSync(entry, text)
  source('1')
  // A file as new as the watching would be built twice, and read once more after that.
  const before = Date.now() / 1000 - 60
  fs.utimesSync(entry, before, before)
  let inSources = 'one'
  let reads = 0
  const read = () => {
    reads += 1
    // The second time the source is being written.
    if (reads === 2) throw new Error('Failed to parse page.tsx')
    return { inSources }
  }
  const { facts, follow } = readOfSources(read, { isLate: true, wait: 50 })
  /** @type {string[]} */
  const built = []
  const compiler = rspack({
    context: folder,
    mode: 'development',
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    plugins: [assetPlugin('late', () => void built.push(facts().inSources)), { apply: follow }],
  })
  const watching = compiler.watch({ aggregateTimeout: 5 }, () => undefined)
  await vi.waitFor(() => expect(reads).toBe(2), { timeout: 20_000 })
  expect(built).toEqual(['one'])
  inSources = 'two'
  source('2')
  await vi.waitFor(() => expect(built).toContain('two'), { timeout: 20_000 })
  expect(built.slice(0, 2)).toEqual(['one', 'one'])
  await new Promise((resolve) => watching?.close(() => resolve(undefined)))
})
