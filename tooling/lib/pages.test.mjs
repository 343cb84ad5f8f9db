import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { remotes } from './packages.mjs'
import { pagesOf, patterns } from './pages.mjs'

/** Shows another page in place of one of its own. */
const REDIRECTS = ['/admin']

test.each(remotes())('knows the page of every path that $folder owns', ({ folder, dir, routes }) => {
  const pages = pagesOf(folder)
  expect(Object.keys(pages).sort()).toEqual(routes.filter((one) => !REDIRECTS.includes(one)).sort())
  for (const request of Object.values(pages)) expect(fs.existsSync(path.join(dir, 'src', `${request}.tsx`))).toBe(true)
})

test('every path of the contract is owned by one remote, and no remote owns another', () => {
  expect(
    remotes()
      .flatMap(({ routes }) => routes)
      .sort(),
  ).toEqual(Object.values(patterns()).sort())
})
