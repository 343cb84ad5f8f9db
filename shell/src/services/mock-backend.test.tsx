import 'fake-indexeddb/auto'
import { STORAGE_KEYS } from '@ementa/contracts'
import { createBackend } from '@ementa/mock-backend'
import { CALM } from '@ementa/testing/calm'
import { memoryStorage } from '@ementa/testing/memory-storage'
import { beforeEach, expect, test, vi } from 'vitest'

// The backend is the real one; the test records how it is created.
vi.mock(import('@ementa/mock-backend'), async (load) => {
  const real = await load()
  return { ...real, createBackend: vi.fn(real.createBackend) }
})

/** Loads the module anew, as on a page without calls yet. */
async function open() {
  vi.resetModules()
  return { ...(await import('./pipeline')), ...(await import('./images')) }
}
const simulate = (settings: object) =>
  localStorage.setItem(STORAGE_KEYS.simulation, JSON.stringify({ ...CALM, ...settings }))
const currentUser = (url: string) => new Request(`${url}/auth/getCurrentUser`, { method: 'POST', body: '{}' })

beforeEach(() => {
  vi.mocked(createBackend).mockClear()
  simulate({})
})

test('without a server the backend of this page answers, which begins to load at once and is made once', async () => {
  const { connect } = await open()
  const { url, transport } = connect(undefined, { storage: memoryStorage(), onChanged: async () => undefined })
  expect(url).toBe('http://backend.ementa/api')
  await vi.waitFor(() => expect(createBackend).toHaveBeenCalledExactlyOnceWith({ portraits: '/icons/portraits.svg' }))
  const answer = await transport(currentUser(url))
  expect([answer.status, await answer.json()]).toEqual([200, null])
  await transport(currentUser(url))
  expect(createBackend).toHaveBeenCalledOnce()
})

test('a backend that does not arrive fails the call, and the next call loads it again', async () => {
  const gone = new Error('Loading chunk mock failed.')
  vi.mocked(createBackend).mockRejectedValueOnce(gone).mockRejectedValueOnce(gone)
  const { connect } = await open()
  const { url, transport } = connect(undefined, { storage: memoryStorage(), onChanged: async () => undefined })
  // Without a call the failure must not become an unhandled rejection, which would fail the run.
  await vi.waitFor(() => expect(createBackend).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  await expect(transport(currentUser(url))).rejects.toBe(gone)
  expect((await transport(currentUser(url))).ok).toBe(true)
})
