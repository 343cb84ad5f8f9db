import { crashCopyKey, isSetAside, STORAGE_KEYS } from '@ementa/contracts'
import { createBackend, memoryBlobs, simulationSchema } from '@ementa/mock-backend'
import { CALM } from '@ementa/testing/calm'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { createServices, createStandaloneParts, type StorageProblem } from '@ementa/ui/host'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { createQueueStore } from '../offline/queue'
import { registrySchema } from '../registry/registry'
// This record is what the version of that day stored on a device; it is never updated.
import snapshot from './storage-snapshot-2026-11-21.json'

const simulation = v.parse(simulationSchema, CALM)
const texts = Object.fromEntries(
  Object.entries(snapshot).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
)

test('what an earlier version stored is read, and nothing of it is set aside', async () => {
  const storage = memoryStorage(texts)
  const problems: StorageProblem[] = []
  const onProblem = (problem: StorageProblem) => void problems.push(problem)
  const backend = await createBackend({ storage, blobs: memoryBlobs(), simulation: () => simulation, tabs: null })
  const services = createServices({
    parts: createStandaloneParts({ erase: () => backend.reset() }),
    url: 'http://backend.ementa/api',
    transport: backend.fetch,
    storage,
    events: new EventTarget(),
    onOpenLogin: () => undefined,
    onProblem,
  })
  onTestFinished(() => services.cache.dispose())
  await services.session.start()

  expect(services.session.state.user?.username).toBe('anapaula')
  expect(services.theme.state.choice).toBe('dark')
  expect(services.cache.pages().map(({ url }) => url)).toEqual(['/drafts'])
  const { posts } = await services.api.posts.listDrafts()
  expect(posts[0]?.body).toBe('Rascunho de outra versão.')
  expect(
    createQueueStore(storage, onProblem)
      .read()
      .map(({ type }) => type),
  ).toEqual(['posts.like'])
  expect(storage.getItem(crashCopyKey('user-anapaula', 'post'))).toContain('Ainda não publicado')
  expect(v.is(registrySchema, snapshot[STORAGE_KEYS.registry])).toBe(true)
  expect(problems).toEqual([])
  expect(Object.keys(texts).filter((key) => storage.getItem(key) === null || isSetAside(key))).toEqual([])
})

test('a start without the backend still knows who was signed in', async () => {
  const storage = memoryStorage(texts)
  const services = createServices({
    parts: createStandaloneParts({ erase: async () => undefined }),
    url: 'http://backend.ementa/api',
    transport: () => Promise.reject(new TypeError('offline')),
    storage,
    events: new EventTarget(),
    onOpenLogin: () => undefined,
    retryBase: 1,
  })
  onTestFinished(() => services.cache.dispose())
  await services.session.start()
  expect(services.session.state.user?.username).toBe('anapaula')
})
