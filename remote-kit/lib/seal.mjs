/**
 * Makes a build trusted: hashes of the container and of every chunk in the manifest, and a signature over all of it.
 * `shell/src/federation/manifest.ts` is the other side (decision 036).
 */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readJson } from './remote.mjs'

export const MANIFEST = 'mf-manifest.json'

/** Files that a page of the shell asks for; the stand-alone page has its own copies. @param {string} file */
const isOfContainer = (file) => /\.(js|css)$|^static\/needs\.\w+\.json$/.test(file) && !file.startsWith('alone/')

/** Files of a folder, with slashes. @param {string} folder @returns {string[]} */
export const filesIn = (folder) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))

/**
 * SHA-256 (base64) by the file's path from the manifest.
 * @param {string[]} files of a build
 * @param {(file: string) => Buffer} contentOf
 * @returns {Record<string, string>}
 */
export const hashesOf = (files, contentOf) =>
  Object.fromEntries(
    files
      .filter(isOfContainer)
      .sort()
      .map((file) => [file, createHash('sha256').update(contentOf(file)).digest('base64')]),
  )

/** The hashes of the files of a build. @param {string} dist */
export const hashesIn = (dist) => hashesOf(filesIn(dist), (name) => fs.readFileSync(path.join(dist, name)))

/**
 * Returns the manifest with the hashes of its files, and without a signature.
 * @param {any} manifest
 * @param {Record<string, string>} files from `hashesOf`
 */
export function withFiles(manifest, files) {
  const { signature: _, ...ementa } = manifest.ementa ?? {}
  return { ...manifest, ementa: { ...ementa, files } }
}

/** Returns the signed bytes: the manifest as the shell parses it, without its signature. @param {any} manifest */
function signedBytes(manifest) {
  const { signature: _, ...ementa } = manifest.ementa
  return Buffer.from(JSON.stringify({ ...manifest, ementa }))
}

/**
 * @param {any} manifest
 * @param {import('node:crypto').KeyObject} key
 */
export function signManifest(manifest, key) {
  const signature = sign(null, signedBytes(manifest), key).toString('base64')
  return { ...manifest, ementa: { ...manifest.ementa, signature } }
}

/** @param {any} manifest @param {import('node:crypto').KeyObject} key private or public */
const isSignedWith = (manifest, key) =>
  verify(null, signedBytes(manifest), key, Buffer.from(manifest.ementa.signature ?? '', 'base64'))

/**
 * Seals a build in place, and signs it where a key is given; one that is sealed and signed already stays untouched.
 * @param {string} dist of a remote
 * @param {{ key?: import('node:crypto').KeyObject, version?: string }} [options] `version`: of the package, which the hash of
 *   the files completes to the version of the release
 * @returns {string} the version in the manifest
 */
export function sealBuild(dist, { key, version } = {}) {
  const file = path.join(dist, MANIFEST)
  const manifest = readJson(file)
  const files = hashesIn(dist)
  const bare = withFiles(manifest, files)
  if (version) bare.ementa.version = `${version}-${shortHash(JSON.stringify(files))}`
  const isSealed =
    JSON.stringify([bare.ementa.files, bare.ementa.version]) ===
      JSON.stringify([manifest.ementa?.files, manifest.ementa?.version]) &&
    (!key || isSignedWith(manifest, key))
  if (!isSealed) fs.writeFileSync(file, JSON.stringify(key ? signManifest(bare, key) : bare))
  return bare.ementa.version
}

/** @param {string} text */
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Reads a private key (PKCS#8, PEM). @param {string} file @returns {import('node:crypto').KeyObject} */
export function readKey(file) {
  if (!fs.existsSync(file)) throw new Error(`Failed to read the key ${file}: there is no such file.`)
  try {
    return createPrivateKey(fs.readFileSync(file))
  } catch (cause) {
    throw new Error(`Failed to read the key ${file}: it is no private key in PEM.`, { cause })
  }
}

/**
 * As the registry names it: 32 bytes, base64.
 * @param {import('node:crypto').KeyObject} privateKey
 */
export function publicKeyOf(privateKey) {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' })
  return Buffer.from(x ?? '', 'base64url').toString('base64')
}
