import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { append } from './ledger.mjs'
import { canDeploy, liveIn, liveSet } from './live-set.mjs'
import { publish } from './publishing.mjs'
import { releaseCheck, setAround } from './release-check.mjs'
import { buildOf, social } from './releases.fixture.mjs'

/** @type {string} */
let place
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-live-'))
})
afterEach(() => fs.rmSync(place, { recursive: true }))

/** Puts a release in use in the package's folder. @param {string} name @param {string} version @param {object} said */
function live(name, version, said) {
  const to = path.join(place, name)
  const kept = path.join(to, 'releases', version)
  fs.mkdirSync(kept, { recursive: true })
  if (name === 'shell') fs.writeFileSync(path.join(kept, 'provides.json'), JSON.stringify(said))
  else fs.writeFileSync(path.join(kept, 'mf-manifest.json'), JSON.stringify({ name, ementa: said }))
  append(to, { at: '2026-01-01T00:00:00Z', event: 'added', package: name, version, commit: 'x' })
  append(to, { at: '2026-01-01T00:00:00Z', event: 'in-use', version, reason: 'release' })
  return kept
}
const provides = (/** @type {string[]} */ ...names) => ({
  contract: 1,
  storage: 1,
  provides: { '@ementa/ui@1': names },
})
const needs = (/** @type {string[]} */ ...names) => ({ contract: 1, storage: 1, needs: { '@ementa/ui@1': names } })
const ask = (/** @type {string} */ name, /** @type {string} */ candidate) =>
  canDeploy({ name, candidate, own: liveIn(path.join(place, name)), set: liveSet(place) })

test('a remote that needs what the live shell lacks cannot be deployed', () => {
  live('shell', '1', provides('Button'))
  expect(ask('social', live('social', '1', needs('Button')))).toMatchObject({ problems: [] })
  const { problems } = ask('social', live('social', '2', needs('Button', 'Card')))
  expect(problems).toEqual(['shell 1, live: the shell does not provide @ementa/ui@1: Card'])
})

test('a shell that takes away what a live remote needs cannot be deployed', () => {
  live('shell', '1', provides('Button', 'Card'))
  live('social', '1', needs('Card'))
  const { problems } = ask('shell', live('shell', '2', provides('Button')))
  expect(problems).toEqual(['social 1, live: the shell does not provide @ementa/ui@1: Card'])
})

test.each([
  ['contract', 'contract 2, the shell has 1'],
  ['storage', 'stored data 2, the shell writes 1'],
])('another %s cannot be deployed', (field, reason) => {
  live('shell', '1', provides())
  expect(ask('social', live('social', '1', { ...needs(), [field]: 2 })).problems.join()).toContain(reason)
})

test('a shell of another major version of a facade clashes, whatever the names', () => {
  live('shell', '1', { contract: 1, storage: 1, provides: { '@ementa/ui@2': ['Button'] } })
  expect(ask('social', live('social', '1', needs('Button'))).problems.join()).toContain(
    '@ementa/ui@1 (it has @ementa/ui@2)',
  )
})

test('rollbacks that a release would cut off are named and forbid nothing', () => {
  live('shell', '1', provides('Button'))
  live('shell', '2', provides('Button', 'Card'))
  const { problems, warnings } = ask('social', live('social', '1', needs('Card')))
  expect(problems).toEqual([])
  expect(warnings).toEqual(['a rollback of shell to 1: the shell does not provide @ementa/ui@1: Card'])
})

test('a live set that is named and not there is refused; none is nothing to compare with', () => {
  expect(() => setAround(path.join(place, 'social'), path.join(place, 'nowhere'))).toThrow('There is no folder')
  expect(setAround(path.join(place, 'social'), 'none')).toBe(undefined)
  live('shell', '1', provides())
  expect(setAround(path.join(place, 'social'), undefined)).toMatchObject([{ name: 'shell', inUse: '1' }])
})

test('without a live shell a remote is not released by guessing', () => {
  expect(ask('social', live('social', '1', needs())).problems.join()).toContain('no shell is live beside it')
})

test('a release that does not fit what is live is added and not put in use; without a live set it is', async () => {
  live('shell', '1', provides())
  const to = path.join(place, 'social')
  const dist = buildOf(place, 'a')
  const manifest = path.join(dist, 'mf-manifest.json')
  const ementa = needs('Button')
  fs.writeFileSync(manifest, JSON.stringify({ ...JSON.parse(fs.readFileSync(manifest, 'utf8')), ementa }))
  const release = { ...social, to, dist, packageVersion: '1.0.0', commit: 'x' }
  const check = (/** @type {string | undefined} */ at) => releaseCheck({ name: 'social', to, live: at })
  await expect(publish({ ...release, check: check(undefined) })).rejects.toThrow(
    'was not put in use: shell 1, live: the shell does not provide @ementa/ui@1: Button. Change the other side first; where neither can go first, put each in use with --live none.',
  )
  expect(fs.existsSync(manifest.replace(dist, to))).toBe(false)
  expect(await publish({ ...release, check: check('none') })).toMatchObject({ changed: true })
})
