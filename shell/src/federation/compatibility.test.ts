import { type BuiltWith, CONTRACT, STORAGE } from '@ementa/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findIncompatibility } from './manifest'

const PROVIDES = `/static/provides.${__SHELL_SURFACE__}.json`
const surface: Record<string, string[]> = {
  '@ementa/ui': ['Button'],
  '@ementa/ui/data@2': ['useRead'],
  services: [],
  calls: [],
}
const fetched = vi.fn(async (_url: string, _options?: RequestInit) => new Response())

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json(surface))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const BASE = 'https://social.example/mf-manifest.json'
const builtWith = (over: Partial<BuiltWith> = {}): BuiltWith => ({
  contract: CONTRACT,
  storage: STORAGE,
  surface: 'another',
  needs: { '@ementa/ui': ['Button'] },
  ...over,
})
test.each([
  ['nothing said', undefined, 'does not say what it was built with'],
  ['an older contract', builtWith({ contract: CONTRACT - 1 }), `contract ${CONTRACT - 1}, this shell has ${CONTRACT}`],
  [
    'a newer storage',
    builtWith({ storage: STORAGE + 1 }),
    `version ${STORAGE + 1}, this shell writes version ${STORAGE}`,
  ],
  ['an export that is gone', builtWith({ needs: { '@ementa/ui': ['Gone'] } }), '@ementa/ui: Gone'],
  [
    'another major version of a facade',
    builtWith({ needs: { '@ementa/ui/data@1': ['useRead', 'query'] } }),
    '(@ementa/ui/data@1 (it has @ementa/ui/data@2))',
  ],
  ['a facade that is not there at all', builtWith({ needs: { '@ementa/maps@1': ['Map'] } }), '(@ementa/maps@1)'],
  ['a service that is not there yet', builtWith({ needs: { services: ['later'] } }), 'services: later'],
])('refuses a remote with %s', async (_, given, reason) => {
  expect(await findIncompatibility(given, BASE)).toContain(reason)
})

test('names every difference, so that one answer is enough', async () => {
  const given = builtWith({ contract: CONTRACT + 1, storage: STORAGE + 1, needs: { services: ['later'] } })
  expect(await findIncompatibility(given, BASE)).toMatch(/^it was built .*; it reads .*; it needs .*services: later\)$/)
})

test('runs a remote whose needs are met, and asks for no list when it was built against this shell', async () => {
  expect(await findIncompatibility(builtWith(), BASE)).toBeNull()
  expect(fetched.mock.calls).toEqual([[PROVIDES, undefined]])
  expect(await findIncompatibility(builtWith({ surface: __SHELL_SURFACE__, needs: { x: ['y'] } }), BASE)).toBeNull()
  expect(fetched).toHaveBeenCalledOnce()
})

test('needs that stand in a file of their own are read with the hash that the manifest gives', async () => {
  const file = 'https://social.example/static/needs.1a2b3c4d.json'
  fetched.mockImplementation(async (url) => Response.json(url === file ? { services: ['later'] } : surface))
  const given = builtWith({ needs: 'static/needs.1a2b3c4d.json', files: { 'static/needs.1a2b3c4d.json': 'AA=' } })
  expect(await findIncompatibility(given, BASE)).toContain('services: later')
  expect(fetched).toHaveBeenCalledWith(file, { integrity: 'sha256-AA=' })
})

test.each([
  ['is not there', () => new Response('', { status: 404 }), `HTTP 404 for ${PROVIDES}`],
  ['cannot be read', () => Response.json({ services: 'all' }), 'Invalid type'],
])('where the list of what this shell provides %s, that is said', async (_, answer, reason) => {
  fetched.mockImplementation(async () => answer())
  await expect(findIncompatibility(builtWith(), BASE)).rejects.toThrow(reason)
})
