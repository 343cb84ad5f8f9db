import type { Registry, RemoteEntry } from '@ementa/contracts/remote-module'
import { STORAGE_KEYS } from '@ementa/contracts/storage-keys'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyOverrides, getOverride, setOverride } from './overrides'
import { entryAt, loadRegistry, matches, ownerOf, positionOf } from './registry'

const social: RemoteEntry = {
  name: 'social',
  entry: 'http://localhost:3001/mf-manifest.json',
  routes: ['/', '/p/:postId/comments'],
}
const account: RemoteEntry = {
  name: 'account',
  entry: 'http://localhost:3004/mf-manifest.json',
  routes: ['/profile', '/settings/*'],
}
const registry: Registry = { contract: 1, remotes: [social, account] }

const answer = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_address: string) => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

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

describe('the registry', () => {
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

  test('a bad entry costs only itself, and its last good copy serves in its place', async () => {
    answer({ ...registry, remotes: [social, { ...account, entry: 7 }] })
    expect(await loadRegistry()).toMatchObject({
      registry: { remotes: [social] },
      refused: [expect.stringMatching(/^remotes\[1\] \(account\): entry: /)],
    })
    answer(registry)
    await loadRegistry()
    answer({ ...registry, remotes: [social, { ...account, routes: ['no slash'] }] })
    expect(await loadRegistry()).toMatchObject({ source: 'network', registry, refused: [] })
  })

  test('when every entry is bad, nothing of it is used; without any it is a registry', async () => {
    answer({ ...registry, remotes: [{ name: 'social' }] })
    expect(await loadRegistry()).toMatchObject({
      source: 'none',
      problem: expect.stringContaining('remotes[0] (social)'),
    })
    answer({ ...registry, remotes: [] })
    expect(await loadRegistry()).toMatchObject({ source: 'network', registry: { remotes: [] } })
  })

  test('relative addresses belong to the folder of the product, whatever page is open; one that is none is kept', async () => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'manifest',
      href: '/ementa/manifest.webmanifest',
    })
    document.head.append(link)
    history.replaceState(null, '', '/ementa/u/ana')
    const relative = { ...social, entry: 'apps/social/mf-manifest.json', fallback: 'https://' }
    const fetched = answer({ ...registry, api: 'api', remotes: [relative, account] })
    const { registry: loaded } = await loadRegistry()
    link.remove()
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/ementa/remotes.json'])
    expect([loaded.api, ...loaded.remotes.map(({ entry }) => entry)]).toEqual([
      `${location.origin}/ementa/api`,
      `${location.origin}/ementa/apps/social/mf-manifest.json`,
      account.entry,
    ])
    expect(loaded.remotes[0]?.fallback, 'for the card that names it').toBe('https://')
  })

  test.each(['{{{', '[]', '{"contract":1}'])('a bad copy (%s) is no copy', async (stored) => {
    localStorage.setItem(STORAGE_KEYS.registry, stored)
    answer('', 404)
    expect(await loadRegistry()).toMatchObject({ source: 'none', registry: { remotes: [] } })
  })
})

describe('the version of a device', () => {
  test('is kept, and the version of most is its fallback', async () => {
    const entries = async (share: number) => {
      answer({ ...registry, remotes: [{ ...social, versions: [{ entry: '/canary.json', share }] }] })
      return (await loadRegistry()).registry.remotes.map(({ entry, fallback }) => [entry, fallback])
    }
    expect(await entries(0)).toEqual([[social.entry, undefined]])
    expect(await entries(100)).toEqual([[`${location.origin}/canary.json`, social.entry]])
    const drawn = localStorage.getItem(STORAGE_KEYS.rollout)
    const first = await entries(50)
    for (let start = 0; start < 5; start += 1) expect(await entries(50)).toEqual(first)
    expect(localStorage.getItem(STORAGE_KEYS.rollout)).toBe(drawn)
  })

  test('follows the shares, one after the other', () => {
    const versions = [
      { entry: 'a', share: 10 },
      { entry: 'b', share: 20 },
    ]
    const at = (position: number) => entryAt(position, versions, 'stable')
    expect([0, 9.9, 10, 29.9, 30, 99.9].map(at)).toEqual(['a', 'a', 'b', 'b', 'stable', 'stable'])
  })

  test('stays where it is from one release of the shell to the next', () => {
    const positions = ['social', 'account'].map((remote) => positionOf('0.5', remote).toFixed(6))
    expect([...positions, positionOf('0.25', 'social').toFixed(6)]).toEqual(['88.391444', '41.361160', '76.290487'])
  })
})

describe('swapping a remote in development', () => {
  const LOCAL = 'http://localhost:3101/mf-manifest.json'

  test('the address in the page swaps that one, the others stay, and it is kept [PLT-025]', () => {
    history.replaceState(null, '', `/?remote.social=${LOCAL}`)
    const entries = () => applyOverrides(registry).remotes.map(({ entry }) => entry)
    expect(entries()).toEqual([LOCAL, account.entry])
    history.replaceState(null, '', '/')
    expect(entries()[0]).toBe(LOCAL)
    history.replaceState(null, '', '/?remote.social=')
    expect(entries()[0]).toBe(social.entry)
  })

  test.each(['https://evil.example/mf-manifest.json', 'javascript:alert(1)', 'not an address'])(
    'refuses %s: only loopback',
    (address) => {
      expect(setOverride('social', address)).toBe(false)
      expect(getOverride('social')).toBeNull()
    },
  )

  test('is done in development builds alone', async () => {
    setOverride('social', LOCAL)
    answer(registry)
    const entries = async () => (await loadRegistry()).registry.remotes.map(({ entry }) => entry)
    expect(await entries()).toEqual([social.entry, account.entry])
    vi.stubGlobal('__DEVELOPMENT__', true)
    expect(await entries()).toEqual([LOCAL, account.entry])
  })
})
