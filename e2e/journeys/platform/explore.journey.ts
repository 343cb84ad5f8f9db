import type { BrowserContext } from '@playwright/test'
import type { App } from '../../fixtures/app'
import { LOST_CHUNK } from '../../fixtures/console-errors'
import { expect, test } from '../../fixtures/test'
import { MINUTES, SEED, type WalkOptions, walk } from '../../fixtures/walker'

test('a random walk through all remotes in two tabs, with failures and outages, finds every page whole', async ({
  app,
  context,
}) => {
  await explore(app, context, { steps: 20, hasWorker: false })
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a random walk opens and reloads any page without a line, and finds it whole', async ({ app, context }) => {
    await explore(app, context, { steps: 12, hasWorker: true })
  })
})

async function explore(
  app: App,
  context: BrowserContext,
  { steps, hasWorker }: Pick<WalkOptions, 'steps' | 'hasWorker'>,
) {
  const ms = MINUTES > 0 ? (MINUTES / 2) * 60_000 : 120_000
  test.setTimeout(240_000 + ms)
  // The walk goes offline and stops remotes on purpose.
  app.errors.allowOutage()
  app.errors.allow(LOST_CHUNK, /^Failed to load a part of the page/)
  await app.simulate({ failureRate: 0.3, seed: SEED })
  if (hasWorker) await app.openAndKeep('/', { as: 'anapaula' })
  else await app.open('/', { as: 'anapaula' })
  const { steps: walked, loadedOffline } = await walk(app, context, {
    seed: SEED,
    steps: MINUTES > 0 ? Number.POSITIVE_INFINITY : steps,
    until: Date.now() + ms,
    hasWorker,
  })
  if (MINUTES === 0) expect(walked).toBe(steps)
  expect(walked).toBeGreaterThan(0)
  if (hasWorker) expect(loadedOffline, 'documents loaded without a line').toBeGreaterThan(0)
  expect(app.page.isClosed()).toBe(false)
}
