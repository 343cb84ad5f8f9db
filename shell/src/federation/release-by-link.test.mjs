import { generateKeyPairSync } from 'node:crypto'
import { tabStorage } from '@ementa/contracts/device-storage'
import { CONTRACT, STORAGE } from '@ementa/contracts/remote-module'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicKeyOf, signManifest } from '../../../remote-kit/lib/seal.mjs'
import { hasReleaseByLink, RELEASES_BY_LINK_KEY } from '../registry/registry'
import { forgetRemote, readRegistry } from './load-section'
import { applyReleasesByLink, leaveReleasesByLink } from './release-by-link'
import { integrityOf } from './trusted-scripts'

const owner = generateKeyPairSync('ed25519').privateKey
const stranger = generateKeyPairSync('ed25519').privateKey
const HOST = 'https://social.example/apps'
const ASKED = `${HOST}/releases/1.0.0-next/mf-manifest.json`
const social = {
  name: 'social',
  title: 'Publicações',
  entry: `${HOST}/mf-manifest.json`,
  routes: ['/'],
  keys: [publicKeyOf(owner)],
}
const account = { name: 'account', entry: 'https://account.example/mf-manifest.json', routes: ['/profile'] }
const manifestBy = (key) =>
  signManifest(
    {
      name: 'social',
      metaData: { globalName: 'social', remoteEntry: { path: '', name: 'remoteEntry.11112222.js' } },
      ementa: {
        contract: CONTRACT,
        storage: STORAGE,
        surface: __SHELL_SURFACE__,
        needs: {},
        files: { 'remoteEntry.11112222.js': 'aGFzaA==' },
      },
    },
    key,
  )

/** Opens a tab with this query; `served` are the answers of hosts by address. */
async function open(query, served = {}, remote = social) {
  vi.stubGlobal('location', { href: `https://shell.example/${query}`, origin: 'https://shell.example', search: query })
  const fetched = vi.fn(async (url) => (served[url] ? Response.json(served[url]) : new Response('', { status: 404 })))
  vi.stubGlobal('fetch', fetched)
  const published = { source: 'network', registry: { contract: CONTRACT, remotes: [remote, account] } }
  const { registry, releasesByLink } = await applyReleasesByLink(published)
  return { entries: registry.remotes.map(({ entry }) => entry), remotes: registry.remotes, releasesByLink, fetched }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  tabStorage.removeItem(RELEASES_BY_LINK_KEY)
  vi.unstubAllGlobals()
})

test('a link opens another release of a remote that its owner signed, for this tab', async () => {
  const good = { [ASKED]: manifestBy(owner) }
  const { entries, remotes, releasesByLink } = await open('?release.social=1.0.0-next', good)
  expect(entries).toEqual([ASKED, account.entry])
  expect(remotes[0].fallback).toBe(social.entry)
  expect(releasesByLink).toEqual([{ title: 'Publicações', version: '1.0.0-next', problem: null }])
  // The files of the release are beside the pointer.
  expect(integrityOf(`${HOST}/remoteEntry.11112222.js`)).toBe('sha256-aGFzaA==')

  expect((await open('', good)).entries[0], 'on the next page of the tab').toBe(ASKED)
  expect(hasReleaseByLink()).toBe(true)
  expect((await open('?release.social=', good)).entries[0], 'taken back').toBe(social.entry)
  expect(tabStorage.getItem(RELEASES_BY_LINK_KEY)).toBeNull()
})

test('the start and each retry load the release of the link, and without a link the published one', async () => {
  vi.stubGlobal('document', { querySelector: () => null })
  const published = { '/remotes.json': { contract: CONTRACT, remotes: [social, account] } }
  await open('', published)
  expect((await readRegistry()).registry.remotes[0].entry).toBe(social.entry)
  await open('?release.social=1.0.0-next', { ...published, [ASKED]: manifestBy(owner) })
  expect((await readRegistry()).registry.remotes[0].entry).toBe(ASKED)
  expect((await forgetRemote(social)).entry).toBe(ASKED)
})

test.each([
  [
    "a stranger's signature",
    { [ASKED]: manifestBy(stranger) },
    social,
    'not signed with a key that the registry names',
  ],
  ['a release that is not there', {}, social, 'HTTP 404'],
  [
    'a remote that runs without keys',
    { [ASKED]: manifestBy(owner) },
    { ...social, keys: undefined, unsigned: true },
    'its signature could not be verified',
  ],
])('refuses %s, and the published release stays', async (_, served, remote, problem) => {
  const { entries, releasesByLink } = await open('?release.social=1.0.0-next', served, remote)
  expect(entries[0]).toBe(social.entry)
  expect(releasesByLink).toMatchObject([{ version: '1.0.0-next', problem: expect.stringContaining(problem) }])
})

test('the way back opens the published releases on the same page, with all else that its address says', () => {
  const reload = vi.fn()
  const replaceState = vi.fn()
  tabStorage.setItem(RELEASES_BY_LINK_KEY, '{"social":"1.0.0-next"}')
  vi.stubGlobal('history', { state: 'kept', replaceState })
  const leave = (search) => {
    vi.stubGlobal('location', { pathname: '/search', search, hash: '#p2', reload })
    leaveReleasesByLink()
    return replaceState.mock.lastCall
  }
  expect(leave('?q=dano&release.social=1.0.0-next&tab=users')).toEqual(['kept', '', '/search?q=dano&tab=users#p2'])
  expect(tabStorage.getItem(RELEASES_BY_LINK_KEY)).toBeNull()
  expect(leave('?release.social=1.0.0-next')).toEqual(['kept', '', '/search#p2'])
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each(['..', '../../elsewhere', 'https://evil.example/mf-manifest.json', '%2e%2e'])(
  'asks no host for what is no version: %s',
  async (version) => {
    const { entries, fetched } = await open(`?release.social=${encodeURIComponent(version)}`)
    expect(entries[0]).toBe(social.entry)
    expect(fetched).not.toHaveBeenCalled()
  },
)

test('refuses where signatures cannot be verified', async () => {
  vi.stubGlobal('crypto', { ...crypto, subtle: undefined })
  const { entries } = await open('?release.social=1.0.0-next', { [ASKED]: manifestBy(owner) })
  expect(entries[0]).toBe(social.entry)
})
