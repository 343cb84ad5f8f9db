import type { Registry } from '@ementa/contracts/remote-module'
import { STORAGE_KEYS } from '@ementa/contracts/storage-keys'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyOverrides, getOverride, setOverride } from './overrides'
import { matches, ownerOf } from './owner'
import { loadRegistry } from './registry'

const registry: Registry = {
  contract: 1,
  remotes: [
    { name: 'social', entry: 'http://localhost:3001/mf-manifest.json', routes: ['/', '/p/:postId/comments'] },
    { name: 'account', entry: 'http://localhost:3004/mf-manifest.json', routes: ['/profile', '/settings/*'] },
  ],
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => history.replaceState(null, '', '/'))

describe('who owns a path', () => {
  test.each([
    ['/', 'social'],
    ['/p/post-1/comments', 'social'],
    ['/p/post-1', undefined],
    ['/PROFILE', 'account'],
    ['/settings/privacy', 'account'],
    ['/admin/whatever', undefined],
  ])('%s belongs to %s', (path, name) => {
    expect(ownerOf(registry.remotes, path)?.name).toBe(name)
  })

  test('a parameter is one segment, a star the rest', () => {
    expect(matches('/u/:name', '/u/a/b')).toBe(false)
    expect(matches('/u/*', '/u/a/b')).toBe(true)
  })
})

describe('swapping a remote in development', () => {
  test('the address in the page swaps that one, the others stay, and it is kept [PLT-025]', () => {
    history.replaceState(null, '', '/?remote.social=http://localhost:3101/mf-manifest.json')
    const entries = () => applyOverrides(registry).remotes.map(({ entry }) => entry)
    expect(entries()).toEqual(['http://localhost:3101/mf-manifest.json', 'http://localhost:3004/mf-manifest.json'])
    history.replaceState(null, '', '/')
    expect(entries()[0]).toBe('http://localhost:3101/mf-manifest.json')
    history.replaceState(null, '', '/?remote.social=')
    expect(entries()[0]).toBe('http://localhost:3001/mf-manifest.json')
  })

  test.each(['https://evil.example/mf-manifest.json', 'javascript:alert(1)', 'not an address'])(
    'refuses %s: only loopback',
    (address) => {
      expect(setOverride('social', address)).toBe(false)
      expect(getOverride('social')).toBeNull()
    },
  )
})

describe('the registry', () => {
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify(body), { status })),
    )

  test('comes from the network, and its last good copy serves when that fails [PLT-022]', async () => {
    answer(registry)
    expect(await loadRegistry()).toMatchObject({ source: 'network', registry })
    answer({ remotes: 1 })
    expect(await loadRegistry()).toMatchObject({ source: 'last-good', registry })
    answer(registry, 500)
    expect(await loadRegistry()).toMatchObject({
      source: 'last-good',
      registry,
      problem: expect.stringContaining('500'),
    })
  })

  const [social, account] = registry.remotes
  test('a bad entry costs only itself, and its last good copy serves in its place', async () => {
    answer({ ...registry, remotes: [social, { ...account, entry: 7 }] })
    expect(await loadRegistry()).toMatchObject({
      registry: { remotes: [social] },
      refused: [expect.stringMatching(/^remotes\[1\] \(account\): entry: /)],
    })
    answer(registry)
    await loadRegistry()
    answer({ ...registry, remotes: [{ ...social, routes: ['no slash'] }, account] })
    expect(await loadRegistry()).toMatchObject({ source: 'network', registry, refused: [] })
  })

  test('when every entry is bad, nothing of it is used', async () => {
    answer({ ...registry, remotes: [{ name: 'social' }] })
    expect(await loadRegistry()).toMatchObject({
      source: 'none',
      problem: expect.stringContaining('remotes[0] (social)'),
    })
  })

  test('a device keeps its version of a remote, and the version of most is its fallback', async () => {
    const entries = async (share: number) => {
      answer({ ...registry, remotes: [{ ...social, versions: [{ entry: '/canary.json', share }] }] })
      return (await loadRegistry()).registry.remotes.map(({ entry, fallback }) => [entry, fallback])
    }
    expect(await entries(0)).toEqual([[social?.entry, undefined]])
    expect(await entries(100)).toEqual([[`${location.origin}/canary.json`, social?.entry]])
    const drawn = localStorage.getItem(STORAGE_KEYS.rollout)
    const first = await entries(50)
    for (let start = 0; start < 5; start += 1) expect(await entries(50)).toEqual(first)
    expect(localStorage.getItem(STORAGE_KEYS.rollout)).toBe(drawn)
  })

  test('relative addresses belong to the folder of the product, whatever page is open', async () => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'manifest',
      href: '/ementa/manifest.webmanifest',
    })
    document.head.append(link)
    history.replaceState(null, '', '/ementa/u/ana')
    answer({ ...registry, api: 'api', remotes: [{ ...social, entry: 'apps/social/mf-manifest.json' }, account] })
    const { registry: loaded } = await loadRegistry()
    link.remove()
    expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual(['/ementa/remotes.json'])
    expect([loaded.api, ...loaded.remotes.map(({ entry }) => entry)]).toEqual([
      `${location.origin}/ementa/api`,
      `${location.origin}/ementa/apps/social/mf-manifest.json`,
      account?.entry,
    ])
  })

  test.each(['{{{', '[]', '{"contract":1}'])('a bad copy (%s) is no copy', async (stored) => {
    localStorage.setItem(STORAGE_KEYS.registry, stored)
    answer('', 404)
    expect(await loadRegistry()).toMatchObject({ source: 'none', registry: { remotes: [] } })
  })
})
