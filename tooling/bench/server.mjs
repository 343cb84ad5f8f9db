import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from '../lib/packages.mjs'
import { buildServer } from '../scripts/lib/build-server.mjs'
import { childrenOf, cpuOf, memoryOf } from './lib/processes.mjs'

/** A person makes a call every so many ms. */
const PAUSE = 7_000
/** How often each call is made alone, for its processor time. */
const TIMES = 50
/** Calls before that, until the engine has compiled what it runs often. */
const WARM_UP = 400
const PORT = 27_300

const { values } = parseArgs({
  strict: false,
  options: {
    people: { type: 'string', default: '1000' },
    posts: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
  },
})
const [people, posts, seconds] = [Number(values.people), Number(values.posts), Number(values.seconds)]

/**
 * @typedef {{ call: string, share: number, input: (place: Place) => object }} Kind `share`: of 100 calls
 * @typedef {{ post: string, turn: number }} Place
 * @typedef {{ id: string, token: string }} Caller
 * @typedef {import('../scripts/bench.mjs').Row} Row
 */

const WRITES = ['posts/like', 'comments/create', 'posts/create']

/** Kinds of calls that people make, in the shares in which pages ask. @type {Kind[]} */
const KINDS = [
  { call: 'posts/listFeed', share: 25, input: () => ({ limit: 20 }) },
  { call: 'posts/get', share: 15, input: ({ post }) => ({ id: post }) },
  { call: 'comments/list', share: 15, input: ({ post }) => ({ postId: post }) },
  { call: 'auth/getCurrentUser', share: 12, input: () => ({}) },
  { call: 'notifications/list', share: 10, input: () => ({ limit: 20 }) },
  { call: 'search/posts', share: 3, input: () => ({ query: 'contrato', limit: 20 }) },
  { call: 'posts/like', share: 10, input: ({ post }) => ({ id: post }) },
  { call: 'comments/create', share: 6, input: ({ post, turn }) => ({ postId: post, body: `De acordo, ${turn}` }) },
  { call: 'posts/create', share: 4, input: ({ turn }) => ({ body: `Sobre contratos de adesão, parte ${turn}` }) },
]

/** @param {number} random between 0 and 1 @returns {Kind} */
function kindAt(random) {
  const lots = KINDS.flatMap((kind) => Array(kind.share).fill(kind))
  return lots[Math.floor(random * lots.length)]
}

/** @param {number[]} sorted @param {number} share */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Calls as a page of the host makes them. */
class Load {
  #turn = 0
  /** Numbers of refused calls, by call and status. @type {Map<string, number>} */
  failures = new Map()

  /** Posts that everybody may see. @type {string[]} */
  #posts = []

  /** @param {Caller[]} callers */
  constructor(callers) {
    this.callers = callers
  }

  /** @param {string} call @param {object} input */
  ask(call, input) {
    const caller = /** @type {Caller} */ (this.callers[this.#turn % this.callers.length])
    return fetch(`http://127.0.0.1:${PORT}/api/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `http://localhost:${PORT}`,
        cookie: `__Host-ementa=${caller.token}`,
        'x-ementa-user': caller.id,
      },
      body: JSON.stringify(input),
    })
  }

  /** @param {Kind} kind @returns {Promise<boolean>} whether it was answered as it should be */
  async send({ call, input }) {
    this.#turn += 1
    const post = /** @type {string} */ (this.#posts[(this.#turn * 7) % this.#posts.length])
    const answer = await this.ask(call, input({ post, turn: this.#turn }))
    await answer.arrayBuffer()
    if (!answer.ok) this.note(`${call} ${answer.status}`)
    return answer.ok
  }

  /** @param {string} failure */
  note(failure) {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1)
  }

  async warmUp() {
    const feed = await (await this.ask('posts/listFeed', { limit: 50 })).json()
    this.#posts = feed.posts.map((/** @type {{ id: string }} */ { id }) => id)
    for (let turn = 0; turn < WARM_UP; turn += 1) await this.send(kindAt(Math.random()))
  }

  /** Makes each kind of call alone, one after another. @param {string} label @param {() => number[]} processes */
  async alone(label, processes) {
    /** @type {Row[]} */
    const rows = []
    for (const kind of KINDS) {
      const before = cpuOf(processes())
      for (let time = 0; time < TIMES; time += 1) await this.send(kind)
      rows.push({ what: `${label}, ${kind.call}: processor`, value: (cpuOf(processes()) - before) / TIMES, unit: 'ms' })
    }
    return rows
  }

  /**
   * Sends as many calls as so many people make, whether the answers keep up or not.
   * @param {string} label
   * @param {number} count
   */
  async together(label, count) {
    /** @type {Map<string, number[]>} */
    const times = new Map(KINDS.map(({ call }) => [call, []]))
    const waiting = new Set()
    const begin = performance.now()
    const end = begin + seconds * 1000
    let due = begin
    let sent = 0
    while (due < end) {
      due -= Math.log(1 - Math.random()) * (PAUSE / count)
      const kind = kindAt(Math.random())
      const late = performance.now() - due
      if (late < 0) await wait(-late)
      const begun = due
      const sending = this.send(kind)
        .then((isAnswered) => isAnswered && times.get(kind.call)?.push(performance.now() - begun))
        .catch((error) => this.note(`${kind.call} ${error.cause?.code ?? error.name}`))
        .finally(() => waiting.delete(sending))
      waiting.add(sending)
      sent += 1
    }
    await Promise.all(waiting)
    const took = (performance.now() - begin) / 1000
    /** @param {string} what @param {number[]} found */
    const quantiles = (what, found) => {
      const sorted = found.sort((a, b) => a - b)
      return [0.5, 0.95, 0.99].map((share) => ({
        ...{ what: `${label}, ${what}: p${share * 100}`, value: quantile(sorted, share), unit: 'ms' },
      }))
    }
    const all = [...times]
    const timesWhere = (/** @type {boolean} */ isWrite) =>
      all.filter(([call]) => WRITES.includes(call) === isWrite).flatMap(([, found]) => found)
    const answered = all.flatMap(([, found]) => found).length
    /** @type {Row[]} */
    const rows = [
      { what: `${label}: calls that came`, value: sent / seconds, unit: 'a second' },
      { what: `${label}: calls that were answered`, value: answered / took, unit: 'a second' },
      { what: `${label}: calls that failed`, value: (100 * (sent - answered)) / sent, unit: '%' },
      ...quantiles('reads', timesWhere(false)),
      ...quantiles('writes', timesWhere(true)),
      ...all.flatMap(([call, found]) => quantiles(call, found)),
    ]
    return { rows, sent }
  }
}

/** @param {Record<string, string>} env */
async function startServer(env) {
  const child = spawn(process.execPath, [path.join(root, 'server/bin.mjs')], {
    env: { ...process.env, ...env, PORT: String(PORT), HOST: '127.0.0.1', EMENTA_LOG: 'warn' },
    stdio: 'ignore',
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries === 300 || child.exitCode !== null) throw new Error('Failed to start the server.')
    await wait(200)
  }
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  return { pid: /** @type {number} */ (child.pid), stop }
}

/**
 * @param {string} label
 * @param {{ env: Record<string, string>, callers: Caller[], count: number, others?: () => number[] }} setting
 *   `others`: the processes of the database
 * @returns {Promise<Row[]>}
 */
async function measure(label, { env, callers, count, others = () => [] }) {
  const server = await startServer(env)
  try {
    const load = new Load(callers)
    const processes = () => [server.pid, ...others()]
    await load.warmUp()
    const alone = await load.alone(label, processes)
    const spentBy = () => [cpuOf([server.pid]), cpuOf(others()), cpuOf([process.pid])]
    const before = spentBy()
    const { rows, sent } = count > 0 ? await load.together(`${label}, ${count} people`, count) : { rows: [], sent: 0 }
    const spent = spentBy().map((after, index) => after - (before[index] ?? 0))
    /** @type {Row[]} */
    const mean = ['server', 'database', 'load'].map((who, index) => ({
      ...{
        what: `${label}, ${count} people: processor of the ${who} a call`,
        value: (spent[index] ?? 0) / sent,
        unit: 'ms',
      },
    }))
    return [
      ...alone,
      ...rows,
      ...(sent > 0 ? mean : []),
      { what: `${label}: memory of the server`, value: memoryOf(server.pid), unit: 'MB' },
      ...[...load.failures].map(([failure, value]) => ({
        what: `${label}: ${failure}`,
        value,
        unit: 'failures',
        must: 0,
      })),
    ]
  } finally {
    await server.stop()
  }
}

/** @type {import('../scripts/bench.mjs').Bench} */
export default {
  what: `Server: ${people} people (\`--people\`), one call every ${PAUSE / 1000} s, for ${seconds} s (\`--seconds\`), with ${posts.toLocaleString('en')} posts (\`--posts\`); server, database and load share this machine`,
  async run() {
    await buildServer()
    const { fillPglite, fillPostgres, postgresPrograms, startPostgres } = await import(
      pathToFileURL(await buildServer('test/bench')).href
    )
    const programs = postgresPrograms()
    if (!programs) throw new Error('Failed to find PostgreSQL: "npm run test:slow" installs it.')
    const rows = []
    for (const { volume, count } of [
      { volume: 1_000, count: 0 },
      { volume: posts, count: people },
    ]) {
      const postgres = await startPostgres(programs)
      try {
        const callers = await fillPostgres(postgres.url, { posts: volume, people })
        const others = () => childrenOf(postgres.pid)
        const label = `PostgreSQL, ${volume.toLocaleString('en')} posts`
        rows.push(...(await measure(label, { env: { DATABASE_URL: postgres.url }, callers, count, others })))
      } finally {
        await postgres.stop()
      }
    }
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-bench-'))
    try {
      const callers = await fillPglite(path.join(folder, 'pglite'), { posts, people: 100 })
      const label = `PGlite, ${posts.toLocaleString('en')} posts`
      const env = { DATABASE_URL: '', EMENTA_DATA: folder }
      rows.push(...(await measure(label, { env, callers, count: Math.min(people, 100) })))
    } finally {
      fs.rmSync(folder, { recursive: true, force: true })
    }
    return rows
  },
}
