import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** The contact sheet (`npm run shots`): no part of the suite, it looks and measures instead of asserting. */
export default defineConfig({
  ...journeys,
  testDir: './shots',
  testMatch: '**/*.shots.ts',
  outputDir: '../test-results/shots-run',
  projects: [{ name: 'sheet' }],
  retries: 0,
  reporter: [['line']],
  // As long as a busy machine needs for some thirty pages.
  timeout: 1_800_000,
})
