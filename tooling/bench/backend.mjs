import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import zlib from 'node:zlib'
import { rspack } from '@rspack/core'
import { root } from '../lib/packages.mjs'
import { baseConfig } from '../rspack/base.mjs'

/** Volumes in posts: what a page costs should not depend on them. */
const SMALL = 1_000
const LARGE = '100000'
/** Memory limit in MB; a million posts with their index keep 1.5 GB, and take more while they are made. */
const MEMORY = 8192

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

/**
 * @param {{ address: string, small: number, large: number }} volumes
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
const measured = (volumes) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('lib/backend-volume.mjs', import.meta.url), {
      workerData: volumes,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    worker.once('message', resolve).once('error', reject)
    worker.once('exit', (code) => reject(new Error(`Failed to measure: the thread ended with ${code}.`)))
  })

const { values } = parseArgs({ strict: false, options: { posts: { type: 'string', default: LARGE } } })
const large = Number(values.posts)

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `Backend: size, and processor time of a start and of calls with ${large.toLocaleString('en')} posts (\`--posts\`) beside ${SMALL.toLocaleString('en')}`,
  async run() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-bench-'))
    try {
      const { core, rest } = await bundle(folder)
      const address = pathToFileURL(path.join(folder, 'dist/backend.mjs')).href
      return [
        { what: 'contracts and backend without the seed, brotli', value: core / 1024, unit: 'KB' },
        { what: 'the seed, brotli', value: rest / 1024, unit: 'KB' },
        ...(await measured({ address, small: SMALL, large })),
      ]
    } finally {
      fs.rmSync(folder, { recursive: true, force: true })
    }
  },
}
