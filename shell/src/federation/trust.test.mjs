import { generateKeyPairSync } from 'node:crypto'
import { CONTRACT, STORAGE } from '@ementa/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicKeyOf, signManifest } from '../../../remote-kit/lib/seal.mjs'
import { alteredFields, alteredSignatures } from '../../../tooling/release/lib/tampering.mjs'
import { readContainer } from './manifest'

const owner = generateKeyPairSync('ed25519').privateKey
const remote = {
  name: 'social',
  entry: 'https://social.example/mf-manifest.json',
  routes: ['/'],
  keys: [publicKeyOf(owner)],
}
const manifest = signManifest(
  {
    name: 'social',
    metaData: { globalName: 'social', remoteEntry: { path: '', name: 'remoteEntry.js' } },
    exposes: [],
    ementa: {
      contract: CONTRACT,
      storage: STORAGE,
      surface: __SHELL_SURFACE__,
      needs: { services: ['api'] },
      pages: { '/': ['static/feed.js'] },
      files: { 'remoteEntry.js': 'aGFzaA==', 'static/feed.js': 'b3V0cm8=' },
    },
  },
  owner,
)
const read = (over = {}, served = manifest) => {
  vi.stubGlobal('fetch', async (url) =>
    url.includes('provides') ? Response.json({ services: ['api', 'apix'] }) : Response.json(served),
  )
  return readContainer({ ...remote, ...over })
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://shell.example/', origin: 'https://shell.example' })
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => vi.unstubAllGlobals())

test('no altered field and no other signature is accepted [PLT-016]', async () => {
  const alterations = [...alteredFields(manifest), ...alteredSignatures(manifest)]
  expect(alterations.length).toBeGreaterThan(100)
  for (const { what, manifest: altered } of alterations) {
    const outcome = await read({}, altered).then(
      () => 'accepted',
      ({ kind }) => kind,
    )
    expect(['untrusted', 'contract', 'unreachable'], `${what}: ${outcome}`).toContain(outcome)
  }
})
