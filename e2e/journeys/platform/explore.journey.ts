import { expect, test } from '../../fixtures/test'
import { walk } from '../../fixtures/walker'

/** The suite walks a few steps, always the same; `npm run explore` walks for minutes from another seed. */
const SEED = Number(process.env.EMENTA_EXPLORE_SEED ?? 3)
const MINUTES = Number(process.env.EMENTA_EXPLORE_MINUTES ?? 0)
const STEPS = MINUTES > 0 ? Number.POSITIVE_INFINITY : 20

test('a random walk through all remotes in two tabs, with failures and outages, finds every page whole', async ({
  app,
  page,
  context,
}) => {
  test.setTimeout(120_000 + MINUTES * 60_000)
  // The walk takes the line and remotes away on purpose.
  app.errors.allowOutage()
  app.errors.allow(/ChunkLoadError/)
  await app.simulate({ failureRate: 0.3, seed: SEED })
  await app.open('/', { as: 'anapaula' })
  const until = Date.now() + (MINUTES > 0 ? MINUTES * 60_000 : 20_000)
  const steps = await walk(app, context, { seed: SEED, steps: STEPS, until })
  expect(steps).toBeGreaterThan(0)
  expect(page.isClosed()).toBe(false)
})
