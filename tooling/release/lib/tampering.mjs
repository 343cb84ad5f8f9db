/** Every way to alter a manifest: what an attacker may try who can write to a remote's host but has not its owner's key. */
import { generateKeyPairSync } from 'node:crypto'
import { signManifest } from '../../../remote-kit/lib/seal.mjs'

/** @typedef {{ what: string, manifest: any }} Alteration */

/** @param {any} manifest @param {(copy: any) => void} work changes the copy */
function alterManifest(manifest, work) {
  const copy = structuredClone(manifest)
  work(copy)
  return copy
}

const other = (/** @type {unknown} */ value) => {
  if (typeof value === 'string') return `${value}x`
  if (typeof value === 'number') return value + 1
  return typeof value === 'boolean' ? !value : null
}

/** @param {unknown} value @param {string[]} [path] @returns {string[][]} */
const pathsOf = (value, path = []) => {
  if (typeof value !== 'object' || value === null) return [path]
  const below = Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
  return path.length > 0 ? [path, ...below] : below
}

/** Each field changed, each taken away. @param {any} manifest @returns {Alteration[]} */
export const alteredFields = (manifest) =>
  pathsOf(manifest).flatMap((path) => {
    const key = path.at(-1) ?? ''
    const change = (/** @type {(parent: any) => void} */ work) =>
      alterManifest(manifest, (copy) => work(path.slice(0, -1).reduce((node, step) => node[step], copy)))
    const name = path.join('.')
    return [
      { what: `${name} changed`, manifest: change((parent) => Object.assign(parent, { [key]: other(parent[key]) })) },
      { what: `${name} taken away`, manifest: change((parent) => remove(parent, key)) },
    ]
  })

/** @param {any} parent @param {string} key */
function remove(parent, key) {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
}

/** Each signature that is not the owner's. @param {any} manifest @returns {Alteration[]} */
export function alteredSignatures(manifest) {
  const bits = Buffer.from(manifest.ementa.signature, 'base64')
  const flipped = (/** @type {number} */ at) => Buffer.from(bits.map((byte, i) => (i === at ? byte ^ 1 : byte)))
  const withSignature = (/** @type {string | undefined} */ signature) =>
    alterManifest(manifest, (copy) => Object.assign(copy.ementa, { signature }))
  const stranger = generateKeyPairSync('ed25519').privateKey
  return [
    { what: 'no signature', manifest: withSignature(undefined) },
    { what: 'an empty signature', manifest: withSignature('') },
    { what: 'no base64', manifest: withSignature('não') },
    { what: "a stranger's signature", manifest: signManifest(manifest, stranger) },
    ...[...bits.keys()].map((at) => ({
      what: `byte ${at} of the signature`,
      manifest: withSignature(flipped(at).toString('base64')),
    })),
  ]
}
