import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'
import { trackedFiles } from './test-titles.mjs'

const read = (/** @type {string} */ file) => fs.readFileSync(path.join(root, file), 'utf8')
const documents = trackedFiles(root, '*.md')

/** Anchors of a document: its headings as GitHub writes them, and the ids of its table rows. @param {string} page */
const anchorsOf = (page) => [
  ...[...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\- ]/gu, '')
      .replaceAll(' ', '-'),
  ),
  ...[...page.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id),
]

/** Links of a document that lead nowhere. @param {string} file */
const brokenLinks = (file) =>
  [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return []
    const [target = '', anchor] = link.split('#')
    const to = target ? path.join(path.dirname(file), target) : file
    const isThere = fs.existsSync(path.join(root, to)) && (!anchor || anchorsOf(read(to)).includes(anchor))
    return isThere ? [] : [`${file}: ${link}`]
  })

test('every link of a document leads to a file and to a heading of it', () => {
  expect(documents.length).toBeGreaterThan(50)
  expect(documents.flatMap(brokenLinks)).toEqual([])
})

test('every file and folder of a package that a document names is there', () => {
  const NAMED = /`((?:shell|mfe-[a-z]+|shared-[a-z-]+|testing|tooling|e2e|docker)\/[\w./@-]+)`/g
  const living = documents.filter((file) => !file.includes('/archive/'))
  const named = living.flatMap((file) => [...read(file).matchAll(NAMED)].map(([, name = '']) => ({ file, name })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !fs.existsSync(path.join(root, name)))).toEqual([])
})

test('every decision that the code or a document cites has a record, living or archived', () => {
  const records = documents.flatMap((file) => /docs\/decisions\/(?:archive\/)?(\d{3})-/.exec(file)?.[1] ?? [])
  expect(new Set(records).size).toBe(records.length)
  const cited = trackedFiles(root, '*.ts', '*.tsx', '*.mjs', '*.css', '*.md').flatMap((file) =>
    [...read(file).matchAll(/\bdecision (\d{3})\b/g)].map(([, number = '']) => ({ file, number })),
  )
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ number }) => !records.includes(number))).toEqual([])
})

test('a record of the archive says why it is there, and the living ones are listed', () => {
  const archived = documents.filter((file) => file.startsWith('docs/decisions/archive/'))
  expect(archived.filter((file) => !/^(Archived: |Status: superseded)/m.test(read(file)))).toEqual([])
  const listed = read('docs/decisions/README.md')
  const living = documents.filter((file) => /^docs\/decisions\/\d{3}-/.test(file))
  expect(living.filter((file) => !listed.includes(`(${path.basename(file)})`))).toEqual([])
})
