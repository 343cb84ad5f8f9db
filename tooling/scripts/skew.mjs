/**
 * npm run skew [-- <commit or folder of releases> …]
 * Serves each of those versions beside this checkout, the shell of one with the remotes of the other, opens pages of all
 * remotes in Chromium, and lets each version read what the other one stored. A page is shown or refused by name; anything
 * else is a failure (decision 042).
 */
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { chromium } = await import('@playwright/test')
const { CHROMIUM_ARGS, findChromium } = await import('../lib/chromium.mjs')
const { build } = await import('./build.mjs')
const { ensureBrowser } = await import('./lib/browser.mjs')
const { JOURNEYS, prepare, visit } = await import('./lib/skew-journeys.mjs')
const { clash, said } = await import('./lib/live-set.mjs')
const { leaveState, readState } = await import('./lib/skew-state.mjs')
const { brokenIn, remarksOn, tableOf } = await import('./lib/skew-table.mjs')
const { currentVersion, versionOf } = await import('./lib/skew-versions.mjs')
const { inTurns } = await import('./lib/run.mjs')
const { refusable } = await import('./lib/release-command.mjs')
const { startServers } = await import('./serve.mjs')

/** @typedef {import('./lib/skew-versions.mjs').Version} Version */

const BASE = 23_000
const TABS = 2
const DEFAULT_REF = 'HEAD~50'

await refusable(async () => {
  const names = process.argv.slice(2)
  const missing = await ensureBrowser()
  if (missing) throw new Error(missing)
  const { ok } = await build({ ifChanged: true })
  if (!ok) throw new Error('Failed to build this checkout.')
  const current = currentVersion()
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  /** @type {import('./lib/skew-table.mjs').Cell[]} */
  const cells = []
  try {
    for (const name of names.length > 0 ? names : [DEFAULT_REF]) {
      console.log(`Preparing ${name} …`)
      const other = await versionOf(name)
      cells.push(await told(mixed(browser, current, other)))
      cells.push(await told(mixed(browser, other, current)))
      cells.push(await told(stored(browser, other, current)))
      cells.push(await told(stored(browser, current, other)))
    }
  } finally {
    await browser.close()
  }
  const broken = brokenIn(cells)
  console.log(`\n${tableOf(cells)}\n\n${broken === 0 ? 'Nothing broke.' : `${broken} broke.`}`)
  process.exitCode = broken === 0 ? 0 : 1
})

/** @param {Promise<import('./lib/skew-table.mjs').Cell>} cell */
async function told(cell) {
  const done = await cell
  console.log(`\n${done.name}`)
  for (const remark of remarksOn(done)) console.log(`  ${remark}`)
  return done
}

/**
 * The shell of one version with the remotes of another.
 * @param {import('@playwright/test').Browser} browser
 * @param {Version} shell
 * @param {Version} remotes
 */
async function mixed(browser, shell, remotes) {
  const servers = await startServers({
    base: BASE,
    dists: { ...remotes.dists, shell: shell.dists.shell ?? '' },
    policy: shell.policy,
  })
  const visits = await inTurns(JOURNEYS, TABS, async (journey) => {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'pt-BR' })
    const page = await context.newPage()
    await prepare(page, journey.as)
    const outcome = await visit(page, servers.addresses.shell ?? '', journey)
    await context.close()
    return outcome
  })
  await servers.close()
  return { name: `shell ${shell.label} × remotes ${remotes.label}`, visits, forbidden: whyForbidden(shell, remotes) }
}

/** What `can-i-deploy` would say. @param {Version} shell @param {Version} remotes */
function whyForbidden(shell, remotes) {
  const { shell: host = '', ...others } = shell.dists
  const reasons = Object.keys(others).map((name) => clash(said(host), said(remotes.dists[name] ?? '')))
  return reasons.find((reason) => reason !== null) ?? undefined
}

/**
 * What one version stored, read by another, with the service worker that a device has.
 * @param {import('@playwright/test').Browser} browser
 * @param {Version} writer
 * @param {Version} reader
 */
async function stored(browser, writer, reader) {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const writing = await startServers({ base: BASE, dists: writer.dists, policy: writer.policy })
  const left = await leaveState(context, writing.addresses.shell ?? '')
  await writing.close()
  const reading = await startServers({ base: BASE, dists: reader.dists, policy: reader.policy })
  const visits = await readState(context, reading.addresses.shell ?? '')
  await reading.close()
  await context.close()
  return { name: `stored by ${writer.label}, read by ${reader.label}`, visits: [...left, ...visits] }
}
