import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const readJson = (/** @type {string} */ file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
const PACKAGES = /** @type {string[]} */ (readJson('package.json').workspaces)

/** All source files of some packages, tests left out. @param {string[]} packages */
function sources(packages) {
  return packages
    .flatMap((name) =>
      fs
        .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(root, name, 'src', file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
}

/** @param {string[]} packages @param {string} module */
const importers = (packages, module) => sources(packages).filter((text) => text.includes(`'${module}`)).length
const version = (/** @type {string} */ name) => readJson(`node_modules/${name}/package.json`).version

describe('the design card', () => {
  test('the top level is the one of the card [PLT-001]', () => {
    for (const entry of [
      'package.json',
      'shell',
      'mfe-social',
      'mfe-newsletter',
      'mfe-moderation',
      'mfe-account',
      'shared-mock-backend',
      'shared-contracts',
      'e2e',
      'docker-compose.yml',
      'README.md',
    ]) {
      expect(fs.existsSync(path.join(root, entry)), entry).toBe(true)
    }
  })

  test('every package is TypeScript, strict, and part of the one type check [PLT-002]', () => {
    expect(readJson('tsconfig.base.json').compilerOptions).toMatchObject({
      strict: true,
      noUncheckedIndexedAccess: true,
    })
    const checked = readJson('tsconfig.json').references.map((/** @type {{ path: string }} */ { path }) => path)
    expect(checked).toEqual(expect.arrayContaining(PACKAGES))
    for (const name of PACKAGES) expect(readJson(`${name}/tsconfig.json`).extends).toBe('../tsconfig.base.json')
    const plain = PACKAGES.filter((name) => fs.existsSync(path.join(root, name, 'src'))).flatMap((name) =>
      fs
        .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.jsx?$/.test(file)),
    )
    expect(plain).toEqual([])
  })

  test('React 19 renders shell and remotes [PLT-003]', () => {
    expect(version('react')).toBe(version('react-dom'))
    expect(version('react')).toMatch(/^19\./)
    expect(importers(['shell'], 'react-dom/client')).toBeGreaterThan(0)
    for (const name of PACKAGES.filter((one) => one.startsWith('mfe-')))
      expect(readJson(`${name}/package.json`).dependencies.react, name).toBe(version('react'))
  })

  test('rspack builds, Module Federation joins [PLT-004]', async () => {
    const { shellConfig, remoteConfig } = await import('../rspack/config.mjs')
    const pluginsOf = (/** @type {any} */ config) =>
      [config].flat().flatMap((one) => one.plugins.map((/** @type {object} */ plugin) => plugin.constructor.name))
    expect(pluginsOf(shellConfig())).toContain('ModuleFederationPlugin')
    // The kit's plugin applies that of Module Federation.
    for (const name of PACKAGES.filter((one) => one.startsWith('mfe-')))
      expect(pluginsOf(remoteConfig(name)), name).toContain('EmentaRemote')
    expect(readJson('tooling/package.json').dependencies).toMatchObject({
      '@rspack/core': version('@rspack/core'),
      '@rspack/cli': version('@rspack/cli'),
      '@module-federation/enhanced': version('@module-federation/enhanced'),
    })
  })

  test('react-router, swr and valtio stand behind the facades that all use [PLT-005]', () => {
    expect(importers(['shared-ui'], 'react-router')).toBeGreaterThan(0)
    expect(importers(['shared-ui'], 'swr')).toBeGreaterThan(0)
    expect(importers(['shared-ui'], 'valtio')).toBeGreaterThan(0)
    for (const name of ['shell', ...PACKAGES.filter((one) => one.startsWith('mfe-'))]) {
      expect(importers([name], '@ementa/ui/router'), name).toBeGreaterThan(0)
      expect(importers([name], '@ementa/ui/data'), name).toBeGreaterThan(0)
    }
  })

  test('Chakra, its toasts and framer-motion render and move [PLT-006]', () => {
    for (const module of ['@chakra-ui/react', '@chakra-ui/toast', 'framer-motion']) {
      expect(importers(['shared-ui'], module), module).toBeGreaterThan(0)
    }
  })

  // `react-quill` is an alias (decision 021).
  test('date-fns formats dates, Quill through react-quill edits [PLT-007]', () => {
    expect(importers(['shared-ui'], 'date-fns')).toBeGreaterThan(0)
    expect(importers(['mfe-newsletter'], 'react-quill')).toBeGreaterThan(0)
    expect(version('quill')).toMatch(/^2\./)
  })

  test('workbox makes the service worker, Playwright runs the journeys [PLT-008] [PLT-009]', async () => {
    const { workerPlugin } = await import('../rspack/service-worker.mjs')
    expect(workerPlugin().constructor.name).toBe('InjectManifest')
    expect(importers(['shell'], 'workbox-')).toBeGreaterThan(0)
    expect(readJson('package.json').scripts.e2e).toMatch(/ playwright test /)
  })
})

describe('borders', () => {
  test('no remote renders what the shell owns [PLT-011]', () => {
    const remotes = PACKAGES.filter((name) => name.startsWith('mfe-'))
    // Theme, offline bar, install banner, navigation, login.
    for (const owned of [
      'Alternar tema',
      'Tentar sincronizar',
      'beforeinstallprompt',
      'aria-label="Principal"',
      'Entrando...',
    ]) {
      const hasIt = (/** @type {string} */ text) => text.includes(owned)
      expect(sources(remotes).filter(hasIt), owned).toEqual([])
      expect(sources(['shell']).some(hasIt), owned).toBe(true)
    }
  })

  test('a wrong payload or a wrong use of an answer fails the type check [PLT-017]', { timeout: 60_000 }, async () => {
    expect(
      await linesWithTypeErrors(`import type { BackendApi } from '../src/client'
export async function right(api: BackendApi): Promise<string> {
  return (await api.posts.create({ body: 'Súmula', tags: [] })).author_id
}
export const wrongPayload = (api: BackendApi) => api.posts.create({ body: 3 })
export const wrongAnswer = async (api: BackendApi): Promise<number> => (await api.posts.create({ body: 'Súmula' })).author_id
`),
    ).toEqual([5, 6])
  })

  test('so do wrong props of a widget, and a widget that no remote exposes', { timeout: 60_000 }, async () => {
    expect(
      await linesWithTypeErrors(`import type { PostCardProps } from '../src/widgets'
import type { Services } from '../src/services'
export async function right({ widgets }: Services, { post }: PostCardProps) {
  const { default: PostCard } = await widgets.load('social/post-card')
  return PostCard({ post, author: null })
}
export async function wrong({ widgets }: Services) {
  const { default: PostCard } = await widgets.load('social/post-card')
  PostCard({ post: 'post-1', author: null })
  const { default: ReportDialog } = await widgets.load('social/report-dialog')
  ReportDialog({ isOpen: true })
  return widgets.load('social/post-kard')
}
`),
    ).toEqual([9, 11, 12])
  })
})

/**
 * The lines of a source in the contracts that the type check refuses.
 * @param {string} source
 */
async function linesWithTypeErrors(source) {
  const folder = fs.mkdtempSync(path.join(root, 'shared-contracts/.cache-wrong-'))
  try {
    fs.writeFileSync(path.join(folder, 'calls.ts'), source)
    fs.writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.base.json',
        compilerOptions: {
          composite: false,
          noEmit: true,
          emitDeclarationOnly: false,
          declaration: false,
          tsBuildInfoFile: null,
          rootDir: '..',
        },
        include: ['calls.ts'],
      }),
    )
    const outcome = await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder]).then(
      () => '',
      (error) => error.stdout,
    )
    const lines = [...outcome.matchAll(/calls\.ts\((\d+),/g)].map(([, line]) => Number(line))
    return [...new Set(lines)]
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

describe('README', () => {
  test('says how to run all with docker-compose, deploy and swap a remote, and run the journeys [PLT-028]', () => {
    const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
    for (const command of [
      'docker-compose up',
      'npm run release -w mfe-social -- --to',
      'npm run dev -w mfe-social',
      'npm start',
      'npm test',
      'npm run e2e',
    ]) {
      expect(readme).toContain(command)
    }
  })
})
