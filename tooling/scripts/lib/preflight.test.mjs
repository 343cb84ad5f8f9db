import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import semver from 'semver'
import { expect, test } from 'vitest'
import { root } from '../../lib/packages.mjs'
import { nodeProblem, OLDEST_NODE, portProblem } from './preflight.mjs'

test.each([
  ['18.20.4', 'Node 18.20.4 is too old: Ementa needs Node 20.19 or later'],
  ['20.18.9', 'too old'],
])('says that Node %s is too old', (version, sentence) => {
  expect(nodeProblem(version)).toContain(sentence)
})

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts Node %s', (version) => {
  expect(nodeProblem(version)).toBeNull()
})

const readJson = (/** @type {string} */ file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
const { node: named } = readJson('package.json').engines

test('package.json names the same oldest Node', () => {
  expect(semver.minVersion(named)?.version).toBe(`${OLDEST_NODE.join('.')}.0`)
})

test('every package runs on every Node that package.json names, so that npm install warns of none', () => {
  const packages = Object.entries(readJson('package-lock.json').packages)
  const tooNew = packages.filter(([, { engines }]) => engines?.node && !semver.subset(named, engines.node))
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

test('every command checks Node before anything else of it is evaluated', () => {
  const scripts = path.join(root, 'tooling/scripts')
  const commands = fs.readdirSync(scripts).filter((file) => file.endsWith('.mjs') && !file.endsWith('.test.mjs'))
  const firstOwn = (/** @type {string} */ file) =>
    /^import (?:.* from )?'(\..+)'/m.exec(fs.readFileSync(path.join(scripts, file), 'utf8'))?.[1]
  const others = commands.filter((file) => !/\/(preflight|install)\.mjs$/.test(firstOwn(file) ?? ''))
  // A hook of git, run by the Node that git finds.
  expect(others).toEqual(['commit-message.mjs'])
})
