#!/usr/bin/env node
/**
 * ementa-remote check [--shell <address>]     says what would be refused
 * ementa-remote seal                          writes the hashes of the build into its manifest
 * ementa-remote sign --key <file.pem>         seals, signs, and prints the entry for the registry
 * ementa-remote preview --shell <address>     opens the build in a live shell's page, from this machine
 * All of them take --dist <folder> (dist) and run in the folder of `remote.json`.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { problemsOfBuild, problemsOfRegistry, problemsOfSources } from '../lib/check.mjs'
import { startPreview } from '../lib/preview.mjs'
import { packageVersionOf, readRemote } from '../lib/remote.mjs'
import { publicKeyOf, readKey, sealBuild } from '../lib/seal.mjs'
import { packedShell } from '../lib/surface.mjs'

const USAGE =
  'Usage: ementa-remote check|seal|sign|preview [--dist dist] [--shell https://ementa.example] [--key <file.pem>] [--port 4700]'

/** @typedef {{ dist: string, shell?: string, key?: string, port: string }} Options */

const folder = process.cwd()

/** @type {Record<string, (options: Options) => Promise<void> | void>} */
const commands = {
  async check({ dist, shell: address }) {
    const live = address ? await readLive(address) : undefined
    const shell = live?.shell ?? packedShell()
    refuse([
      ...problemsOfSources(folder, shell),
      ...problemsOfBuild(folder, dist, { shell, isSealed: fs.existsSync(dist) }),
      ...(live ? problemsOfRegistry(folder, dist, live.remotes) : []),
    ])
    console.log(`${readRemote(folder).name} fits ${address ?? 'the shell that this kit was packed with'}.`)
  },
  seal({ dist }) {
    console.log(`Sealed ${seal(dist)} in ${dist}.`)
  },
  sign({ dist, key: file }) {
    if (!file) throw new Error('Failed to sign: name the key with --key <file.pem>.')
    const key = readKey(file)
    const version = seal(dist, key)
    const { name, title, routes } = readRemote(folder)
    const entry = { name, title, entry: 'https://<your host>/mf-manifest.json', routes, keys: [publicKeyOf(key)] }
    console.log(`Signed ${version} in ${dist}. The entry of remotes.json:\n${JSON.stringify(entry, null, 2)}`)
  },
  async preview({ dist, shell: address, port }) {
    if (!address) throw new Error('Failed to preview: name a live shell with --shell https://ementa.example.')
    seal(dist)
    const sealAgain = () => {
      try {
        seal(dist)
      } catch (error) {
        console.error(sentenceOf(error))
      }
    }
    const { url } = await startPreview({ shell: address, folder, dist, seal: sealAgain, port: Number(port) })
    console.log(`${url} shows this build in the page of ${address}. Ctrl-C ends it.`)
  },
}

/** Seals a build, unless a shell would refuse it. @param {string} dist @param {import('node:crypto').KeyObject} [key] */
function seal(dist, key) {
  refuse([...problemsOfSources(folder), ...problemsOfBuild(folder, dist, { isSealed: false })])
  return sealBuild(dist, { key, version: packageVersionOf(folder) })
}

/** @param {string[]} problems */
function refuse(problems) {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

const sentenceOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error))

/** @param {string} address of a live shell */
async function readLive(address) {
  const read = async (/** @type {string} */ file) => {
    const url = new URL(file, address.endsWith('/') ? address : `${address}/`)
    const response = await fetch(url).catch((/** @type {Error} */ { message }) => ({ ok: false, status: message }))
    if (!('json' in response) || !response.ok) throw new Error(`Failed to read ${url.href}: ${response.status}.`)
    return response.json()
  }
  const [provided, { remotes }] = await Promise.all([read('provides.json'), read('remotes.json')])
  return { shell: { ...packedShell(), ...provided }, remotes }
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
try {
  if (!command) throw new Error(USAGE)
  const { values } = parseArgs({
    args,
    options: {
      dist: { type: 'string', default: 'dist' },
      shell: { type: 'string' },
      key: { type: 'string' },
      port: { type: 'string', default: '4700' },
    },
  })
  await command({ ...values, dist: path.resolve(values.dist) })
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}
