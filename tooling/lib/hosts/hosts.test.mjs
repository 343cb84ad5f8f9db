import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicKeyOf } from '../../../remote-kit/lib/seal.mjs'
import { localKey } from '../../release/lib/keys.mjs'
import { DEFAULT_BASE, packages, root } from '../packages.mjs'
import { caddyfile } from './caddy.mjs'
import { dockerFiles } from './docker.mjs'
import { hostHeaders } from './host-headers.mjs'
import { nginxConfig } from './nginx.mjs'

test.each(Object.entries(dockerFiles()))('docker/%s is in step with the rules it is written from', (name, content) => {
  const file = fs.readFileSync(path.join(root, 'docker', name), 'utf8')
  expect(file, 'Please run: node tooling/scripts/docker-config.mjs').toBe(content)
})

test.each(['docker-compose.yml', 'docker-compose.dist.yml'])(
  '%s has every package as a service of its own, on a port of its own that can be moved [PLT-020]',
  (name) => {
    const compose = fs.readFileSync(path.join(root, name), 'utf8')
    for (const one of packages()) {
      const service = new RegExp(`^  ${one.name}:\\n(?:    .*\\n)+`, 'm').exec(compose)?.[0] ?? ''
      const port = `\${EMENTA_${one.name.toUpperCase()}_PORT:-${DEFAULT_BASE + one.offset}}`
      expect(service, one.name).toContain(`:${port}:80"`)
      expect(service, one.name).toContain(`command: [${one.folder}]`)
      expect(service, one.name).toMatch(/healthcheck:/)
      if (name !== 'docker-compose.yml')
        expect(service, one.name).toContain(`./${one.folder}/dist:/srv/${one.folder}:ro`)
      if (one.name !== 'shell') expect(compose).toContain(`${one.name}=http://\${EMENTA_NAME:-localhost}:${port}`)
    }
  },
)

test('an image trusts the keys that its own build is signed with, and takes none from the machine [PLT-020] [PLT-023]', () => {
  const { remotes: entries } = JSON.parse(dockerFiles({ keys: true })['remotes.json'] ?? '')
  expect(entries).toHaveLength(packages().length - 1)
  for (const { name, keys, unsigned } of entries)
    expect([name, keys, unsigned]).toEqual([name, [publicKeyOf(localKey(name))], undefined])
  const steps = fs.readFileSync(path.join(root, 'docker/Dockerfile'), 'utf8').split(/^FROM /m)
  const [build = ''] = steps.filter((stage) => stage.includes('AS build'))
  expect(build).toMatch(/npm run build && node tooling\/scripts\/docker-config\.mjs --keys/)
  expect(steps.at(-1)).not.toContain('.keys')
  // Only the built files are served: no code runs on the server.
  expect(steps.at(-1)).toMatch(/^nginx:/)
  expect(steps.at(-1)).not.toMatch(/^RUN |\bnode\b|\bnpm\b/m)
  expect(fs.readFileSync(path.join(root, '.dockerignore'), 'utf8')).toMatch(/^\.keys$/m)
})

const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-hosts-'))
/** Ports of this process alone: another clone of the project may run its own. */
const PORT = 27_000 + (process.pid % 500) * 6
const SCRIPT = `app("${'x'.repeat(2000)}")`
const REMOTE = 'http://localhost:3001'
const entries = [{ routes: ['/', '/p/:postId/comments'], entry: `${REMOTE}/mf-manifest.json` }]

/** One file declares the map of encodings for all. @param {string} rules */
const withoutMap = (rules) => rules.replace(/map \$http_accept_encoding[^}]+}/, '')
const siteAt = (/** @type {number} */ port) => `http://127.0.0.1:${port}`

/**
 * The servers that this machine has, each with the rules of a shell on `port`, of a remote on the next one, and of a
 * shell in a folder.
 * @type {Array<{ name: string, port: number, command: string[], files: (port: number) => Record<string, string> }>}
 */
const hosts = [
  {
    name: 'nginx',
    port: PORT,
    command: ['nginx', '-p', place, '-e', `${place}/error.log`, '-c', `${place}/nginx.conf`],
    files: (/** @type {number} */ port) => ({
      'nginx.conf': [
        'daemon off; worker_processes 1;',
        `pid ${place}/nginx.pid;`,
        'events { }',
        'http {',
        'types { text/html html; text/javascript js; text/css css; application/json json; font/woff2 woff2; }',
        `access_log off; client_body_temp_path ${place}/body; proxy_temp_path ${place}/proxy;`,
        `fastcgi_temp_path ${place}/fastcgi; uwsgi_temp_path ${place}/uwsgi; scgi_temp_path ${place}/scgi;`,
        `include ${place}/shell.conf; include ${place}/remote.conf; include ${place}/folder.conf;`,
        '}',
      ].join('\n'),
      'shell.conf': nginxConfig({
        isRemote: false,
        root: `${place}/shell`,
        origins: [REMOTE],
        entries,
        site: siteAt(port),
      }),
      'remote.conf': withoutMap(nginxConfig({ isRemote: true, root: `${place}/remote`, site: siteAt(port + 1) })),
      'folder.conf': withoutMap(
        nginxConfig({ isRemote: false, root: `${place}/site`, entries, site: siteAt(port + 2), at: '/ementa/' }),
      ).replaceAll('manifest_hint', 'folder_hint'),
    }),
  },
  {
    name: 'caddy',
    port: PORT + 3,
    command: ['caddy', 'run', '--config', `${place}/Caddyfile`, '--adapter', 'caddyfile'],
    files: (/** @type {number} */ port) => ({
      Caddyfile: [
        '{\n  admin off\n  auto_https off\n}\n',
        caddyfile({ isRemote: false, root: `${place}/shell`, site: `http://:${port}`, origins: [REMOTE], entries }),
        caddyfile({ isRemote: true, root: `${place}/remote`, site: `http://:${port + 1}` }),
        caddyfile({ isRemote: false, root: `${place}/site`, site: `http://:${port + 2}`, entries, at: '/ementa/' }),
      ].join('\n'),
    }),
  },
].filter(({ name }) => spawnSync(name, ['version']).error === undefined)

beforeAll(() => {
  // A server that root started reads files as somebody else.
  fs.chmodSync(place, 0o755)
  for (const [file, content] of Object.entries({
    'shell/index.html': '<title>Ementa</title>',
    'shell/sw.js': '//',
    'shell/manifest.webmanifest': '{}',
    'shell/static/app.0a1b2c3d.js': SCRIPT,
    'shell/static/app.0a1b2c3d.js.br': brotliCompressSync(SCRIPT),
    'shell/static/font.0a1b2c3d.woff2': 'font',
    'remote/index.html': '<title>alone</title>',
    'remote/mf-manifest.json': '{}',
    'remote/static/feed.0a1b2c3d.js': 'feed()',
    'site/ementa/index.html': '<title>Ementa</title>',
    'site/ementa/sw.js': '//',
    'site/ementa/static/app.0a1b2c3d.js': SCRIPT,
  })) {
    const target = path.join(place, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, content)
  }
})
afterAll(() => fs.rmSync(place, { recursive: true, force: true }))

describe.each(hosts)('the rules on $name', ({ port, command, files }) => {
  const shellAt = `http://127.0.0.1:${port}`
  const remoteAt = `http://127.0.0.1:${port + 1}`
  /** @type {import('node:child_process').ChildProcess} */
  let server
  let said = ''

  beforeAll(async () => {
    for (const [name, content] of Object.entries(files(port))) fs.writeFileSync(path.join(place, name), content)
    const [tool = '', ...args] = command
    server = spawn(tool, args, { env: { ...process.env, HOME: place, XDG_CONFIG_HOME: place, XDG_DATA_HOME: place } })
    server.stderr?.on('data', (text) => {
      said += text
    })
    for (let tries = 0; tries < 600 && server.exitCode === null; tries += 1) {
      const isUp = await fetch(remoteAt).then(
        () => true,
        () => false,
      )
      if (isUp) return
      await wait(50)
    }
    throw new Error(`${tool} did not start: ${said}`)
  })
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await ended
  })

  test('a deep link is the document, a missing file is none [PLT-024]', async () => {
    for (const deep of ['/', '/index.html', '/newsletters/boletim/schedule']) {
      const response = await fetch(shellAt + deep)
      expect([response.status, await response.text()], deep).toEqual([200, '<title>Ementa</title>'])
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${REMOTE};`)
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(response.headers.get('permissions-policy')).toContain('camera=()')
    }
    const missing = await fetch(`${shellAt}/static/gone.0a1b2c3d.js`)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    const alone = await fetch(`${remoteAt}/p/1/comments?a=1`)
    expect([new URL(alone.url).search, await alone.text()]).toEqual(['?at=/p/1/comments?a=1', '<title>alone</title>'])
  })

  test('hashed files are kept, everything else is asked for', async () => {
    const kept = async (/** @type {string} */ url) => (await fetch(url)).headers.get('cache-control')
    expect(await kept(`${shellAt}/static/app.0a1b2c3d.js`)).toContain('immutable')
    expect(await kept(`${shellAt}/static/font.0a1b2c3d.woff2`)).toContain('immutable')
    for (const url of [`${shellAt}/sw.js`, `${shellAt}/manifest.webmanifest`, `${remoteAt}/mf-manifest.json`])
      expect(await kept(url), url).toBe('no-cache')
  })

  test('the compressed copy of the build travels as the file that it is', async () => {
    const asked = async (/** @type {string} */ encoding) => {
      const response = await fetch(`${shellAt}/static/app.0a1b2c3d.js`, { headers: { 'accept-encoding': encoding } })
      const { headers } = response
      return [headers.get('content-encoding'), headers.get('content-type')?.split(';')[0], await response.text()]
    }
    const script = expect.stringMatching(/^(text|application)\/javascript$/)
    expect(await asked('gzip, br')).toEqual(['br', script, SCRIPT])
    expect(await asked('gzip')).toEqual(['gzip', script, SCRIPT])
    expect(await asked('identity')).toEqual([null, script, SCRIPT])
  })

  test('a shell in a folder has its deep links and hints there, and takes nothing beside it [PLT-024]', async () => {
    const siteAt = `http://127.0.0.1:${port + 2}`
    for (const deep of ['/ementa/', '/ementa', '/ementa/p/7/comments']) {
      const response = await fetch(siteAt + deep)
      expect([response.status, await response.text()], deep).toEqual([200, '<title>Ementa</title>'])
      expect(response.headers.get('content-security-policy'), deep).toContain("script-src 'self'")
    }
    const header = async (/** @type {string} */ at, /** @type {string} */ name) =>
      (await fetch(siteAt + at)).headers.get(name)
    expect(await header('/ementa/p/7/comments', 'link')).toContain(`<${REMOTE}/mf-manifest.json>`)
    expect(await header('/ementa/static/app.0a1b2c3d.js', 'cache-control')).toContain('immutable')
    expect(await header('/ementa/sw.js', 'cache-control')).toBe('no-cache')
    expect(await (await fetch(`${siteAt}/p/7/comments`)).text()).not.toContain('Ementa')
  })

  test('pages of another origin may read a remote, and a document names the manifest of its owner [PLT-026]', async () => {
    const chunk = await fetch(`${remoteAt}/static/feed.0a1b2c3d.js`)
    expect(chunk.headers.get('access-control-allow-origin')).toBe('*')
    const link = async (/** @type {string} */ at) => (await fetch(shellAt + at)).headers.get('link')
    expect(await link('/p/7/comments?a=1')).toContain(`<${REMOTE}/mf-manifest.json>; rel=preload`)
    expect(await link('/nobody')).toBeNull()
  })
})

test('hosts that read _headers get the same answers', () => {
  /** The headers of a path: every rule that matches adds its own. @param {string} rules @param {string} at */
  const headersOf = (rules, at) =>
    rules
      .split('\n\n')
      .map((block) => block.split('\n'))
      .filter(([where = '']) => new RegExp(`^${where.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(at))
      .flatMap(([, ...lines]) => lines.map((line) => line.trim()))
  const shell = hostHeaders({ isRemote: false, origins: [REMOTE] })
  expect(headersOf(shell, '/newsletters')).toContainEqual(expect.stringContaining(`script-src 'self' ${REMOTE};`))
  expect(headersOf(shell, '/newsletters')).toContain('Cross-Origin-Opener-Policy: same-origin')
  expect(headersOf(shell, '/static/app.0a1b2c3d.js')).toContain('Cache-Control: public, max-age=31536000, immutable')
  expect(headersOf(shell, '/remotes.json')).toContain('Cache-Control: no-cache')
  expect(headersOf(hostHeaders({ isRemote: true }), '/mf-manifest.json')).toEqual(
    expect.arrayContaining(['Access-Control-Allow-Origin: *', 'Cache-Control: no-cache']),
  )
})
