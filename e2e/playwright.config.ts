import { defineConfig } from '@playwright/test'
import { findJourneyBrowser, JOURNEY_ARGS } from '../tooling/lib/chromium.mjs'
import { addressOf, shell } from '../tooling/lib/packages.mjs'
import { TEST_BASE } from './fixtures/ports'
import type { WorkerFixtures } from './fixtures/test'

const onCI = Boolean(process.env.CI)

/**
 * `npm test` runs the journeys tagged `@core`, which cover everyday tasks; `npm run test:slow` runs all others. A run by name
 * finds all.
 */
const CORE = /@core/
const suite = process.env.EMENTA_SUITE

/** Journeys of federation, which run on the layout of static hosts, as it is deployed. */
const OF_RELEASES = [
  'release-by-link',
  'failure-report',
  'federation',
  'other-teams',
  'outage',
  'registry',
  'trust',
].map((name) => `**/platform/${name}*.journey.ts`)

/** Journeys of people who meet on a server. */
const OF_A_SERVER = '**/server/*.journey.ts'

/** The reload of `pwa.journey.ts` is the same on both layouts. */
const A_RELOAD = /a reload without any connection/

export default defineConfig<object, WorkerFixtures>({
  testDir: './journeys',
  // Walks on a server are for `npm run explore` alone.
  testMatch: process.env.EMENTA_EXPLORE_SERVER ? '**/*.walk.ts' : '**/*.journey.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  ...(suite === 'quick' ? { grep: CORE } : {}),
  ...(suite === 'slow' ? { grepInvert: CORE } : {}),
  forbidOnly: onCI,
  // Retries would hide rare failures.
  retries: 0,
  // More than there are cores: a journey often waits for what the product shows later.
  workers: Number(process.env.EMENTA_WORKERS ?? 3),
  // The timeout is long, so that journeys pass on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.EMENTA_JSON ? [['line'], ['json', { outputFile: process.env.EMENTA_JSON }]] : [['list']],
  use: {
    baseURL: addressOf(shell(), TEST_BASE),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // A worker would answer instead of the network that a journey intercepts; PWA journeys allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findJourneyBrowser(), args: JOURNEY_ARGS },
  },
  projects: [
    // The longest journey comes first, beside all others.
    { name: 'served', testMatch: OF_A_SERVER },
    // What is opened offline in `npm test` is opened from the layout that is deployed.
    {
      name: 'built',
      testIgnore: [...OF_RELEASES, OF_A_SERVER, ...(suite === 'quick' ? ['**/pwa.journey.ts'] : [])],
    },
    {
      name: 'released',
      use: { layout: 'released' },
      testMatch: [...OF_RELEASES, '**/pwa.journey.ts', '**/fault-matrix.journey.ts'],
      grepInvert: suite === 'slow' ? [A_RELOAD, CORE] : A_RELOAD,
    },
  ],
  webServer: {
    // `exec` makes this process the parent, so that the server ends with it even if it is killed.
    command: `exec node ../tooling/scripts/serve.mjs --with-parent --port-base ${TEST_BASE}`,
    url: addressOf(shell(), TEST_BASE),
    // `npm test` must not meet the server of another checkout.
    reuseExistingServer: !onCI && !process.env.EMENTA_JSON,
    timeout: 20_000,
  },
})
