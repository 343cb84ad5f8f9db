import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** Configuration of the contact sheet (`npm run shots`), which is no part of the suite: it takes pictures and measures. */
export default defineConfig({
  ...journeys,
  testDir: './shots',
  testMatch: '**/*.shots.ts',
  outputDir: '../test-results/shots-run',
  projects: [{ name: 'sheet' }],
  retries: 0,
  reporter: [['line']],
  // The timeout is long enough for some thirty pages on a busy machine.
  timeout: 1_800_000,
})
