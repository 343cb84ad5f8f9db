/**
 * npm run build [-- mfe-social …] [--if-changed] [--development]
 * Builds all packages, or the named ones, two at a time.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import pLimit from 'p-limit'
import { sealBuild } from '../../remote-kit/lib/seal.mjs'
import { HASHED_FILE } from '../lib/headers.mjs'
import { choose, distOf } from '../lib/packages.mjs'
import { localKey } from '../release/lib/keys.mjs'
import { withLock } from './lib/lock.mjs'
import { bin, run, seconds } from './lib/run.mjs'
import { isBuilt, markBuilt, sourceHash } from './lib/source-hash.mjs'
import { keepMaps } from './lib/source-maps.mjs'

const compress = promisify(brotliCompress)
const COMPRESSIBLE = /\.(js|css|svg|json)$/
/** Below this a compressed copy saves less than its own headers cost. */
const WORTH_COMPRESSING = 1024
/** Time that a command waits for another one that builds the same package. */
const PATIENCE_MS = 10 * 60_000
/** Folder in which a remote's stand-alone page keeps its own copies. */
const STANDALONE = `alone${path.sep}`

/** Quality of brotli for downloads, and for the page of a remote by itself: 8 % larger in a fiftieth of the time. */
const BEST = 11
const QUICK = 5

/**
 * Writes a `.br` beside every hashed file, which the static servers send to browsers that accept it.
 * Pointers (`mf-manifest.json` and the like) get none: a stale copy beside a replaced pointer would win over it.
 * @param {string} dist
 * @param {string} [previous] folder of the build before: what has not changed is not compressed again
 * @returns {Promise<number>} brotli bytes of the product's JavaScript, the stand-alone page not counted
 */
export async function compressAll(dist, previous) {
  let total = 0
  for (const name of fs.readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(dist, name)
    if (!COMPRESSIBLE.test(name) || !HASHED_FILE.test(name)) continue
    const content = fs.readFileSync(file)
    const packed =
      (previous && packedBefore(path.join(previous, name), content)) ??
      (await compress(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: name.startsWith(STANDALONE) ? QUICK : BEST,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }))
    if (content.length >= WORTH_COMPRESSING) fs.writeFileSync(`${file}.br`, packed)
    if (name.endsWith('.js') && !name.startsWith(STANDALONE)) total += packed.length
  }
  return total
}

/** The compressed copy of a file of the build before, if that file was the same. @param {string} file @param {Buffer} content */
function packedBefore(file, content) {
  const packed = `${file}.br`
  return fs.existsSync(packed) && fs.readFileSync(file).equals(content) ? fs.readFileSync(packed) : undefined
}

/**
 * @param {import('../lib/packages.mjs').Package} one
 * @param {'production' | 'development'} flavour
 * @param {string} hash of its sources
 */
async function buildOne(one, flavour, hash) {
  markBuilt(one, flavour, undefined)
  const previous = path.join(one.dir, '.cache', 'previous-dist')
  if (flavour === 'production') {
    fs.rmSync(previous, { recursive: true, force: true })
    // The bundler must not clean: a remote is two compilations into one folder, and one cleaned the page of the other away.
    // The folder itself stays: a container that has it mounted serves the new files at once.
    fs.mkdirSync(previous, { recursive: true })
    if (fs.existsSync(distOf(one)))
      for (const name of fs.readdirSync(distOf(one)))
        fs.renameSync(path.join(distOf(one), name), path.join(previous, name))
  }
  const outcome = await run(bin('rspack'), ['build'], { cwd: one.dir, env: { NODE_ENV: flavour } })
  if (outcome.code !== 0) {
    console.error(`${one.folder}: build failed\n${outcome.output}`)
    return { ...one, ok: false, ms: outcome.ms, bytes: 0 }
  }
  if (flavour === 'production') keepMaps(one)
  const bytes = flavour === 'production' ? await compressAll(distOf(one), previous) : 0
  markBuilt(one, flavour, hash)
  const size = bytes > 0 ? `, ${(bytes / 1024).toFixed(0)} KB of JavaScript (brotli)` : ''
  console.log(`${one.folder}: built in ${seconds(outcome.ms)}${size}`)
  return { ...one, ok: true, ms: outcome.ms, bytes }
}

/**
 * @param {{ names?: string[], ifChanged?: boolean, flavour?: 'production' | 'development' }} [options]
 */
export async function build({ names = [], ifChanged = false, flavour = 'production' } = {}) {
  const inTurns = pLimit(2)
  const buildAlone = (/** @type {import('../lib/packages.mjs').Package} */ one) =>
    alone(one, async () => {
      const hash = sourceHash(one, flavour)
      const isThere = ifChanged && isBuilt(one, flavour, hash)
      const result = isThere ? { ...one, ok: true, ms: 0, bytes: 0 } : await buildOne(one, flavour, hash)
      // One that was built before too: the key may be another one by now.
      if (flavour === 'production' && one.name !== 'shell') sealBuild(distOf(one), { key: localKey(one.name) })
      return result
    })
  const results = await Promise.all(choose(names).map((one) => inTurns(buildAlone, one)))
  return { ok: results.every((one) => one.ok), results }
}

/**
 * Two commands that build one package would empty each other's folder: the second waits for the first.
 * @template T
 * @param {import('../lib/packages.mjs').Package} one
 * @param {() => Promise<T>} work
 */
const alone = (one, work) =>
  withLock(path.join(one.dir, '.cache'), work, {
    patience: PATIENCE_MS,
    onWait: (holder) => console.log(`${one.folder}: ${holder} is building it; waiting …`),
  })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'if-changed': { type: 'boolean' }, development: { type: 'boolean' } },
  })
  const { ok } = await build({
    names: positionals,
    ifChanged: values['if-changed'],
    flavour: values.development ? 'development' : 'production',
  })
  process.exitCode = ok ? 0 : 1
}
