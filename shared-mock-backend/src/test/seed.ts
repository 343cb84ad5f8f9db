import { createDeferredData } from '../seed/deferred-data'
import { createFirstData } from '../seed/first-data'
import { createNewsletterWork } from '../seed/newsletter-work-data'
import type { SeedData } from '../store/seed-data'

/** The whole sample world as of `now`. The same `now` gives the same data, ids included. */
export async function createSeed(now: Date): Promise<SeedData> {
  return { ...createFirstData(now), ...(await createDeferredData(now)), ...createNewsletterWork(now) }
}
