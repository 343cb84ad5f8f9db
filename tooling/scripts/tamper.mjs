/**
 * npm run tamper [-- account social …]
 * Alters each file, each field and each signature of a release in turn, serves it, and counts what a browser executed of it.
 */
// First: an old Node would fail in what follows.
import './lib/preflight.mjs'

import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../lib/chromium.mjs'
import { choose } from '../lib/packages.mjs'
import { build } from './build.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { releasedSet } from './lib/released-set.mjs'
import { alteredFields, alteredSignatures } from './lib/tampering.mjs'
import { startServers } from './serve.mjs'

const MARK = 'strangerRan'
const PORTS = 22_000
const RETRY = 'Tentar novamente'

const missing = await ensureBrowser()
const { ok } = await build({ ifChanged: true })
if (missing || !ok) {
  console.error(missing ?? 'The build failed.')
  process.exit(1)
}
const servers = await startServers({ base: PORTS, dists: await releasedSet() })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
const page = await browser.newPage({ serviceWorkers: 'block', locale: 'pt-BR' })
// As a moderator, to whom the pages of every remote are open (the backend's head record, as the journeys write it).
await page.addInitScript(() => {
  const head = { version: 1, seededAt: new Date().toISOString(), posts: 0, currentUserId: 'user-moderacao' }
  window.localStorage.setItem('ementa-state', JSON.stringify(head))
})
const names = process.argv.slice(2)
let total = 0
/** @type {string[]} */
const executed = []
for (const one of choose(names.length > 0 ? names : ['account', 'social', 'newsletter', 'moderation']))
  await tamper(one)
await browser.close()
await servers.close()
for (const what of executed) console.error(`executed: ${what}`)
console.log(`${total} alterations, ${executed.length} executed.`)
process.exitCode = executed.length === 0 ? 0 : 1

/** @param {import('../lib/packages.mjs').Package} one */
async function tamper(one) {
  const entry = `${servers.addresses[one.name]}/mf-manifest.json`
  const manifest = await (await fetch(entry)).json()
  const files = Object.keys(manifest.ementa.files)
  const manifests = [...alteredFields(manifest), ...alteredSignatures(manifest)]
  await inManifest(one, manifests)
  await inFiles(one, entry, files)
  total += manifests.length + files.length
  console.log(`${one.folder}: ${manifests.length} altered manifests, ${files.length} altered files`)
}

/**
 * Nothing of the remote may even be requested.
 * @param {import('../lib/packages.mjs').Package} one
 * @param {import('./lib/tampering.mjs').Alteration[]} alterations
 */
async function inManifest(one, alterations) {
  /** @type {string[]} */
  const requested = []
  /** @type {unknown} */
  let served
  const scripts = `${servers.addresses[one.name]}/**/*.js`
  await page.route(`${servers.addresses[one.name]}/mf-manifest.json`, (route) =>
    route.fulfill({ json: served, headers: { 'access-control-allow-origin': '*' } }),
  )
  for (const address of [`${servers.addresses[one.name]}/*.js`, scripts])
    await page.route(address, (route) => {
      requested.push(route.request().url())
      return route.abort()
    })
  served = alterations[0]?.manifest
  await page.goto(`${servers.addresses.shell}${one.routes.find((route) => !/[:*]/.test(route))}`)
  const retry = page.getByRole('main').getByRole('button', { name: RETRY })
  for (const { what, manifest } of alterations) {
    served = manifest
    requested.length = 0
    const answered = page.waitForResponse((response) => response.url().endsWith('/mf-manifest.json'))
    await retry.click()
    await answered
    await retry.waitFor()
    if (requested.length > 0) executed.push(`${one.folder}: ${what}`)
  }
  await page.unrouteAll()
}

/**
 * Every file as its own container would ask for it.
 * @param {import('../lib/packages.mjs').Package} one
 * @param {string} entry
 * @param {string[]} files
 */
async function inFiles(one, entry, files) {
  await page.goto(`${servers.addresses.shell}${one.routes.find((route) => !/[:*]/.test(route))}`)
  await page.locator(`[data-remote="${one.name}"]`).waitFor()
  for (const file of files) {
    const url = new URL(file, entry).href
    await page.route(`${url}*`, async (route) => {
      const body = file.endsWith('.css')
        ? `:root { --${MARK}: 1 } ${await (await route.fetch()).text()}`
        : `globalThis.${MARK} = 1;${await (await route.fetch()).text()}`
      await route.fulfill({
        body,
        contentType: file.endsWith('.css') ? 'text/css' : 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    const outcome = await page.evaluate(
      ({ address, mark }) =>
        new Promise((resolve) => {
          const isSheet = address.endsWith('.css')
          const element = document.createElement(isSheet ? 'link' : 'script')
          if (element instanceof HTMLLinkElement) element.rel = 'stylesheet'
          const isMarked = () =>
            mark in globalThis || getComputedStyle(document.documentElement).getPropertyValue(`--${mark}`) !== ''
          element.onload = () => resolve(isMarked() ? 'executed' : 'loaded')
          element.onerror = () => resolve(isMarked() ? 'executed' : 'refused')
          // A new address each time: the page has the intact file already.
          const { ementaTrust } = /** @type {any} */ (globalThis)
          ementaTrust(element, `${address}?tampered`)
          document.head.append(element)
        }),
      { address: url, mark: MARK },
    )
    if (outcome !== 'refused') executed.push(`${one.folder}: ${file} (${outcome})`)
    await page.unrouteAll()
  }
}
