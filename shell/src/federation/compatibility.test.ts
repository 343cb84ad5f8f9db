import { type BuiltWith, CONTRACT, STORAGE } from '@ementa/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchSurface, incompatibility } from './manifest'

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
const surface = async () => ({ '@ementa/ui': ['Button'], '@ementa/ui/data@2': ['useRead'], services: [], calls: [] })

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
  expect(await incompatibility(given, BASE, surface)).toContain(reason)
})

test('names every difference, so that one answer is enough', async () => {
  const given = builtWith({ contract: CONTRACT + 1, storage: STORAGE + 1, needs: { services: ['later'] } })
  expect(await incompatibility(given, BASE, surface)).toMatch(
    /^it was built .*; it reads .*; it needs .*services: later\)$/,
  )
})

test('runs a remote whose needs are met, and asks for no list when it was built against this shell', async () => {
  expect(await incompatibility(builtWith(), BASE, surface)).toBeNull()
  const unread = vi.fn(surface)
  expect(await incompatibility(builtWith({ surface: __SHELL_SURFACE__, needs: { x: ['y'] } }), BASE, unread)).toBeNull()
  expect(unread).not.toHaveBeenCalled()
})

test('a library of another major version is refused, whichever names of it are used', async () => {
  const react = async () => ({ 'react@19': ['useState'] })
  expect(await incompatibility(builtWith({ needs: { 'react@18': [] } }), BASE, react)).toContain(
    '(react@18 (it has react@19))',
  )
})

test('needs that stand in a file of their own are read with the hash that the manifest gives', async () => {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => Response.json({ services: ['later'] }))
  vi.stubGlobal('fetch', fetched)
  const given = builtWith({ needs: 'static/needs.1a2b3c4d.json', files: { 'static/needs.1a2b3c4d.json': 'AA=' } })
  expect(await incompatibility(given, BASE, surface)).toContain('services: later')
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://social.example/static/needs.1a2b3c4d.json', {
    integrity: 'sha256-AA=',
  })
})

test('what this shell provides is read from its own build, or the reason why not is said', async () => {
  const url = `/static/provides.${__SHELL_SURFACE__}.json`
  const fetched = vi.fn(async (_url: string) => Response.json({ services: ['session'] }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { querySelector: () => null })
  expect(await fetchSurface()).toEqual({ services: ['session'] })
  expect(fetched).toHaveBeenCalledExactlyOnceWith(url, undefined)
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }))
  await expect(fetchSurface()).rejects.toThrow(`HTTP 404 for ${url}`)
  fetched.mockResolvedValueOnce(Response.json({ services: 'all' }))
  await expect(fetchSurface()).rejects.toThrow()
})
