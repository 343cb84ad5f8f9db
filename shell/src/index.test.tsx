import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RegistryResult } from './registry/registry'

const parts = vi.hoisted(() => ({
  start: vi.fn(),
  readRegistry: vi.fn(),
  beginSection: vi.fn(),
  reloadOnce: vi.fn(),
  importMock: vi.fn(),
}))
vi.mock('./app', () => ({ start: parts.start }))
vi.mock('./federation/load-section', () => ({ beginSection: parts.beginSection, readRegistry: parts.readRegistry }))
vi.mock('./failures/reload-once', () => ({ reloadOnce: parts.reloadOnce }))
vi.mock('@ementa/mock-backend', () => {
  parts.importMock()
  return {}
})

const remote = (name: string, route: string): RemoteEntry => ({
  name,
  entry: `https://${name}.example/m.json`,
  routes: [route],
})
const SOCIAL = remote('social', '/p/:id')
const ACCOUNT = remote('account', '/settings/*')
const RESULT: RegistryResult = {
  registry: { contract: 1, remotes: [ACCOUNT, SOCIAL], api: 'https://api.example/api' },
  source: 'network',
}
const SECTION = Promise.resolve({ routes: [] })

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('__webpack_public_path__', 'unset')
  parts.readRegistry.mockResolvedValue(RESULT)
  parts.beginSection.mockReturnValue(SECTION)
})
afterEach(() => {
  for (const part of Object.values(parts)) part.mockReset()
  document.head.querySelector('link[rel=manifest]')?.remove()
  document.documentElement.classList.remove('failed')
})

const hasFailed = () => document.documentElement.classList.contains('failed')

/** Runs the boot file on a page of the product. */
async function boot(at: string) {
  history.replaceState(null, '', at)
  await import('./index')
}

test('the module of the remote that owns the address begins to load, and the frame is given it with the registry', async () => {
  await boot('/p/post-001')
  expect(parts.beginSection).toHaveBeenCalledExactlyOnceWith(SOCIAL)
  expect(parts.start).toHaveBeenCalledExactlyOnceWith(RESULT, SECTION)
  expect(parts.importMock).not.toHaveBeenCalled()
  expect(hasFailed()).toBe(false)
  expect(parts.reloadOnce).not.toHaveBeenCalled()
})

test('an address that nobody owns starts the frame alone', async () => {
  await boot('/nowhere')
  expect(parts.beginSection).not.toHaveBeenCalled()
  expect(parts.start).toHaveBeenCalledExactlyOnceWith(RESULT, undefined)
})

test('files and addresses are those of the folder in which the product lies', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/ementa/manifest.webmanifest">')
  await boot('/ementa/settings/privacy')
  expect(Reflect.get(globalThis, '__webpack_public_path__')).toBe('/ementa/')
  expect(parts.beginSection).toHaveBeenCalledExactlyOnceWith(ACCOUNT)
})

test('without a server the mock is loaded beside the frame, and its failure is not the one of the start', async () => {
  const result = { ...RESULT, registry: { ...RESULT.registry, api: undefined } }
  parts.readRegistry.mockResolvedValue(result)
  parts.importMock.mockImplementation(() => {
    throw new Error('gone')
  })
  await boot('/p/post-001')
  await vi.waitFor(() => expect(parts.importMock).toHaveBeenCalledOnce())
  expect(parts.start).toHaveBeenCalledExactlyOnceWith(result, SECTION)
  expect(hasFailed()).toBe(false)
})

test('a start that fails is told where a reload is no way out, and only there', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('Loading chunk 7 failed.')
  parts.start.mockRejectedValue(failure)
  parts.reloadOnce.mockResolvedValue(true)
  await boot('/')
  expect(parts.reloadOnce).toHaveBeenCalledOnce()
  expect(hasFailed()).toBe(false)
  parts.reloadOnce.mockResolvedValue(false)
  vi.resetModules()
  await boot('/')
  expect(hasFailed()).toBe(true)
  expect(logged).toHaveBeenCalledExactlyOnceWith('[EM-200] the application did not start', failure)
})
