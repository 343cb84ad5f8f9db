import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pagesOf } from '../../remote-kit/lib/sources.mjs'
import { remotes } from './packages.mjs'
import { misnamedFeatures, patterns } from './pages.mjs'

/** Shows another page in place of one of its own. */
const REDIRECTS = ['/admin']

test.each(remotes())('knows the page of every path that $folder owns', ({ dir, routes }) => {
  const pages = pagesOf(dir, patterns())
  expect(Object.keys(pages).sort()).toEqual(routes.filter((one) => !REDIRECTS.includes(one)).sort())
  for (const request of Object.values(pages)) expect(fs.existsSync(path.join(dir, 'src', `${request}.tsx`))).toBe(true)
})

test('every path of the contract is owned by one remote, and no path by two', () => {
  const owned = remotes().flatMap(({ routes }) => routes)
  expect(owned).toEqual(expect.arrayContaining(Object.values(patterns())))
  expect(new Set(owned).size).toBe(owned.length)
})

test.each(remotes())('names every feature of $folder after its route', ({ dir }) => {
  const pages = pagesOf(dir, patterns())
  expect(misnamedFeatures(pages, patterns())).toEqual([])
  const shown = new Set(Object.values(pages).map((request) => request.split('/')[2]))
  expect(fs.readdirSync(path.join(dir, 'src/features')).sort()).toEqual([...shown].sort())
})
