/**
 * The keys that releases are signed with (decision 036). Each package has its own, so that one team cannot release for
 * another. They are made on first use below `.keys`, which is never committed; a team brings its own with
 * `EMENTA_SIGNING_KEY`.
 */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/packages.mjs'

/** @param {string} name federation name */
const localFile = (name) => path.join(root, '.keys', `${name}.pem`)

/**
 * The private key of a package: the file that `EMENTA_SIGNING_KEY` names (PKCS#8, PEM), else this checkout's own.
 * @param {string} name federation name
 * @returns {import('node:crypto').KeyObject}
 */
export function signingKey(name) {
  const given = process.env.EMENTA_SIGNING_KEY
  if (!given) return localKey(name)
  // npm runs the scripts of a package in its folder; a relative file is meant from where the person is.
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), given)
  if (!fs.existsSync(file))
    throw new Error(`Failed to read the key that EMENTA_SIGNING_KEY names: there is no ${file}.`)
  try {
    return createPrivateKey(fs.readFileSync(file))
  } catch (cause) {
    throw new Error(`Failed to read the key ${file} that EMENTA_SIGNING_KEY names: it is no private key in PEM.`, {
      cause,
    })
  }
}

/** Returns whether releases are signed with the checkout's own keys, since nobody gave another. */
export const isOwnKey = () => !process.env.EMENTA_SIGNING_KEY

/** This checkout's own key, made when there is none. @param {string} name */
export function localKey(name) {
  const file = localFile(name)
  if (!fs.existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    try {
      fs.writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process made one at the same moment: that one counts.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
  return createPrivateKey(fs.readFileSync(file))
}
