import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bin } from '../scripts/lib/run.mjs'
import { remotes, root } from './packages.mjs'
import { trackedFiles } from './test-titles.mjs'

// The project's own lint rules over files that break them, in a folder laid out like the project.
const place = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-fences-'))
for (const file of trackedFiles(root, '*biome.json', '.gitignore')) {
  fs.mkdirSync(path.dirname(path.join(place, file)), { recursive: true })
  fs.copyFileSync(path.join(root, file), path.join(place, file))
}
afterAll(() => fs.rmSync(place, { recursive: true }))

const importOf = (/** @type {string} */ name) => `import * as it from '${name}'\n\nexport default it\n`

/**
 * Which of these files the linter refuses.
 * @param {Record<string, string>} files path → source
 */
function refusedOf(files, rule = 'style/noRestrictedImports') {
  const names = Object.keys(files)
  for (const [name, source] of Object.entries(files)) {
    const target = path.join(place, name)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, source)
  }
  // `--only` would run the rule even where the project switches it off.
  const args = ['lint', '--colors=off', '--max-diagnostics=none', ...names]
  const { stdout, stderr } = spawnSync(bin('biome'), args, { cwd: place, encoding: 'utf8' })
  const output = stdout + stderr
  for (const name of names) fs.rmSync(path.join(place, name))
  expect(output).toContain(`Checked ${names.length} file`)
  return names.filter((name) => new RegExp(`^${name}:\\d+:\\d+ lint/${rule}`, 'm').test(output))
}

/**
 * @param {string} file
 * @param {string} source
 */
const refuses = (file, source, rule = 'style/noRestrictedImports') => refusedOf({ [file]: source }, rule).length === 1

describe('import fences', () => {
  test('a remote cannot import the source of any other remote [PLT-018]', () => {
    const folders = remotes().map((one) => one.folder)
    expect(folders.length).toBeGreaterThanOrEqual(4)
    const imports = folders.flatMap((folder) =>
      folders
        .filter((other) => other !== folder)
        .flatMap((other) => [
          [`${folder}/src/source-of-${other}.ts`, importOf(`../../${other}/src/remote`)],
          [`${folder}/src/package-of-${other}.ts`, importOf(`@ementa/${other}`)],
        ]),
    )
    expect(refusedOf(Object.fromEntries(imports))).toEqual(imports.map(([file]) => file))
  })

  test('nor with a dynamic import [PLT-018]', () => {
    const source = `export const load = () => import('../../mfe-social/src/remote')\n`
    expect(refuses('mfe-account/src/page.tsx', source)).toBe(true)
  })

  test('no remote, nor what they share, knows the backend behind the contracts [PLT-012]', () => {
    const imports = [...remotes().map(({ folder }) => folder), 'shared-ui'].flatMap((folder) => [
      [`${folder}/src/by-name.ts`, importOf('@ementa/mock-backend')],
      [`${folder}/src/by-path.ts`, importOf('../../shared-mock-backend/src/index')],
    ])
    expect(refusedOf(Object.fromEntries(imports))).toEqual(imports.map(([file]) => file))
  })

  test.each([
    ['mfe-social/src/page.tsx', '@chakra-ui/react'],
    ['shell/src/app.tsx', '@emotion/react'],
    ['mfe-account/src/page.tsx', 'swr/infinite'],
    ['mfe-account/src/page.tsx', '@orpc/client'],
    ['shared-contracts/src/limits.ts', 'react'],
    ['shared-mock-backend/src/index.ts', '@ementa/ui'],
    ['shared-contracts/src/entities/law.ts', '@ementa/law/citations'],
    ['shared-law/src/citations/index.ts', '@ementa/ui'],
    ['shared-mail/src/mail.ts', '@ementa/ui'],
    ['shared-contracts/src/calls/posts.ts', '@ementa/mock-backend'],
    ['shared-mock-backend/src/areas/posts/posts.ts', '@ementa/shell'],
    ['shared-ui/src/components/part.tsx', '../../../shell/src/app'],
    ['shell/src/frame/frame.tsx', '../../../mfe-social/src/remote'],
    ['testing/src/index.tsx', '@ementa/mfe-social'],
    ['tooling/standalone/index.tsx', 'swr'],
    ['mfe-social/src/page.tsx', '../../shell/src/app'],
    ['mfe-social/src/page.tsx', '@ementa/ui/host'],
  ])('%s may not import %s', (file, name) => {
    expect(refuses(file, importOf(name))).toBe(true)
  })

  test.each([
    ['shell/src/app.tsx', '@ementa/mock-backend'],
    ['shell/src/app.tsx', '@ementa/ui/host'],
    ['shared-ui/src/chakra.ts', '@chakra-ui/react'],
    ['shared-contracts/src/contract.ts', '@orpc/contract'],
    ['shared-mock-backend/src/index.ts', '@ementa/contracts/schemas'],
    ['shared-ui/src/completion.ts', '@ementa/law/citations'],
    ['mfe-social/src/routes.tsx', './features/feed/feed-page'],
  ])('%s may import %s', (file, name) => {
    expect(refuses(file, importOf(name))).toBe(false)
  })
})

describe('the test harness', () => {
  const RULE = 'correctness/noUndeclaredDependencies'
  const packages = ['shell', 'shared-ui', ...remotes().map(({ folder }) => folder)]
  const manifests = packages.map((folder) => path.join(folder, 'package.json'))
  beforeAll(() => {
    for (const file of manifests) {
      fs.mkdirSync(path.dirname(path.join(place, file)), { recursive: true })
      fs.copyFileSync(path.join(root, file), path.join(place, file))
    }
  })

  test('is for tests alone: no product code can import it', () => {
    const product = packages.map((folder) => `${folder}/src/page.tsx`)
    const files = (/** @type {string[]} */ names) =>
      Object.fromEntries(names.map((file) => [file, importOf('@ementa/testing')]))
    expect(refusedOf(files(product), RULE)).toEqual(product)
    const tests = [...packages.map((folder) => `${folder}/src/page.test.tsx`), 'mfe-moderation/src/test/open.tsx']
    expect(refusedOf(files(tests), RULE)).toEqual([])
  })

  test('nor does any package import what it does not declare', () => {
    expect(refuses('mfe-social/src/page.tsx', importOf('@ementa/ui'), RULE)).toBe(false)
    expect(refuses('mfe-social/src/page.tsx', importOf('date-fns'), RULE)).toBe(true)
    expect(refuses('mfe-social/src/page.tsx', importOf('@ementa/law/citations'), RULE)).toBe(false)
    expect(refuses('mfe-account/src/page.tsx', importOf('@ementa/law/citations'), RULE)).toBe(true)
  })
})

test('lint refuses files that import each other, types too', () => {
  const files = {
    'mfe-social/src/shared/a.ts': `import { b } from './b'\n\nexport const a = b\nexport type A = number\n`,
    'mfe-social/src/shared/b.ts': `import type { A } from './a'\n\nexport const b: A = 1\n`,
    'mfe-social/src/shared/c.ts': importOf('./a'),
  }
  expect(refusedOf(files, 'suspicious/noImportCycles')).toEqual(Object.keys(files).slice(0, 2))
})

describe('what a browser may refuse', () => {
  const GLOBALS = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel']

  test.each(GLOBALS)('%s is used through the gate of the contracts alone', (name) => {
    const source = `export const place = ${name}\n`
    const rule = 'style/noRestrictedGlobals'
    const files = [
      'mfe-social/src/page.tsx',
      'shell/src/app.tsx',
      'shared-ui/src/part.ts',
      'shared-mock-backend/src/b.ts',
    ]
    expect(refusedOf(Object.fromEntries(files.map((file) => [file, source])), rule)).toEqual(files)
  })

  test('no source goes around the gate, or makes ids that plain HTTP cannot make', () => {
    const around = new RegExp(
      `(?:window|self|globalThis)\\.(?:${GLOBALS.join('|')})\\b|\\brandomUUID\\b|navigator\\.locks`,
    )
    const gates = [
      'shared-contracts/src/storage/device-storage.ts',
      'shared-contracts/src/storage/random-id.ts',
      // The worker runs only where there are caches.
      'shell/src/pwa/service-worker.ts',
    ]
    const folders = [
      'shell',
      'shared-contracts',
      'shared-law',
      'shared-mail',
      'shared-mock-backend',
      'shared-ui',
      ...remotes().map(({ folder }) => folder),
    ]
    const sources = folders.flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => `${folder}/src/${file}`),
    )
    expect(sources.length).toBeGreaterThan(300)
    const wrong = sources.filter((file) => around.test(fs.readFileSync(path.join(root, file), 'utf8')))
    expect(wrong.filter((file) => !gates.includes(file))).toEqual([])
  })
})
