import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import semver from 'semver'
import { expect, test } from 'vitest'
import { packages, root } from '../../lib/packages.mjs'
import { nodeProblem, OLDEST_NODES, portProblem } from './preflight.mjs'

test.each([
  ['18.20.4', 'Node 18.20.4 cannot run Ementa: it needs 20.19, 22.13 or a later version of these, or 24.0 and later'],
  ['20.18.9', 'Node 20.18.9 cannot run Ementa'],
  ['21.7.3', 'Node 21.7.3 cannot run Ementa'],
  ['22.4.1', 'Node 22.4.1 cannot run Ementa'],
])('says that Node %s is none that runs', (version, sentence) => {
  expect(nodeProblem(version)).toContain(sentence)
})

test.each(['20.19.0', '20.20.2', '22.13.0', '24.1.0', '26.0.0'])('accepts Node %s', (version) => {
  expect(nodeProblem(version)).toBeNull()
})

const toolingFiles = ['scripts', 'scripts/lib', 'lib'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, 'tooling', folder))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `tooling/${folder}/${file}`),
)
const readJson = (/** @type {string} */ file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
const { node: named } = readJson('package.json').engines

test('package.json names the same versions of Node', () => {
  const [first, second, third] = OLDEST_NODES.map((one) => `${one.join('.')}.0`)
  expect(named).toBe(`^${first} || ^${second} || >=${third}`)
})

test('every package runs on every Node that package.json names, so that npm install warns of none', () => {
  const packages = Object.entries(readJson('package-lock.json').packages)
  const tooNew = packages
    // Node itself has no builds for Windows of 32 bits after version 20.
    .filter(([, { cpu }]) => !cpu?.includes('ia32'))
    .filter(([, { engines }]) => engines?.node && !semver.subset(named, engines.node))
  expect(packages.length).toBeGreaterThan(500)
  expect(tooNew.map(([name, { engines }]) => `${name} needs ${engines.node}`)).toEqual([])
})

test('names the ports that are in use', async () => {
  const server = net.createServer()
  const port = await new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(/** @type {net.AddressInfo} */ (server.address()).port)),
  )
  expect(await portProblem([port], '127.0.0.1')).toContain(`Port ${port} is in use.`)
  await new Promise((resolve) => server.close(() => resolve(undefined)))
  expect(await portProblem([port], '127.0.0.1')).toBeNull()
})

const own = ['package.json', ...packages().map(({ folder }) => `${folder}/package.json`)]

test.each(['serve', 'biome'])('%s without node_modules, and no way to install them, is one sentence', (command) => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-clone-'))
  for (const file of [...own, 'package-lock.json', 'tooling/run.mjs', ...toolingFiles]) {
    fs.mkdirSync(path.dirname(path.join(place, file)), { recursive: true })
    fs.copyFileSync(path.join(root, file), path.join(place, file))
  }
  fs.writeFileSync(path.join(place, 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  const { stdout, stderr, status } = spawnSync(process.execPath, ['tooling/run.mjs', command], {
    cwd: place,
    env: { PATH: place },
    encoding: 'utf8',
  })
  fs.rmSync(place, { recursive: true })
  expect(stdout).toBe('Installing dependencies (npm ci) …\n')
  expect(stderr).toMatch(/^Failed to install the dependencies: [^\n]+\n$/)
  expect(status).toBe(1)
})

test.each([
  [['host-rules', 'caddy', 'mfe-nobody'], 'Failed to find package "mfe-nobody".'],
  [['serve', '--bse', '/ementa/'], "Unknown option '--bse'"],
])('%s: what a person got wrong is one sentence', (args, sentence) => {
  const { stderr, status } = spawnSync(process.execPath, ['tooling/run.mjs', ...args], { cwd: root, encoding: 'utf8' })
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(1)
})
