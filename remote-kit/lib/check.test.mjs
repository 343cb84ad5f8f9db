import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemsOfBuild, problemsOfRegistry, problemsOfSources } from './check.mjs'
import { publicKeyOf, sealBuild } from './seal.mjs'

/** @type {import('./surface.mjs').Shell} */
const shell = {
  contract: 1,
  storage: 1,
  surface: '5ur4ace0',
  provides: { '@ementa/ui@1': ['Button'], 'react@19': ['useState'], services: ['toast'], calls: [] },
  facades: { '@ementa/ui': '1.4.0' },
  paths: {},
}
const ROUTES = "export const routes = [{ path: '/agenda', element: null }]"
const CONTAINER = 'remoteEntry.0a1b2c3d.js'

/** @type {string} */
let folder
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-kit-'))
  write('package.json', { version: '1.0.0' })
  write('node_modules/react/package.json', { version: '19.3.1' })
  write('remote.json', remote())
  write('src/remote.ts', "import { routes } from './routes'\nexport default { routes }")
  write('src/routes.tsx', ROUTES)
  write('dist/mf-manifest.json', manifest())
  write('dist/static/needs.5eed5eed.json', { '@ementa/ui@1': ['Button'], 'react@19': [] })
  write(`dist/${CONTAINER}`, 'globalThis.ementaTrust')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** @param {string} file @param {string | object} content */
function write(file, content) {
  const target = path.join(folder, file)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content))
}
const remote = (over = {}) => ({
  name: 'agenda',
  title: 'Agenda',
  routes: ['/agenda'],
  exposes: { './remote': './src/remote.ts' },
  ...over,
})
const manifest = (over = {}) => ({
  name: 'agenda',
  metaData: { remoteEntry: { name: CONTAINER, path: '', type: 'global' } },
  ementa: { version: '1.0.0', contract: 1, storage: 1, surface: 'other', needs: 'static/needs.5eed5eed.json', ...over },
})
const dist = () => path.join(folder, 'dist')
const ofSources = () => problemsOfSources(folder, shell).join('\n')
const ofBuild = (isSealed = false) => problemsOfBuild(folder, dist(), { shell, isSealed }).join('\n')

test('a remote that fits has no problems, sealed and signed', () => {
  const { privateKey: key } = generateKeyPairSync('ed25519')
  const version = sealBuild(dist(), { key, version: '1.0.0' })
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/)
  expect(ofSources()).toBe('')
  expect(ofBuild(true)).toBe('')
  const entry = { name: 'agenda', entry: '', routes: ['/agenda'], keys: [publicKeyOf(key)] }
  expect(problemsOfRegistry(folder, dist(), [entry])).toEqual([])
  expect(sealBuild(dist(), { key, version: '1.0.0' }), 'the same files are the same version').toBe(version)
})

test.each([
  ['a name that no registry takes', remote({ name: 'Minha Agenda' }), 'has no usable "name"'],
  ['no routes', remote({ routes: [] }), 'names no routes'],
  ['a route that no page shows', remote({ routes: ['/agenda', '/audiencias'] }), 'has the path "/audiencias"'],
  ['nothing that the shell can show', remote({ exposes: {} }), 'exposes no "./remote"'],
  [
    'a file that is not there',
    remote({ exposes: { './remote': './src/gone.ts' } }),
    './src/gone.ts, which is not there',
  ],
])('remote.json with %s', (_, content, sentence) => {
  write('remote.json', content)
  expect(ofSources()).toContain(sentence)
})

test.each([
  ['an entry that no shell shares', "import { x } from '@ementa/contracts/email'", 'which no shell shares'],
  ['a router of its own', "import { Link } from 'react-router-dom'", 'a second router'],
])('sources with %s', (_, line, sentence) => {
  write('src/routes.tsx', `${line}\n${ROUTES}`)
  expect(ofSources()).toContain(sentence)
})

test('another major version of React is named with the one of the shell', () => {
  write('node_modules/react/package.json', { version: '18.3.1' })
  expect(ofSources()).toContain('react 18.3.1 is installed, the shell has react@19')
})

test.each([
  ['another contract', () => write('dist/mf-manifest.json', manifest({ contract: 2 })), 'contract 2'],
  [
    'the manifest of the plain plugin',
    () => write('dist/mf-manifest.json', { name: 'agenda' }),
    'does not say what it was built with',
  ],
  [
    'a name that the shell lacks',
    () => write('dist/static/needs.5eed5eed.json', { '@ementa/ui@1': ['Later'] }),
    '@ementa/ui@1: Later',
  ],
  [
    'a React of its own',
    () => write('dist/static/a.0a1b2c3d.js', 'e.__CLIENT_INTERNALS_DO_NOT_USE = s'),
    'brings a React of its own',
  ],
  ['development code', () => write('dist/static/a.0a1b2c3d.js', 'ementaTrust;jsxDEV("p")'), 'development build'],
  [
    'no policy',
    () => {
      write(`dist/${CONTAINER}`, '')
      write('dist/static/a.0a1b2c3d.js', '')
    },
    'Trusted Types',
  ],
  ['a name without a hash', () => write('dist/static/a.js', ''), 'static/a.js has no hash'],
  ['no container', () => fs.rmSync(path.join(dist(), CONTAINER)), `The container ${CONTAINER} is not there`],
])('a build with %s', (_, change, sentence) => {
  change()
  expect(ofBuild()).toContain(sentence)
})

test('a build that is not sealed, or not signed, says which command is missing', () => {
  expect(ofBuild(true)).toContain('Run: npx ementa-remote seal')
  const entry = { name: 'agenda', entry: '', routes: ['/agenda'], keys: ['k'] }
  expect(problemsOfRegistry(folder, dist(), [entry]).join()).toContain('ementa-remote sign --key')
  expect(problemsOfRegistry(folder, dist(), []).join()).toContain('no entry "agenda" yet')
  const other = { name: 'social', entry: '', routes: ['/agenda'] }
  expect(problemsOfRegistry(folder, dist(), [other, entry]).join()).toContain('/agenda belongs to "social"')
})
