import type { RemoteEntry } from '@ementa/contracts/remote-module'
import { RemoteError } from '../errors/remote-error'
import type { Manifest } from './manifest-schema'
import { acceptFiles, acceptOrigin } from './trusted-scripts'

/** Whether the signature of each remote's release was verified. */
const verified = new Map<string, boolean>()

/** Tells the development panel whether a remote is verified; undefined until its manifest is read. */
export const isVerified = (name: string): boolean | undefined => verified.get(name)

/**
 * Accepts the files of a manifest if the remote's owner signed it; before that, none of its scripts can be loaded
 * (decision 036). Rejects with a RemoteError.
 * @param manifest the parsed manifest; the signature covers all of it except itself
 * @param address absolute address of the manifest
 */
export async function acceptManifest(remote: RemoteEntry, manifest: Manifest, raw: object, address: string) {
  const { files } = manifest.ementa ?? {}
  if (__DEVELOPMENT__ && !files) return acceptOrigin(address)
  const problem = files ? await originProblem(remote, manifest, raw) : 'its manifest has no hashes of its files'
  if (!files || problem) throw new RemoteError(remote.name, 'untrusted', remote.entry, problem ?? '')
  acceptFiles(address, files)
}

async function originProblem(remote: RemoteEntry, manifest: Manifest, raw: object): Promise<string | null> {
  const { name, keys = [], unsigned } = remote
  verified.set(name, false)
  if (manifest.name !== name) return `its manifest is that of "${manifest.name}"`
  const { signature } = manifest.ementa ?? {}
  if (unsigned && keys.length === 0) return null
  if (keys.length === 0) return 'the registry names no key of its owner'
  if (!signature) return 'its manifest is not signed'
  const isOwners = await isSignedWith(keys, signature, signedBytes(raw))
  if (isOwners === false) return 'its manifest is not signed with a key that the registry names'
  verified.set(name, isOwners === true)
  if (isOwners === null) console.warn(`[trust] ${name} is not verified: this page cannot check signatures.`)
  return null
}

/** Schema of the signature, which `remote-kit/lib/seal.mjs` writes. */
function signedBytes(raw: object): Uint8Array<ArrayBuffer> {
  const { signature: _, ...ementa } = (raw as { ementa: Record<string, unknown> }).ementa
  return new TextEncoder().encode(JSON.stringify({ ...raw, ementa }))
}

/** Verifies a signature; null outside of secure contexts and in browsers without Ed25519. */
async function isSignedWith(keys: readonly string[], signature: string, data: Uint8Array<ArrayBuffer>) {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return null
  for (const key of keys) {
    try {
      const owner = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify'])
      if (await subtle.verify('Ed25519', owner, bytesOf(signature), data)) return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotSupportedError') return null
      // An invalid key or signature throws; another key may still match.
    }
  }
  return false
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
