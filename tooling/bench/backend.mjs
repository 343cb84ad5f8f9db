import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import vm from 'node:vm'
import zlib from 'node:zlib'
import { rspack } from '@rspack/core'
import { root } from '../lib/packages.mjs'
import { baseConfig } from '../rspack/base.mjs'

/** Volumes in posts: what a page costs should not depend on them. */
const SMALL = 1_000
const LARGE = 100_000
const ROUNDS = 60
/** What people type: one word, several, a beginning, a tag, a name. */
const QUERIES = ['contrato', 'prazo titular dados', 'deci', 'lgpd', 'camila', 'tutela de urgência', 'prova consumo']

const ENTRY = `
export { createBackend, memoryBlobs, memoryStorage, simulationSchema } from '@ementa/mock-backend'
export { createClient } from '@ementa/contracts/client'
`

/**
 * The production build of contracts and backend as the shell loads them, the seed being a chunk of its own.
 * @param {string} folder
 */
async function bundle(folder) {
  fs.writeFileSync(path.join(folder, 'entry.mjs'), ENTRY)
  const base = baseConfig({ folder: 'shared-mock-backend', uniqueName: 'backend-bench' })
  const compiler = rspack({
    ...base,
    mode: 'production',
    cache: false,
    entry: path.join(folder, 'entry.mjs'),
    resolve: { ...base.resolve, modules: [path.join(root, 'node_modules')] },
    output: {
      path: path.join(folder, 'dist'),
      module: true,
      filename: 'backend.mjs',
      chunkFilename: '[name].[contenthash:8].mjs',
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
      publicPath: 'auto',
    },
  })
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  if (stats.hasErrors()) throw new Error(`Failed to bundle the backend: ${stats.toString('errors-only')}`)
  const sizes = fs.readdirSync(path.join(folder, 'dist')).map((name) => {
    const bytes = zlib.brotliCompressSync(fs.readFileSync(path.join(folder, 'dist', name))).length
    return { name, bytes }
  })
  const core = sizes.find(({ name }) => name === 'backend.mjs')?.bytes ?? 0
  return { core, rest: sizes.reduce((sum, { bytes }) => sum + bytes, 0) - core }
}

/** @param {number[]} times @param {number} share */
const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** Processor time in ms since `since`: unlike the clock's, it does not count what other programs of the machine take. */
const spent = (/** @type {NodeJS.CpuUsage} */ since) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/** @param {(round: number) => Promise<unknown>} call */
async function p95(call) {
  for (let round = 0; round < 10; round += 1) await call(round)
  const times = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = process.cpuUsage()
    await call(round)
    times.push(spent(began))
  }
  return percentile(times, 0.95)
}

/** @param {any} module @param {number} posts */
async function world({ createBackend, createClient, memoryBlobs, memoryStorage, simulationSchema }, posts) {
  const settings = { latency: [0, 0], failureRate: 0, seed: 1, posts }
  const simulation = simulationSchema['~standard'].validate(settings).value
  const storage = memoryStorage()
  let written = 0
  const counting = {
    ...storage,
    get length() {
      return storage.length
    },
    /** @param {string} key @param {string} value */
    setItem: (key, value) => {
      written += 2 * (key.length + value.length)
      storage.setItem(key, value)
    },
  }
  const began = process.cpuUsage()
  const backend = await createBackend({
    storage: counting,
    blobs: memoryBlobs(),
    tabs: null,
    simulation: () => simulation,
  })
  const started = spent(began)
  const api = createClient({ url: 'http://bench.test', fetch: backend.fetch })
  await api.auth.signIn({ username: 'anapaula' })
  return { api, started, written: () => written }
}

/** Bytes of the heap that something still refers to. */
function heapInUse() {
  v8.setFlagsFromString('--expose-gc')
  vm.runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** @param {any} api @param {number} posts @returns {[string, (round: number) => Promise<unknown>][]} */
const calls = (api, posts) => {
  const middle = (/** @type {number} */ round) => `post-volume-${Math.floor(posts / 2) + round * 4}`
  return [
    ['listFeed, first page', () => api.posts.listFeed({})],
    ['listFeed, deep page', (round) => api.posts.listFeed({ cursor: middle(round) })],
    ['listFeed, Seguindo', () => api.posts.listFeed({ tab: 'following' })],
    ['listByUser', (round) => api.posts.listByUser({ userId: `user-volume-${round % 40}` })],
    ['comments.list', (round) => api.comments.list({ postId: middle(round) })],
    ['search.all', (round) => api.search.all({ query: QUERIES[round % QUERIES.length] })],
  ]
}

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `Backend: size, and processor time of a start and of calls with ${LARGE.toLocaleString('en')} posts beside ${SMALL.toLocaleString('en')}`,
  async run() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-bench-'))
    try {
      const { core, rest } = await bundle(folder)
      const module = await import(pathToFileURL(path.join(folder, 'dist/backend.mjs')).href)
      const starts = []
      for (let round = 0; round < 7; round += 1) starts.push((await world(module, 0)).started)
      const small = await world(module, SMALL)
      const large = await world(module, LARGE)
      const rows = [
        { what: 'contracts and backend without the seed, brotli', value: core / 1024, unit: 'KB' },
        { what: 'the seed, brotli', value: rest / 1024, unit: 'KB' },
        { what: 'first start, module of the seed included', value: starts[0] ?? 0, unit: 'ms' },
        { what: 'start, median', value: percentile(starts, 0.5), unit: 'ms' },
        { what: 'start with the large volume', value: large.started, unit: 'ms' },
      ]
      const unindexed = heapInUse()
      const began = process.cpuUsage()
      await large.api.search.all({ query: 'contrato' })
      rows.push(
        { what: 'first search of the large volume: the index is built', value: spent(began), unit: 'ms' },
        { what: 'what its index keeps in memory', value: (heapInUse() - unindexed) / 2 ** 20, unit: 'MB' },
      )
      const smallCalls = calls(small.api, SMALL)
      for (const [index, [name, call]] of calls(large.api, LARGE).entries()) {
        const few = await p95(smallCalls[index]?.[1] ?? call)
        const many = await p95(call)
        rows.push({
          what: `${name}, p95`,
          value: many,
          unit: `ms, ${(many / few).toFixed(1)} × the small volume's ${few.toFixed(1)}`,
        })
      }
      const before = large.written()
      await large.api.posts.like({ id: 'post-volume-7' })
      rows.push({ what: 'written by one like', value: large.written() - before, unit: 'bytes' })
      return rows
    } finally {
      fs.rmSync(folder, { recursive: true, force: true })
    }
  },
}
