import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withoutBadEntries } from './bad-entries'
import { withOneVersion } from './device-version'
import { setOverride } from './overrides'
import { loadRegistry } from './registry'
import { entryAt, positionOf } from './rollout'

const social: RemoteEntry = { name: 'social', entry: 'https://social.example/mf-manifest.json', routes: ['/'] }
const account: RemoteEntry = {
  name: 'account',
  entry: 'https://account.example/mf-manifest.json',
  routes: ['/profile'],
}
const answer = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('an entry that cannot be read', () => {
  test.each<[unknown, string]>([
    [7, 'remotes[1] (?): entry: '],
    [{ name: 7 }, 'remotes[1] (?): name: '],
    [{ ...account, name: 'Account' }, 'remotes[1] (Account): name: '],
    [{ ...account, routes: ['profile'] }, 'remotes[1] (account): routes.0: '],
  ])('%j is named by its place, its name and its fault', (entry, beginning) => {
    const { registry, refused } = withoutBadEntries({ contract: 3, worker: false, remotes: [social, entry] }, undefined)
    expect(registry).toEqual({ contract: 3, worker: false, remotes: [social] })
    expect(refused).toEqual([expect.stringContaining(beginning)])
    expect(refused[0]?.startsWith(beginning)).toBe(true)
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(`[registry] ${refused[0]}`)
  })

  test('is told with all its faults', () => {
    const { refused } = withoutBadEntries({ contract: 1, remotes: [social, { name: 'account', entry: 7 }] }, undefined)
    expect(refused[0]).toMatch(/^remotes\[1\] \(account\): entry: .+; routes: .+$/)
  })

  test('is replaced by the last good one of its own name, and by no other', () => {
    const json = { contract: 1, remotes: [social, { name: 'account' }] }
    const { registry } = withoutBadEntries(json, { contract: 1, remotes: [{ ...social, title: 'Antes' }, account] })
    expect(registry.remotes).toEqual([social, account])
    const { refused } = withoutBadEntries(json, { contract: 1, remotes: [social] })
    expect(refused).toHaveLength(1)
  })

  test('makes the registry useless where it is no registry at all, or has no other entry', () => {
    expect(() => withoutBadEntries({ contract: '1', remotes: [social] }, undefined)).toThrow()
    expect(() => withoutBadEntries({ contract: 1, remotes: [7] }, undefined)).toThrow('remotes[0] (?): entry: ')
  })
})

test('an address that is none is kept as it was written, for the card that names it', async () => {
  answer({ contract: 1, remotes: [{ ...social, entry: 'https://', fallback: 'apps/social.json' }] })
  const { registry } = await loadRegistry()
  expect(registry.remotes).toMatchObject([{ entry: 'https://', fallback: `${location.origin}/apps/social.json` }])
})

describe('the version of a device', () => {
  test('falls back on what the registry names, or else on the version of most', () => {
    const chosen = (remote: RemoteEntry) => withOneVersion({ contract: 1, remotes: [remote] }).remotes[0]
    const canary = { entry: 'https://social.example/canary.json', share: 100 }
    expect(chosen({ ...social, versions: [canary] })).toMatchObject({ entry: canary.entry, fallback: social.entry })
    const named = { ...social, versions: [canary], fallback: 'https://spare.example/mf-manifest.json' }
    expect(chosen(named)).toMatchObject({ entry: canary.entry, fallback: named.fallback })
    const none = { ...social, versions: [{ ...canary, share: 0 }] }
    expect(chosen(none)).toBe(none)
  })

  test('follows the shares, one after the other', () => {
    const versions = [
      { entry: 'a', share: 10 },
      { entry: 'b', share: 20 },
    ]
    const at = (position: number) => entryAt(position, versions, 'stable')
    expect([0, 9.9, 10, 29.9, 30, 99.9].map(at)).toEqual(['a', 'a', 'b', 'b', 'stable', 'stable'])
  })

  test('is spread evenly over devices, and independently from remote to remote', () => {
    const devices = Array.from({ length: 2000 }, (_, index) => `0.${index}`)
    const below = (remote: string, limit: number) => devices.filter((one) => positionOf(one, remote) < limit)
    const positions = devices.map((one) => positionOf(one, 'social'))
    expect(positions.filter((position) => position < 0 || position >= 100)).toEqual([])
    for (const limit of [10, 50, 90]) expect(Math.abs(below('social', limit).length / 20 - limit)).toBeLessThan(4)
    const both = below('social', 50).filter((one) => positionOf(one, 'account') < 50)
    expect(Math.abs(both.length / 20 - 25)).toBeLessThan(4)
  })

  test('stays where it is from one release of the shell to the next', () => {
    const positions = ['social', 'account'].map((remote) => positionOf('0.5', remote).toFixed(6))
    expect([...positions, positionOf('0.25', 'social').toFixed(6)]).toEqual(['88.391444', '41.361160', '76.290487'])
  })
})

describe('a swapped remote', () => {
  const LOCAL = 'http://localhost:3101/mf-manifest.json'

  test('is taken in development builds alone', async () => {
    setOverride('social', LOCAL)
    answer({ contract: 1, remotes: [social, account] })
    const entries = async () => (await loadRegistry()).registry.remotes.map(({ entry }) => entry)
    expect(await entries()).toEqual([social.entry, account.entry])
    vi.stubGlobal('__DEVELOPMENT__', true)
    expect(await entries()).toEqual([LOCAL, account.entry])
  })
})
