import { expect, test } from 'vitest'
import { folderIn, folderOf, placedIn } from './product-folder.mjs'

const PAGE =
  '<link rel="icon" href="/icons/e.svg"><link rel="manifest" href="/manifest.webmanifest"><script defer src="/static/main.js"></script><a href="https://x.example/">'

test.each([
  ['ementa', '/ementa/'],
  ['/a//b', '/a/b/'],
  ['/', '/'],
  ['https://x.example/', null],
  ['/a b/', null],
])('the folder in "%s" is %s', (text, folder) => {
  expect(folderIn(text)).toBe(folder)
})

test('a document is put into a folder, into another one and back', () => {
  const placed = placedIn(PAGE, '/ementa/')
  expect(folderOf(placed)).toBe('/ementa/')
  expect(placed.match(/"\/[^"]*"/g)).toEqual([
    '"/ementa/icons/e.svg"',
    '"/ementa/manifest.webmanifest"',
    '"/ementa/static/main.js"',
  ])
  expect(placed).toContain('"https://x.example/"')
  expect(placedIn(placedIn(placed, '/b/'), '/')).toBe(PAGE)
})
