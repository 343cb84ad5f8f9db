import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import failedConsumes from './failed-consumes.mjs'

const runtime = path.dirname(createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime'))
const source = fs.readFileSync(path.join(runtime, 'consumes.js'), 'utf8')

/** Runs the runtime's code for a chunk that needs one shared module. @param {() => Promise<unknown>} loadShare */
async function load(loadShare) {
  const code = failedConsumes(source)
    .replace(/^import .*$/gm, '')
    .replace(/^export .*$/gm, '')
  const consumes = new Function(
    ...['attachShareScopeMap', 'updateConsumeOptions', 'getUsedExports'],
    `${code}\nreturn consumes`,
  )(...Array(3).fill(() => undefined))
  const webpackRequire = {
    o: Object.hasOwn,
    m: {},
    c: {},
    federation: { instance: { loadShare, options: { name: 'shell' } } },
  }
  /** @type {Promise<unknown>[]} */
  const promises = []
  const installedModules = {}
  consumes({
    chunkId: 7,
    promises,
    installedModules,
    webpackRequire,
    chunkMapping: { 7: [1] },
    moduleToHandlerMapping: { 1: { shareKey: '@ementa/ui', shareInfo: {} } },
  })
  return { outcome: Promise.all(promises), installedModules }
}

test('a shared module that does not arrive fails the chunk that needs it, and is not taken for loaded', async () => {
  const { outcome, installedModules } = await load(() => Promise.reject(new Error('Loading chunk 7 failed.')))
  await expect(outcome).rejects.toThrow('Loading chunk 7 failed.')
  expect(installedModules).toEqual({})
})

test('another runtime, in which nothing is found, ends the build', () => {
  expect(() => failedConsumes('promises.push(promise.then(onFactory, onError))')).toThrow(
    'Failed to find ".catch(onError)" in the federation runtime.',
  )
})
