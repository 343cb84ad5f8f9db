import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptManifest, isVerified, type Manifest } from './manifest'
import { integrityOf, trustedScriptUrl } from './trusted-scripts'

const ADDRESS = 'https://social.example/mf-manifest.json'
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

beforeEach(() => void vi.stubGlobal('location', { href: 'https://shell.example/', origin: 'https://shell.example' }))
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Creates a signed manifest and the owner's public key. */
async function signed(change: (manifest: { name: string; ementa: Record<string, unknown> }) => void = () => undefined) {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const manifest = { name: 'social', ementa: { files: { 'a.js': 'AA=' } } as Record<string, unknown> }
  const bytes = new TextEncoder().encode(JSON.stringify(manifest))
  manifest.ementa.signature = base64(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes))
  change(manifest)
  return { key: base64(await crypto.subtle.exportKey('raw', pair.publicKey)), manifest }
}
const accept = (remote: { keys?: string[]; unsigned?: boolean }, manifest: object, address = ADDRESS) =>
  acceptManifest(
    { name: 'social', entry: address, routes: ['/'], ...remote },
    manifest as unknown as Manifest,
    manifest,
    address,
  )

test('a release that its owner signed is accepted with the hashes of its files', async () => {
  const { key, manifest } = await signed()
  await accept({ keys: [(await signed()).key, 'bm8ga2V5', key] }, manifest)
  expect(isVerified('social')).toBe(true)
  expect(integrityOf('https://social.example/a.js?v=1')).toBe('sha256-AA=')
})

type Signed = Parameters<NonNullable<Parameters<typeof signed>[0]>>[0]
test.each<[name: string, reason: string, change: (manifest: Signed) => void]>([
  ['of another remote', 'its manifest is that of "account"', (one) => void Object.assign(one, { name: 'account' })],
  [
    'altered after it was signed',
    'not signed with a key that the registry names',
    ({ ementa }) => void Object.assign(ementa, { files: { 'altered.js': 'BB=' } }),
  ],
  ['without a signature', 'its manifest is not signed', ({ ementa }) => void delete ementa.signature],
  ['without hashes', 'no hashes of its files', ({ ementa }) => void delete ementa.files],
])('a release %s is refused, and nothing of it is accepted', async (_name, reason, change) => {
  const { key, manifest } = await signed(change)
  await expect(accept({ keys: [key] }, manifest, 'https://refused.example/mf-manifest.json')).rejects.toMatchObject({
    kind: 'untrusted',
    message: expect.stringContaining(reason),
  })
  for (const file of ['a.js', 'altered.js']) expect(integrityOf(`https://refused.example/${file}`)).toBeUndefined()
})

test('without a key the registry must say that the remote is unsigned; a key is asked for in any case', async () => {
  const { key, manifest } = await signed((one) => void delete one.ementa.signature)
  await expect(accept({}, manifest)).rejects.toThrow('the registry names no key of its owner')
  await expect(accept({ unsigned: true, keys: [key] }, manifest)).rejects.toThrow('its manifest is not signed')
  await accept({ unsigned: true }, manifest)
  expect(isVerified('social')).toBe(false)
})

test('where signatures cannot be checked it runs unverified, and that is said', async () => {
  const { key, manifest } = await signed()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('crypto', {})
  await accept({ keys: [key] }, manifest)
  const importKey = () => Promise.reject(new DOMException('Ed25519', 'NotSupportedError'))
  vi.stubGlobal('crypto', { subtle: { importKey } })
  await accept({ keys: [key] }, manifest)
  expect(isVerified('social')).toBe(false)
  expect(warned).toHaveBeenCalledTimes(2)
  expect(warned).toHaveBeenCalledWith('[trust] social is not verified: this page cannot check signatures.')
})

test('in development a host may serve files without hashes; what has them is checked all the same', async () => {
  vi.stubGlobal('__DEVELOPMENT__', true)
  const file = 'http://localhost:3109/a.js'
  const { key, manifest } = await signed(({ ementa }) => void Object.assign(ementa, { files: { 'a.js': 'BB=' } }))
  await expect(accept({ keys: [key] }, manifest, 'http://localhost:3109/mf-manifest.json')).rejects.toMatchObject({
    kind: 'untrusted',
  })
  expect(() => trustedScriptUrl(file)).toThrow(TypeError)
  await accept({ keys: [key] }, { name: 'social', ementa: {} }, 'http://localhost:3109/mf-manifest.json')
  expect(trustedScriptUrl(file)).toBe(file)
  expect(integrityOf(file)).toBeUndefined()
})
