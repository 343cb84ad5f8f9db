import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { append, readLedger, stateOf } from './ledger.mjs'
import { prune, publish, rollBack } from './publishing.mjs'
import { addRelease } from './release-folder.mjs'
import { buildOf as buildIn, inUse as inUseIn, releasePlace, social } from './releases.fixture.mjs'

const DAY_MS = 86_400_000

/** @type {ReturnType<typeof releasePlace>} */
let place
/** @type {string} */
let to
beforeEach(() => {
  place = releasePlace()
  to = place.to
})
afterEach(() => place.remove())

const buildOf = (/** @type {string} */ edition, /** @type {string} */ name = 'social') =>
  buildIn(place.dir, edition, name)
const inUse = () => inUseIn(to)

/** @param {string} edition @param {Partial<Parameters<typeof publish>[0]>} [more] */
const release = async (edition, more = {}) =>
  (await publish({ ...social, to, dist: buildOf(edition), packageVersion: '1.0.0', commit: 'x', ...more })).version
const state = () => stateOf(readLedger(to))

test('a release replaces what pages load and keeps the files of old tabs [PLT-021] [PLT-023]', async () => {
  await release('a')
  expect(inUse()).toBe('container a')
  const second = await release('b')
  expect(inUse()).toBe('container b')
  expect(fs.readFileSync(path.join(to, 'static/page.aaaaaaaa.js'), 'utf8')).toBe('page a')
  expect(state().inUse).toBe(second)
})

test('a page names the release by the version that a rollback takes', async () => {
  const version = await release('a')
  const { ementa } = JSON.parse(fs.readFileSync(path.join(to, 'mf-manifest.json'), 'utf8'))
  expect(ementa.version).toBe(version)
  const dist = buildOf('a', 'shell')
  fs.writeFileSync(path.join(dist, 'index.html'), '<title>Ementa</title>')
  const shell = path.join(place.dir, 'shell')
  const released = await publish({
    name: 'shell',
    folder: 'shell',
    to: shell,
    dist,
    packageVersion: '1.0.0',
    commit: 'x',
  })
  expect(fs.readFileSync(path.join(shell, 'index.html'), 'utf8')).toContain(
    `<meta name="ementa-release" content="${released.version}">`,
  )
})

test('rolls back and forward by name any number of times and forgets nothing', async () => {
  const [a, b, c] = [await release('a'), await release('b'), await release('c')]
  const to_ = (/** @type {string} */ version) => rollBack({ ...social, to, version })
  await rollBack({ ...social, to })
  expect(inUse()).toBe('container b')
  await rollBack({ ...social, to })
  expect(inUse()).toBe('container a')
  await expect(rollBack({ ...social, to })).rejects.toThrow('no release before')
  await to_(c)
  expect(inUse()).toBe('container c')
  // The one before in the order of use: b was withdrawn.
  await rollBack({ ...social, to })
  expect(inUse()).toBe('container a')
  expect(state().releases.map((one) => one.version)).toEqual([a, b, c])
  await expect(to_('1.0.0-00000000')).rejects.toThrow(`It has: ${a}, ${b}, ${c}.`)
})

test('rolls back past what was never in use, and past what a smoke run took back', async () => {
  const first = await release('a')
  await expect(release('b', { check: async () => 'it fails' })).rejects.toThrow('was not put in use')
  await expect(release('c', { check: async (moment) => (moment === 'live' ? 'it fails' : null) })).rejects.toThrow(
    'failed after it was put in use',
  )
  await release('d')
  expect((await rollBack({ ...social, to })).version).toBe(first)
})

test('eight releases at once, two of them the same: none is lost and nothing is half-written', async () => {
  // Real processes: the lock is between them.
  const script = `import(${JSON.stringify(path.join(import.meta.dirname, 'publishing.mjs'))}).then(({ publish }) =>
    publish({ name: 'social', folder: 'mfe-social', to: process.argv[1], dist: process.argv[2], packageVersion: '1.0.0' }))`
  const editions = ['a', 'b', 'c', 'd', 'e', 'f', '0', '0']
  const builds = editions.map((edition) => buildOf(edition))
  await Promise.all(builds.map((dist) => promisify(execFile)(process.execPath, ['-e', script, to, dist])))
  expect(state().releases).toHaveLength(7)
  expect(inUse()).toMatch(/^container /)
  const left = fs.readdirSync(to, { recursive: true, encoding: 'utf8' })
  expect(left.filter((name) => /\.(next|partial)$|lock$/.test(name))).toEqual([])
})

describe('a kill', () => {
  test('between the manifest and the ledger is completed by the next command', async () => {
    const first = await release('a')
    const version = addRelease({ dist: buildOf('b'), folder: to, packageVersion: '1.0.0', isRemote: true })
    append(to, { at: '2026-01-01T00:00:00Z', event: 'added', package: 'social', version, commit: 'x' })
    append(to, { at: '2026-01-01T00:00:00Z', event: 'pointing', version, reason: 'release' })
    // The command is killed here; the next one rolls back, beginning from the interrupted change.
    const { before } = await rollBack({ ...social, to })
    expect(before).toBe(version)
    expect(state()).toMatchObject({ inUse: first, interrupted: undefined })
    expect(inUse()).toBe('container a')
  })

  test('in the middle of a ledger line or of a file costs nothing but that line and file', async () => {
    const first = await release('a')
    fs.appendFileSync(path.join(to, 'releases/ledger.jsonl'), '{"at":"2026-0')
    fs.writeFileSync(path.join(to, 'static/page.bbbbbbbb.js.4711.next'), 'hal')
    fs.mkdirSync(path.join(to, 'releases/1.0.0-bad.partial'))
    const second = await release('b')
    expect(state().releases.map((one) => one.version)).toEqual([first, second])
    expect(fs.existsSync(path.join(to, 'static/page.bbbbbbbb.js.4711.next'))).toBe(false)
    expect(fs.existsSync(path.join(to, 'releases/1.0.0-bad.partial'))).toBe(false)
  })

  test('of a process that held the lock does not stop the next one', async () => {
    await release('a')
    // A process id that no longer runs.
    fs.writeFileSync(path.join(to, '.release-lock'), JSON.stringify({ pid: 2 ** 22 + 1, host: os.hostname(), at: 0 }))
    await release('b')
    expect(inUse()).toBe('container b')
  })
})

describe('refuses, in one sentence, and changes nothing', () => {
  test('a folder of another package', async () => {
    await release('a')
    const account = { name: 'account', folder: 'mfe-account' }
    await expect(publish({ ...account, to, dist: buildOf('x', 'account'), packageVersion: '1.0.0' })).rejects.toThrow(
      `${to} belongs to social. mfe-account was not released there.`,
    )
    await expect(rollBack({ ...account, to })).rejects.toThrow('belongs to social')
    expect(inUse()).toBe('container a')
  })

  test('a folder with something else in it', async () => {
    fs.mkdirSync(to)
    fs.writeFileSync(path.join(to, 'tese.docx'), 'x')
    await expect(release('a')).rejects.toThrow('is not empty and holds no releases')
    expect(fs.readdirSync(to)).toEqual(['tese.docx'])
  })

  test('a release that somebody took away', async () => {
    const [first, second] = [await release('a'), await release('b')]
    fs.rmSync(path.join(to, 'releases', first), { recursive: true })
    await expect(rollBack({ ...social, to })).rejects.toThrow(`There is no release ${first} in ${to}/releases.`)
    expect(state()).toMatchObject({ inUse: second, interrupted: undefined })
  })

  test('a released file that would be overwritten', async () => {
    await release('a')
    fs.writeFileSync(path.join(to, 'static/page.aaaaaaaa.js'), 'altered')
    await expect(release('a')).rejects.toThrow('A released file is never overwritten.')
  })
})

test('the same build is released once more when its key is replaced, and only then', async () => {
  const signedBy = (/** @type {import('node:crypto').KeyObject} */ key) => release('a', { key })
  const [old, next] = [generateKeyPairSync('ed25519').privateKey, generateKeyPairSync('ed25519').privateKey]
  const first = await signedBy(old)
  const second = await signedBy(next)
  expect(second).not.toBe(first)
  expect(await signedBy(next)).toBe(second)
  const { ementa } = JSON.parse(text('mf-manifest.json'))
  expect(JSON.parse(text(`releases/${second}/mf-manifest.json`)).ementa.signature).toBe(ementa.signature)
  expect(JSON.parse(text(`releases/${first}/mf-manifest.json`)).ementa.signature).not.toBe(ementa.signature)
})

const text = (/** @type {string} */ file) => fs.readFileSync(path.join(to, file), 'utf8')
const pageOf = (/** @type {string} */ edition, at = '/') => `<link rel="manifest" href="${at}m.json">${edition}`

test('a shell that is released into a folder of its host stays there', async () => {
  const shell = { name: 'shell', folder: 'shell' }
  const first = await release('a', { ...shell, dist: buildOf('a', 'shell'), at: '/ementa/' })
  expect(text('index.html')).toBe(pageOf('a', '/ementa/'))
  await release('b', { ...shell, dist: buildOf('b', 'shell') })
  expect(text('index.html')).toBe(pageOf('b', '/ementa/'))
  const moved = await release('a', { ...shell, dist: buildOf('a', 'shell'), at: '/' })
  expect(text('index.html')).toBe(pageOf('a'))
  expect(moved).not.toBe(first)
})

test('a release leaves what another package is writing below its folder alone', async () => {
  const shell = { name: 'shell', folder: 'shell' }
  const foreign = path.join(to, 'apps/social/releases/1.0.0-1.partial')
  await release('a', { ...shell, dist: buildOf('a', 'shell') })
  fs.mkdirSync(foreign, { recursive: true })
  await release('b', { ...shell, dist: buildOf('b', 'shell') })
  expect(fs.existsSync(foreign)).toBe(true)
})

test('the shell is released and rolled back the same way, and the registry stays that of the place', async () => {
  const shell = { name: 'shell', folder: 'shell' }
  const registry = path.join(to, 'remotes.json')
  fs.mkdirSync(to)
  fs.writeFileSync(registry, 'of the place')
  fs.writeFileSync(path.join(to, '_headers'), 'the policy of the place')
  const shellOf = (/** @type {string} */ edition) => release(edition, { ...shell, dist: buildOf(edition, 'shell') })
  await shellOf('a')
  const second = await shellOf('b')
  expect([text('index.html'), text('sw.js'), text('remotes.json')]).toEqual([pageOf('b'), 'worker b', 'of the place'])
  await rollBack({ ...shell, to })
  expect([text('index.html'), text('sw.js'), text('static/page.bbbbbbbb.js')]).toEqual([
    pageOf('a'),
    'worker a',
    'page b',
  ])
  expect(text('_headers')).toBe('the policy of the place')
  const check = async (/** @type {string} */ moment) => (moment === 'live' ? 'it stayed empty' : null)
  await expect(release('b', { ...shell, dist: buildOf('b', 'shell'), check })).rejects.toThrow(`shell ${second} failed`)
  expect([text('index.html'), text('remotes.json')]).toEqual([pageOf('a'), 'of the place'])
})

test('a dry run changes no pointer', async () => {
  await release('a')
  await release('b', { dryRun: true })
  expect(inUse()).toBe('container a')
})

test('retention removes what was replaced long ago, and no file that another release needs', async () => {
  const [a, b, c] = [await release('a'), await release('b'), await release('c')]
  const later = (/** @type {number} */ days) => new Date(Date.now() + days * DAY_MS)
  expect(await prune({ ...social, to, days: 30, today: later(29) })).toEqual({ versions: [], files: 0 })
  const { versions } = await prune({ ...social, to, days: 30, today: later(31) })
  expect(versions).toEqual([a])
  expect(fs.existsSync(path.join(to, 'static/page.aaaaaaaa.js'))).toBe(false)
  expect(fs.existsSync(path.join(to, 'static/page.bbbbbbbb.js'))).toBe(true)
  expect(state().releases.map((one) => one.version)).toEqual([b, c])
  await rollBack({ ...social, to })
  expect(inUse()).toBe('container b')
})
