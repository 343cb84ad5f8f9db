/**
 * The part of `bench/backend.mjs` that measures, as a thread of its own: it may have more memory than a process has by
 * itself, and its processor time is the process's, as nothing else runs meanwhile.
 */
import v8 from 'node:v8'
import vm from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'

/** The targets: ms of a call at any volume; how much more of a list than with the small one, up to so many posts. */
const LONGEST_MS = 1000
const LARGEST_RATIO = 3
const RATIO_UP_TO = 100_000
/** A search scores every document that has a word. */
const SEARCH = 'search.all'
const ROUNDS = 60
const WARM_UP = 20
/** Queries as people type them: one word, several, a beginning, a tag, a name. */
const QUERIES = ['contrato', 'prazo titular dados', 'deci', 'lgpd', 'camila', 'tutela de urgência', 'prova consumo']

/** @param {number[]} times @param {number} share */
const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** Processor time in ms since `since`: unlike the clock's, it does not count what other programs of the machine take. */
const spent = (/** @type {NodeJS.CpuUsage} */ since) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

/**
 * The 95th percentile of each call, in ms of processor. In turns, so that what is compiled and collected meanwhile falls on
 * all of them.
 * @param {((round: number) => Promise<unknown>)[]} calls
 */
async function p95(calls) {
  const times = calls.map(() => /** @type {number[]} */ ([]))
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, call] of calls.entries()) {
      const began = process.cpuUsage()
      await call(round + WARM_UP)
      if (round >= 0) times[index]?.push(spent(began))
    }
  }
  return times.map((all) => percentile(all, 0.95))
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
    [SEARCH, (round) => api.search.all({ query: QUERIES[round % QUERIES.length] })],
  ]
}

/**
 * @param {{ address: string, small: number, large: number }} volumes `address` of the bundled backend, volumes in posts
 * @returns {Promise<import('../../scripts/bench.mjs').Row[]>}
 */
async function measure({ address, small, large }) {
  const module = await import(address)
  const starts = []
  for (let round = 0; round < 7; round += 1) starts.push((await world(module, 0)).started)
  const few = await world(module, small)
  const many = await world(module, large)
  const rows = [
    { what: 'first start, module of the seed included', value: starts[0] ?? 0, unit: 'ms' },
    { what: 'start, median', value: percentile(starts, 0.5), unit: 'ms' },
    { what: 'start with the large volume', value: many.started, unit: 'ms' },
  ]
  const unindexed = heapInUse()
  const began = process.cpuUsage()
  await many.api.search.all({ query: 'contrato' })
  rows.push(
    { what: 'first search of the large volume: the index is built', value: spent(began), unit: 'ms' },
    { what: 'what its index keeps in memory', value: (heapInUse() - unindexed) / 2 ** 20, unit: 'MB' },
    { what: 'all that is in memory with it', value: heapInUse() / 2 ** 20, unit: 'MB' },
  )
  const ofFew = calls(few.api, small)
  for (const [index, [name, call]] of calls(many.api, large).entries()) {
    const [short = Number.NaN, long = Number.NaN] = await p95([ofFew[index]?.[1] ?? call, call])
    const ratio = `${(long / short).toFixed(1)} × the small volume's ${short.toFixed(1)}`
    const ratioTarget = large <= RATIO_UP_TO && name !== SEARCH ? `, target ${LARGEST_RATIO}` : ''
    rows.push({ what: `${name}, p95`, value: long, unit: `ms, target ${LONGEST_MS}; ${ratio}${ratioTarget}` })
  }
  const before = many.written()
  await many.api.posts.like({ id: 'post-volume-7' })
  rows.push({ what: 'written by one like', value: many.written() - before, unit: 'bytes' })
  return rows
}

parentPort?.postMessage(await measure(workerData))
