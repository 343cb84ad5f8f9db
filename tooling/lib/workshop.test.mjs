import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'
import { exportsOf } from './surface.mjs'
import { trackedFiles } from './test-titles.mjs'

/** The entries of shared-ui that have parts. */
const ENTRIES = ['index', 'overlays', 'forms', 'advice'].map((name) => `shared-ui/src/${name}.ts`)

/** Parts without a look of their own. */
const INVISIBLE = ['Global', 'Portal', 'VisuallyHidden', 'VisuallyHiddenInput', 'WidgetBoundary']

/** Names of the elements of a source: `Button` of `<Button>`. @param {string} file @param {string} source */
function elementsOf(file, source) {
  /** @type {Set<string>} */
  const names = new Set()
  const visit = (/** @type {any} */ node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') names.add(node.name.name)
    // `as={MenuButton}` shows a part, too.
    if (node.type === 'JSXExpressionContainer' && node.expression.type === 'Identifier') names.add(node.expression.name)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, source).program.body)
  return names
}

const isPart = (/** @type {string} */ name) => /^[A-Z][a-z]/.test(name)

test('the workshop shows every part that shared-ui exports', () => {
  const parts = ENTRIES.flatMap((file) => [...exportsOf(file)]).filter(isPart)
  const shown = trackedFiles(root, 'tooling/workshop/*.tsx').flatMap((file) => [
    ...elementsOf(file, fs.readFileSync(path.join(root, file), 'utf8')),
  ])
  expect(parts.length).toBeGreaterThan(80)
  expect(parts.filter((name) => !shown.includes(name) && !INVISIBLE.includes(name))).toEqual([])
  expect(INVISIBLE.filter((name) => !parts.includes(name))).toEqual([])
})

test('an entry that adds styles is kept by a bundler that drops what has no side effects', () => {
  const { sideEffects } = JSON.parse(fs.readFileSync(path.join(root, 'shared-ui/package.json'), 'utf8'))
  const adding = ENTRIES.filter((file) => /^import '/m.test(fs.readFileSync(path.join(root, file), 'utf8')))
  expect(adding.length).toBeGreaterThan(1)
  expect(sideEffects).toEqual(expect.arrayContaining(adding.map((file) => file.replace('shared-ui/', './'))))
})

test('npm run workshop serves the page and ends by Ctrl-C', { timeout: 120_000 }, async () => {
  // Below the ports that the system gives to whoever connects.
  const base = 31_000 + (process.pid % 1700)
  const child = spawn(process.execPath, [path.join(root, 'tooling/scripts/workshop.mjs')], {
    env: { ...process.env, EMENTA_PORT_BASE: String(base) },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    const address = `http://localhost:${base + 10}`
    const html = await expect
      .poll(() => fetch(address).then((answer) => answer.text()), { timeout: 90_000, interval: 500 })
      .toContain('Oficina da Ementa')
      .then(() => fetch(address).then((answer) => answer.text()))
    const script = /<script[^>]* src="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(await fetch(new URL(script, address)).then((answer) => answer.text())).toContain('Botões')
  } finally {
    child.kill('SIGINT')
  }
  expect(await ended).toBe(0)
})
