import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** A product of one shell and one remote, so that the rules are seen without a build. */
const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-serve-'))
/** Ports of this process alone, as another checkout may run its tests, below those that systems give to connections. */
const BASE = 23_000 + (process.pid % 1000) * 2
const shellAt = `http://127.0.0.1:${BASE}`
const remoteAt = `http://127.0.0.1:${BASE + 1}`

vi.mock('../lib/packages.mjs', async (original) => {
  const real = /** @type {object} */ (await original())
  const one = (/** @type {string} */ name, /** @type {number} */ offset) => ({
    name,
    folder: name,
    dir: path.join(place, name),
    offset,
    title: name,
    routes: ['/'],
  })
  const all = [one('shell', 0), one('social', 1)]
  return { ...real, packages: () => all, remotes: () => all.slice(1), choose: () => all }
})

/** @type {Awaited<ReturnType<typeof import('./serve.mjs').startServers>>} */
let servers
beforeAll(async () => {
  for (const [file, content] of Object.entries({
    'shell/dist/index.html': `<title>Ementa</title>${'<p>§</p>'.repeat(200)}`,
    'shell/dist/sw.js': '//',
    'shell/dist/static/app.0a1b2c3d.js': 'app()',
    'social/dist/index.html': '<title>alone</title>',
    'social/dist/remoteEntry.js': 'entry()',
    'social/dist/mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: [],
    }),
    'social/dist/static/feed.0a1b2c3d.js': 'feed()',
  })) {
    const target = path.join(place, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, content)
  }
  const { startServers } = await import('./serve.mjs')
  servers = await startServers({ base: BASE })
})
afterAll(async () => {
  await servers.close()
  fs.rmSync(place, { recursive: true })
})

test('a document names the manifest of the remote that owns its address, and no file that a release would replace', async () => {
  const owned = await fetch(`${shellAt}/?tab=1`)
  expect(owned.headers.get('link')).toBe(
    `<http://127.0.0.1:${BASE + 1}/mf-manifest.json>; rel=preload; as=fetch; crossorigin=anonymous`,
  )
  expect((await fetch(`${shellAt}/nobody`)).headers.get('link')).toBeNull()
  expect((await fetch(`${remoteAt}/`)).headers.get('link')).toBeNull()
})

test('a deep link opens the shell, a missing file never does [PLT-024]', async () => {
  const deep = await fetch(`${shellAt}/newsletters/boletim/schedule`)
  expect(deep.status).toBe(200)
  expect(await deep.text()).toContain('<title>Ementa</title>')
  const missing = await fetch(`${shellAt}/static/gone.0a1b2c3d.js`)
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-store')
})

test('a deep link that cannot be decoded, as one that was cut, opens the shell, too', async () => {
  for (const path of ['/leis/%E0', '/u/%', '/%E0?q=%E0']) {
    const response = await fetch(shellAt + path)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<title>Ementa</title>')])
  }
})

test.each([['//['], ['//localhost:99999/x'], ['/%ff.js'], ['*']])(
  'a target that is no address, %s, ends no server',
  async (target) => {
    for (const port of [BASE, BASE + 1]) expect(await statusOf(port, target)).toMatch(/^HTTP\/1\.1 [2-4]\d\d /)
    expect((await fetch(`${shellAt}/`)).status).toBe(200)
  },
)

/** Sends a request with a target as it is, which `fetch` would mend. @param {number} port @param {string} target */
const statusOf = (port, target) =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    })
    socket.once('data', (data) => resolve(String(data)))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('closed without an answer')))
  })

test('a remote answers pages of another origin, and its own address shows it alone [PLT-026] [PLT-027]', async () => {
  const chunk = await fetch(`${remoteAt}/static/feed.0a1b2c3d.js`)
  expect(chunk.headers.get('access-control-allow-origin')).toBe('*')
  expect(await (await fetch(`${remoteAt}/p/1/comments`)).text()).toContain('<title>alone</title>')
})

test('only hashed files are kept by browsers', async () => {
  const kept = async (/** @type {string} */ url) => (await fetch(url)).headers.get('cache-control')
  expect(await kept(`${shellAt}/static/app.0a1b2c3d.js`)).toContain('immutable')
  for (const url of [
    `${shellAt}/`,
    `${shellAt}/remotes.json`,
    `${shellAt}/sw.js`,
    `${remoteAt}/mf-manifest.json`,
    `${remoteAt}/remoteEntry.js`,
  ])
    expect(await kept(url)).toBe('no-cache')
})

test('the documents carry the policy with the remotes of the registry', async () => {
  const policy = (await fetch(`${shellAt}/search`)).headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' http://127.0.0.1:${BASE + 1};`)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
})

test('a document is closed to pages of other sites, asks for no device, and makes each script policy once', async () => {
  for (const address of [`${shellAt}/search`, `${remoteAt}/`]) {
    const { headers } = await fetch(address)
    expect(headers.get('cross-origin-opener-policy'), address).toBe('same-origin')
    expect(headers.get('permissions-policy'), address).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\)/)
    expect(headers.get('content-security-policy'), address).toMatch(/trusted-types [a-z ]+$/)
  }
})

test('the registry is made when it is asked for and names where each remote is [PLT-022]', async () => {
  const registry = await (await fetch(`${shellAt}/remotes.json`)).json()
  expect(registry).toMatchObject({
    contract: expect.any(Number),
    remotes: [{ name: 'social', entry: `http://127.0.0.1:${BASE + 1}/mf-manifest.json`, routes: ['/'] }],
  })
})
