import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { beginWorker, CHUNK, keep, kept, load, network, textIn } from '../test/worker-scope'
import { CACHES } from './cache-rules'

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

test.each([
  [59, 'kept'],
  [61, 'asked for'],
])('a file that is %i days old is %s', async (days, text) => {
  network.answers[CHUNK] = () => new Response('asked for')
  await keep(CACHES.files, CHUNK, 'kept', { date: new Date(Date.now() - days * 86_400_000).toUTCString() })
  expect(await load(CHUNK)).toBe(text)
})

test('of more than 400 files the oldest goes', async () => {
  network.answers[CHUNK] = () => new Response('code')
  await load(CHUNK)
  const used = await openDB('workbox-expiration', 1)
  const noteUses = async (count: number) => {
    for (let age = 1; age <= count; age += 1) {
      const url = `https://social.example/${age}.0123abcd.js`
      await keep(CACHES.files, url, 'code')
      await used.put('cache-entries', {
        id: `${CACHES.files}|${url}`,
        cacheName: CACHES.files,
        url,
        timestamp: Date.now() - age * 1000,
      })
    }
    await load(CHUNK)
  }
  await noteUses(399)
  await vi.waitFor(async () => expect(await used.count('cache-entries')).toBe(400))
  expect(kept.get(CACHES.files)?.size).toBe(400)
  await noteUses(400)
  await vi.waitFor(() => expect(kept.get(CACHES.files)?.size).toBe(400))
  expect(kept.get(CACHES.files)?.has(CHUNK)).toBe(true)
  expect(kept.get(CACHES.files)?.has('https://social.example/400.0123abcd.js')).toBe(false)
  used.close()
})

test('files make room where the disk is full', async () => {
  for (const name of [CACHES.files, CACHES.documents]) await keep(name, CHUNK, 'code')
  const { quotaErrorCallbacks } = await import('workbox-core/models/quotaErrorCallbacks.js')
  for (const makeRoom of quotaErrorCallbacks) await makeRoom()
  expect([...kept.keys()]).toEqual([CACHES.documents])
})
