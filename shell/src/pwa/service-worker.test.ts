import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  APP,
  answerTo,
  beginWorker,
  ExtendableEvent,
  FetchEvent,
  keep,
  kept,
  load,
  network,
  SCOPE,
  send,
  textIn,
  worker,
} from '../test/worker-scope'
import { CACHES } from './worker-protocol'

const precacheRemotes = vi.hoisted(() => vi.fn())
vi.mock('./precache-remotes', async (original) => ({ ...(await original<object>()), precacheRemotes }))

beforeAll(async () => {
  beginWorker()
  await import('./service-worker')
})
beforeEach(() => {
  beginWorker()
  precacheRemotes.mockReset().mockResolvedValue({ warmed: ['social'], failed: ['account'] })
})
afterEach(() => vi.useRealTimers())

const visit = (path: string) => load(SCOPE + path, { isPage: true })
const DOCUMENT = '<div id="skeleton"></div>'

test("the build's own files and its document are kept when the worker is installed, older ones go when it takes the pages over", async () => {
  network.answers[APP] = () => new Response('app')
  network.answers[SCOPE] = () => new Response(`${DOCUMENT}2`)
  await keep(CACHES.documents, SCOPE, `${DOCUMENT}1`)
  await send(new ExtendableEvent('install'))
  expect(network.asked.toSorted()).toEqual([SCOPE, APP])
  await keep(`workbox-precache-${SCOPE}`, APP, 'older')
  network.answers = {}
  expect(await visit('search')).toBe(`${DOCUMENT}1`)
  await send(new ExtendableEvent('activate'))
  expect([...kept.keys()].toSorted()).toEqual([CACHES.documents, `workbox-precache-v2-${SCOPE}`])
  expect(await visit('search')).toBe(`${DOCUMENT}2`)
  expect(worker.clients.claim).toHaveBeenCalledOnce()
  expect(await load(APP)).toBe('app')
})

test('all pages have one document: the newest, or without a server the last one', async () => {
  network.answers[`${SCOPE}search`] = () => new Response(`${DOCUMENT}1`)
  expect(await visit('search')).toBe(`${DOCUMENT}1`)
  expect([...(kept.get(CACHES.documents)?.keys() ?? [])]).toEqual([SCOPE])
  expect(await visit('p/post-001')).toBe(`${DOCUMENT}1`)
  network.answers[`${SCOPE}search`] = () => new Response(`${DOCUMENT}2`)
  expect(await visit('search')).toBe(`${DOCUMENT}2`)
  expect(await textIn(CACHES.documents, SCOPE)).toBe(`${DOCUMENT}2`)
})

test.each([
  ['the page of a remote by itself', new Response('<div id="root"></div>')],
  ['a page that fails', new Response(DOCUMENT, { status: 500 })],
])('%s does not become the document of every page', async (_name, response) => {
  network.answers[`${SCOPE}search`] = () => response.clone()
  expect(await visit('search')).toBe(await response.text())
  expect(await textIn(CACHES.documents, SCOPE)).toBeUndefined()
  network.answers = {}
  expect(await visit('search')).toBe('error')
})

test('a page that does not start asks for new files: what the worker keeps goes, and the worker with it', async () => {
  network.answers[SCOPE] = () => new Response()
  for (const name of [CACHES.files, `workbox-precache-v2-${SCOPE}`, 'outro-aplicativo'])
    await keep(name, APP, 'cortado')
  const answer = await answerTo(`${SCOPE}p/post-001?recuperar`, { isPage: true })
  expect(answer?.headers.get('location')).toBe(`${SCOPE}p/post-001`)
  expect([...kept.keys()]).toEqual(['outro-aplicativo'])
  expect(worker.registration.unregister).toHaveBeenCalledOnce()
})

test('without a host, a page that does not start keeps what there is', async () => {
  await keep(CACHES.files, APP, 'cortado')
  const answer = await answerTo(`${SCOPE}?recuperar`, { isPage: true })
  expect(answer?.headers.get('location')).toBe(SCOPE)
  expect([...kept.keys()]).toEqual([CACHES.files])
  expect(worker.registration.unregister).not.toHaveBeenCalled()
})

test.each(['search?q=REsp+1.234.567', 'tag/lgpd?de=art.5', 'p/post-001?para=ana.paula/comments'])(
  '%s is a page: only the end of a path says that an address is a file',
  async (address) => {
    await keep(CACHES.documents, SCOPE, DOCUMENT)
    expect(await visit(address)).toBe(DOCUMENT)
  },
)

test.each(['foto.png', 'edital.PDF', 'foto.png?v=2'])('%s is no page, and is left to the browser', async (file) => {
  expect(await visit(file)).toBeNull()
  expect(network.asked).toEqual([])
})

test.each([
  ['a page', SCOPE, CACHES.documents, { isPage: true }],
  ['the registry', `${SCOPE}remotes.json`, CACHES.pointers, {}],
])('%s that does not come within three seconds is that of before', async (_name, address, cache, how) => {
  await keep(cache, address, `${DOCUMENT}before`)
  network.answers[address] = () => new Promise(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = vi.fn()
  const event = new FetchEvent(new Request(address))
  if ('isPage' in how) Object.defineProperty(event.request, 'mode', { value: 'navigate' })
  worker.dispatchEvent(event)
  void event.answer?.then(async (response) => shown(await response.text()))
  await vi.advanceTimersByTimeAsync(2999)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(shown).toHaveBeenCalledExactlyOnceWith(`${DOCUMENT}before`))
})

test.each([`${SCOPE}remotes.json`, 'https://social.example/mf-manifest.json'])(
  '%s is the newest, and without a server the last good one',
  async (address) => {
    network.answers[address] = () => new Response('1')
    expect(await load(address)).toBe('1')
    network.answers[address] = () => new Response('2')
    expect(await load(address)).toBe('2')
    network.answers[address] = () => new Response('no', { status: 503 })
    expect(await load(address)).toBe('no')
    network.answers = {}
    expect(await load(address)).toBe('2')
    expect(await textIn(CACHES.pointers, address)).toBe('2')
  },
)

test.each(['theme.js', 'manifest.webmanifest', 'icons/ementa.svg'])(
  '%s is there at once, and a newer one the next time',
  async (file) => {
    const address = SCOPE + file
    network.answers[address] = () => new Response('1')
    expect(await load(address)).toBe('1')
    network.answers[address] = () => new Response('2')
    expect(await load(address)).toBe('1')
    expect(await textIn(CACHES.files, address)).toBe('2')
    network.answers[address] = () => new Response('no', { status: 500 })
    expect(await load(address)).toBe('2')
    expect(await textIn(CACHES.files, address)).toBe('2')
  },
)

/** Sends a message from a page. */
async function tell(
  data: unknown,
  source: { postMessage: (message: unknown) => void } | null = { postMessage: vi.fn() },
) {
  await send(Object.assign(new ExtendableEvent('message'), { data, source }))
  return source
}

test('the worker takes over when it is told to, and only then', async () => {
  await tell(undefined)
  await tell({ type: 'warm', remotes: [] }, null)
  expect(worker.skipWaiting).not.toHaveBeenCalled()
  await tell({ type: 'take-over' })
  expect(worker.skipWaiting).toHaveBeenCalledOnce()
})

test('the files of the remotes are kept when a page asks for it, which is told what became of it', async () => {
  const remotes = [{ name: 'social', entry: 'https://social.example/mf-manifest.json' }]
  const page = await tell({ type: 'warm', remotes })
  expect(precacheRemotes).toHaveBeenCalledExactlyOnceWith(SCOPE, remotes)
  expect(page?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'warmed', warmed: ['social'], failed: ['account'] })
  await tell({ type: 'warm' }, null)
  expect(precacheRemotes).toHaveBeenLastCalledWith(SCOPE, [])
  await tell({ type: 'take-over' })
  expect(precacheRemotes).toHaveBeenCalledTimes(2)
})
