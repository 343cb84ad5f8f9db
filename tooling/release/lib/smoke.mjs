/** Opens a release in a browser beside what is live, before and after it is put in use (decision 017). */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { publicKeyOf } from '../../../remote-kit/lib/seal.mjs'
import { CHROMIUM_ARGS, findChromium } from '../../lib/chromium.mjs'
import { packages } from '../../lib/packages.mjs'
import { isBuilt, sourceHash } from '../../scripts/lib/source-hash.mjs'
import { startServers } from '../../scripts/serve.mjs'
import { servedBy } from './live-set.mjs'

const PATIENCE_MS = 30_000
/** Enough to see that a release runs; it is no test of the product. */
const PAGES = 3
const FIRST_PORT = 21_000

/**
 * The folder as a host would serve it once that release is in use.
 * @param {string} to @param {string} version
 */
function viewOf(to, version) {
  const view = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-smoke-'))
  for (const name of fs.readdirSync(to)) fs.symlinkSync(path.join(to, name), path.join(view, name))
  const pointers = path.join(to, 'releases', version)
  for (const name of fs.readdirSync(pointers)) {
    fs.rmSync(path.join(view, name), { force: true, recursive: true })
    fs.symlinkSync(path.join(pointers, name), path.join(view, name))
  }
  return view
}

/** An old build would clash for reasons of its own. @param {import('../../lib/packages.mjs').Package} one */
const isCurrent = (one) => isBuilt(one, 'production', sourceHash(one, 'production'))

const isStatic = (/** @type {string} */ route) => !/[:*]/.test(route)

/**
 * Opens the release as a person would and returns what goes wrong, or null. Packages that are not live are taken from this
 * checkout if it has built them from the current sources.
 * @param {object} release
 * @param {import('../../lib/packages.mjs').Package} release.one
 * @param {string} release.to
 * @param {string} release.version
 * @param {import('./live-set.mjs').Live[]} release.set
 * @param {import('node:crypto').KeyObject} release.key that it was signed with
 * @returns {Promise<string | null>}
 */
export async function smoke({ one, to, version, set, key }) {
  // A release installs nothing on the machine that it runs on.
  const executablePath = findChromium()
  if (!executablePath)
    return 'there is no Chromium to open it in (set EMENTA_CHROMIUM; --no-smoke releases without opening it)'
  const view = viewOf(to, version)
  const dists = { ...servedBy(set), [one.name]: view }
  const served = packages().filter((known) => known.name in dists || isCurrent(known))
  const names = served.map(({ name }) => name)
  if (!names.includes('shell')) return 'there is no shell to open it in: build it, or name the live set with --live'
  const { addresses, close } = await startOnFreePorts({ dists, packages: names })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ locale: 'pt-BR', serviceWorkers: 'block' })
    await page.route('**/remotes.json', async (route) => {
      const { remotes, ...registry } = await (await route.fetch()).json()
      const known = remotes.filter((/** @type {{ name: string }} */ remote) => names.includes(remote.name))
      const trusted = known.map((/** @type {{ name: string }} */ remote) =>
        remote.name === one.name
          ? { ...remote, keys: [publicKeyOf(key)] }
          : { ...remote, keys: undefined, unsigned: true },
      )
      await route.fulfill({ json: { ...registry, remotes: trusted } })
    })
    const remotes = one.name === 'shell' ? served.filter(({ name }) => name !== 'shell') : [one]
    const pages = remotes.flatMap(({ routes }) => routes.filter(isStatic).slice(0, one.name === 'shell' ? 1 : PAGES))
    for (const address of pages.length > 0 ? pages : ['/']) {
      const problem = await open(page, `${addresses.shell}${address}`, remotes.length > 0)
      if (problem) return `${address} ${problem}`
    }
    return null
  } finally {
    await browser.close()
    await close()
    fs.rmSync(view, { recursive: true, force: true })
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {boolean} hasRemote whether a remote owns it; else the frame itself is waited for
 * @returns {Promise<string | null>}
 */
async function open(page, address, hasRemote) {
  await page.goto(address)
  const seen = await page
    .waitForFunction(
      (selector) => {
        // The document has the words of EM-200 in store, not shown.
        const main = [...document.querySelectorAll('main')].find((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        )
        const [code] = /EM-\d{3}/.exec(main?.textContent ?? '') ?? []
        if (code) return code
        const isShown = !document.querySelector('#skeleton') && document.querySelector(selector)?.textContent.trim()
        return isShown ? 'shown' : ''
      },
      hasRemote ? '[data-remote]' : 'main',
      { timeout: PATIENCE_MS },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => 'nothing')
  if (seen === 'shown') return null
  return seen === 'nothing' ? `stayed empty for ${PATIENCE_MS / 1000} s` : `shows a card with ${seen}`
}

/** @param {Parameters<typeof startServers>[0]} options */
async function startOnFreePorts(options) {
  for (let base = FIRST_PORT + (process.pid % 1000) * 10; ; base += 10) {
    try {
      return await startServers({ ...options, base })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
}
