import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addRelease, pointTo, readCurrent } from './releases.mjs'

/** @type {string} */
let place
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-release-'))
})
afterEach(() => fs.rmSync(place, { recursive: true }))

/** A build whose container and chunk are of that edition. @param {string} edition */
function buildOf(edition) {
  const dist = path.join(place, `dist-${edition}`)
  fs.mkdirSync(path.join(dist, 'static'), { recursive: true })
  const chunk = `static/page.${edition.repeat(8)}.js`
  fs.writeFileSync(path.join(dist, chunk), `page ${edition}`)
  fs.writeFileSync(path.join(dist, 'remoteEntry.js'), `container ${edition}`)
  fs.writeFileSync(path.join(dist, 'index.html'), `alone ${edition}`)
  fs.writeFileSync(
    path.join(dist, 'mf-manifest.json'),
    JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: [{ assets: { js: { sync: [chunk] } } }],
    }),
  )
  return dist
}

/** @param {string} folder @param {string} edition */
function release(folder, edition) {
  const version = addRelease({ dist: buildOf(edition), folder, packageVersion: '1.0.0', isRemote: true })
  const before = readCurrent(folder)
  pointTo(folder, version, before ? [before.version, ...before.history] : [])
  return version
}

/** What a page would load: the container that the manifest names. @param {string} folder */
function inUse(folder) {
  const { metaData } = JSON.parse(fs.readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8'))
  return fs.readFileSync(path.join(folder, metaData.remoteEntry.path, metaData.remoteEntry.name), 'utf8')
}

test('a release replaces what pages load and keeps the files of old tabs [PLT-021] [PLT-023]', () => {
  const folder = path.join(place, 'host')
  const first = release(folder, 'a')
  expect(inUse(folder)).toBe('container a')
  const second = release(folder, 'b')
  expect(inUse(folder)).toBe('container b')
  expect(fs.readFileSync(path.join(folder, 'static/page.aaaaaaaa.js'), 'utf8')).toBe('page a')
  expect(readCurrent(folder)).toEqual({ version: second, history: [first] })
})

test('a rollback points back without touching any release', () => {
  const folder = path.join(place, 'host')
  const first = release(folder, 'a')
  release(folder, 'b')
  pointTo(folder, first, [])
  expect(inUse(folder)).toBe('container a')
  expect(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('alone a')
  expect(fs.readdirSync(path.join(folder, 'releases'))).toHaveLength(2)
})

test('the same build is the same release, and no half-written file is left', () => {
  const folder = path.join(place, 'host')
  expect(release(folder, 'a')).toBe(release(folder, 'a'))
  const left = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(left.filter((name) => /\.(next|partial)/.test(name))).toEqual([])
})

test('a release that is not there cannot be pointed to', () => {
  const folder = path.join(place, 'host')
  release(folder, 'a')
  expect(() => pointTo(folder, '1.0.0-00000000', [])).toThrow('no such release')
  expect(inUse(folder)).toBe('container a')
})
