/**
 * Makes a release trusted: hashes of the container and of every chunk in the manifest, and a signature over all of
 * it. `shell/src/federation/trust.ts` is the other side (decision 036).
 */
import { createHash, sign, verify } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

export const MANIFEST = 'mf-manifest.json'

/** Files that a container executes; the stand-alone page has its own copies. @param {string} file */
const isExecuted = (file) => /\.(js|css)$/.test(file) && !file.startsWith('alone/')

/**
 * SHA-256 (base64) by the file's path from the manifest.
 * @param {string[]} files of a build
 * @param {(file: string) => Buffer} contentOf
 * @returns {Record<string, string>}
 */
export const hashesOf = (files, contentOf) =>
  Object.fromEntries(
    files
      .filter(isExecuted)
      .sort()
      .map((file) => [file, createHash('sha256').update(contentOf(file)).digest('base64')]),
  )

/**
 * The manifest without a signature, and without the lists that only federation's own reader of manifests would need.
 * @param {any} manifest
 * @param {Record<string, string>} files from `hashesOf`
 */
export function withoutSignature(manifest, files) {
  const { signature: _, ...ementa } = manifest.ementa ?? {}
  return { ...manifest, shared: [], remotes: [], exposes: [], ementa: { ...ementa, files } }
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
 * Seals a build in place; one that is sealed with this key already stays untouched.
 * @param {string} dist of a remote
 * @param {import('node:crypto').KeyObject} key
 */
export function sealBuild(dist, key) {
  const file = path.join(dist, MANIFEST)
  if (!fs.existsSync(file)) return
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'))
  const files = fs.readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const bare = withoutSignature(
    manifest,
    hashesOf(files, (name) => fs.readFileSync(path.join(dist, name))),
  )
  const isSealed =
    JSON.stringify(bare.ementa.files) === JSON.stringify(manifest.ementa?.files) && isSignedWith(manifest, key)
  if (!isSealed) fs.writeFileSync(file, JSON.stringify(signManifest(bare, key)))
}
