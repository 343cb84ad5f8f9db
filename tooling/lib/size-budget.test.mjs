import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BUDGETS, overBudget } from './size-budget.mjs'

const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-budget-'))
afterAll(() => fs.rmSync(dist, { recursive: true }))

/** Content that does not get smaller. @param {string} name @param {number} bytes */
const write = (name, bytes) => fs.writeFileSync(path.join(dist, name), randomBytes(bytes))

test('a shell whose boot files are over the budget is named, and one within it is not', () => {
  fs.writeFileSync(
    path.join(dist, 'index.html'),
    '<link rel="preload" as="script" href="/a.js"><link rel="preload" as="style" href="/a.css"><script src="/theme.js">',
  )
  fs.mkdirSync(path.join(dist, 'static'))
  write('static/backend.0a1b2c3d.js', 1000)
  write('a.js', BUDGETS.boot - 2000)
  write('a.css', 1000)
  expect(overBudget(dist)).toEqual([])
  write('a.css', 3000)
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`
  expect(overBudget(dist)).toEqual([
    `boot files: ${kilobytes(BUDGETS.boot + 1000)}, its budget is ${kilobytes(BUDGETS.boot)}`,
  ])
  write('a.css', 1000)
  write('static/backend.0a1b2c3d.js', BUDGETS.backend + 1024)
  expect(overBudget(dist)).toEqual([expect.stringMatching(/^backend: /)])
})

test('the container and each page of a remote have budgets', () => {
  fs.writeFileSync(
    path.join(dist, 'mf-manifest.json'),
    JSON.stringify({ ementa: { pages: { '/': ['face.js', 'feed.js'], '/search': ['face.js'] } } }),
  )
  write('remoteEntry.js', BUDGETS.container + 1024)
  write('face.js', 1024)
  write('feed.js', BUDGETS.page)
  expect(overBudget(dist).map((one) => one.split(':')[0])).toEqual(['remoteEntry.js', '/'])
})

test('what is sent compressed is counted compressed', () => {
  write('remoteEntry.js', 100_000)
  write('remoteEntry.js.br', 1000)
  write('feed.js', 1000)
  expect(overBudget(dist)).toEqual([])
})

test('a page that asks for menus and dialogs before one is opened is named', () => {
  const facades = {
    '/p/:postId/comments': ['@ementa/ui', '@ementa/ui/overlays'],
    '/topics': ['@ementa/ui'],
    '/admin/logs': ['@ementa/ui', '@ementa/ui/overlays'],
  }
  fs.writeFileSync(path.join(dist, 'mf-manifest.json'), JSON.stringify({ ementa: { pages: {}, facades } }))
  expect(overBudget(dist)).toEqual([expect.stringMatching(/^\/p\/:postId\/comments: asks for @ementa\/ui\/overlays/)])
})
