import 'fake-indexeddb/auto'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { beginWorker, CHUNK, keep, load, network, SCOPE, textIn } from '../test/worker-scope'
import { CACHES } from './worker-protocol'

const NEWER = `${SCOPE}static/app.89abcdef.js`

beforeAll(async () => {
  vi.resetModules()
  beginWorker()
  await import('./service-worker')
})
beforeEach(beginWorker)

test('a file whose name never changes its content is asked for once, of any origin', async () => {
  network.answers[CHUNK] = () => new Response('no', { status: 404 })
  expect(await load(CHUNK)).toBe('no')
  network.answers[CHUNK] = () => new Response('code')
  expect(await load(CHUNK)).toBe('code')
  expect(await load(CHUNK)).toBe('code')
  expect(network.asked).toEqual([CHUNK, CHUNK])
  expect(await textIn(CACHES.files, CHUNK)).toBe('code')
})

test('a file that was found altered is asked for past the cache, and takes its place', async () => {
  await keep(CACHES.files, CHUNK, 'altered')
  network.answers[CHUNK] = () => new Response('no', { status: 500 })
  expect(await load(CHUNK, { cache: 'reload' })).toBe('no')
  expect(await textIn(CACHES.files, CHUNK)).toBe('altered')
  network.answers[CHUNK] = () => new Response('code')
  expect(await load(CHUNK, { cache: 'reload' })).toBe('code')
  expect(await textIn(CACHES.files, CHUNK)).toBe('code')
  expect(await load(CHUNK, { cache: 'no-store' })).toBeNull()
})

test('without a connection a page that is newer than the worker gets the files of the version that waits', async () => {
  await keep(`workbox-precache-v2-${SCOPE}`, NEWER, 'code')
  expect(await load(NEWER)).toBe('code')
  network.answers[NEWER] = () => new Response('from the host')
  expect(await load(NEWER)).toBe('from the host')
})
