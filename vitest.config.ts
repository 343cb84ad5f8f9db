import fs from 'node:fs'
import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { findJourneyBrowser, JOURNEY_ARGS } from './tooling/lib/chromium.mjs'

const root = import.meta.dirname

const FOLDERS = /^(shell|server|mfe-[^/]+|shared-[^/]+|remote-kit|testing|tooling|e2e)$/
/** Tests whose subject is the DOM, the caret or real key presses run in Chromium. */
const IN_BROWSER = '{shell,mfe-*,shared-*}/**/*.browser.test.{ts,tsx}'
const SLOW_IN_BROWSER = '**/*.slow.browser.test.{ts,tsx}'

/**
 * `npm test` takes the rules and the tests in Chromium, `npm run test:slow` the views, state by state, and the long drills
 * (`*.slow.*`). Without it, by name, all tests are found.
 */
const suite = process.env.EMENTA_SUITE
const ALWAYS_LEFT_OUT = ['**/node_modules/**', '**/dist/**', '**/.cache/**']
const LEFT_OUT = [...ALWAYS_LEFT_OUT, '**/*.browser.test.*', ...(suite === 'quick' ? ['**/*.slow.test.*'] : [])]

/** Tests that replace modules or load them again: they need modules of their own. */
const replacingModules = fs
  .readdirSync(root)
  .filter((folder) => FOLDERS.test(folder))
  .flatMap((folder) => testsIn(path.join(root, folder)))
  .filter((file) => /vi\.(?:mock|doMock|resetModules)\(/.test(fs.readFileSync(file, 'utf8')))
  .map((file) => path.relative(root, file))
const isView = (file: string) => file.endsWith('.tsx')
const isOfSuite = (file: string) => !suite || file.includes('.slow.test.') === (suite === 'slow')

function testsIn(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist|\.cache)$/.test(entry.name) ? [] : testsIn(file)
    return /(?<!\.browser)\.test\.(tsx?|mjs)$/.test(entry.name) ? [file] : []
  })
}

const views = {
  environment: 'happy-dom',
  setupFiles: ['testing/src/restore-globals.ts', 'testing/src/setup.ts'],
  sequence: { hooks: 'list' },
} as const

const rules: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'rules',
      environment: 'node',
      setupFiles: ['testing/src/restore-globals.ts'],
      // One set of modules for all files: half of their time was starting a process and importing the same ones again.
      isolate: false,
      include: [
        `{shell,server,mfe-*,shared-*,remote-kit,tooling,e2e}/**/*${suite === 'slow' ? '.slow' : ''}.test.{ts,mjs}`,
      ],
      exclude: [...LEFT_OUT, ...replacingModules],
    },
  },
  {
    extends: true,
    test: {
      name: 'rules with modules of their own',
      environment: 'node',
      include: replacingModules.filter((file) => !isView(file) && isOfSuite(file)),
    },
  },
]

/** Tests in Chromium. */
const browserProjects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    // All packages that a view may load later are prepared first: one found during a run loads the page again, and fails it.
    resolve: { alias: { virtua: path.join(root, 'node_modules/virtua/lib/index.js') } },
    optimizeDeps: { entries: ['{mfe-*,shared-*}/src/**/*.{ts,tsx}', '!**/*.test.*'], include: ['postal-mime'] },
    test: {
      name: 'browser',
      include: [suite === 'slow' ? SLOW_IN_BROWSER : IN_BROWSER],
      exclude: [...ALWAYS_LEFT_OUT, ...(suite === 'quick' ? [SLOW_IN_BROWSER] : [])],
      setupFiles: ['testing/src/browser-setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: { executablePath: findJourneyBrowser(), args: JOURNEY_ARGS },
          contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  },
]

const CONTRACT = 'shared-mock-backend/src/contract'

/** The contract's tests once more, over HTTP and the databases of the server: `npm run test:slow`. */
const databaseProjects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    resolve: {
      alias: [{ find: /^\.\.\/test\/transports$/, replacement: path.join(root, 'server/src/test/transports.ts') }],
    },
    test: {
      name: 'contract over databases',
      environment: 'node',
      setupFiles: ['testing/src/restore-globals.ts'],
      globalSetup: ['server/src/test/with-postgres.ts'],
      // One database, and one process that fills it.
      isolate: false,
      maxWorkers: 1,
      // Vitest asks for a group of their own where projects differ in their workers.
      sequence: { groupOrder: 1 },
      include: fs
        .readdirSync(path.join(root, CONTRACT))
        .map((name) => path.join(CONTRACT, name))
        .filter((file) => fs.readFileSync(file, 'utf8').includes('transports')),
    },
  },
]

/** Views in happy-dom: `npm run test:slow`. */
const viewProjects: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'views',
      ...views,
      isolate: false,
      include: ['{shell,mfe-*,shared-*,testing,tooling}/**/*.test.tsx'],
      exclude: [...LEFT_OUT, ...replacingModules],
    },
  },
  {
    extends: true,
    test: { name: 'views with modules of their own', ...views, include: replacingModules.filter(isView) },
  },
]

export default defineConfig({
  resolve: {
    alias: {
      // A view test renders every row of a virtual list: happy-dom lays nothing out.
      virtua: path.join(root, 'testing/src/unvirtualized-list.tsx'),
      // As in tooling/rspack: @chakra-ui/toast would bring a second colour-mode context otherwise.
      '@chakra-ui/system': path.join(root, 'shared-ui/chakra-system.mjs'),
    },
  },
  // Build-time constants of tooling/rspack.
  define: {
    __DEVELOPMENT__: 'false',
    __SHELL_VERSION__: '"test"',
    __SHELL_SURFACE__: '"5ur4ace0"',
  },
  test: {
    pool: 'forks',
    // Much is made and thrown away at once: with room for it, the collector comes less often.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: Number(process.env.EMENTA_WORKERS ?? 2),
    // Views on the real backend take a while on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['testing/src/wait-timeouts.ts'],
    restoreMocks: true,
    // Modules are applied, under the names that stand in them: a view test sees what is shown.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    unstubGlobals: true,
    env: { TZ: 'America/Sao_Paulo' },
    // Chakra's styled-system must be one instance, and react-router one with react-router/dom: transformed like our own code.
    server: { deps: { inline: [/@chakra-ui/, /react-router/] } },
    projects: [
      ...rules,
      ...(suite === 'quick' ? [] : databaseProjects),
      ...browserProjects,
      ...(suite === 'quick' ? [] : viewProjects),
    ],
  },
})
