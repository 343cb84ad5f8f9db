import type { SeedData } from '../seed-data'
import { createFirstData } from './first-data'
import { createLaterData } from './later-data'
import { createNewsletterWork } from './newsletter-work-data'

/** The whole sample world as of `now`. The same `now` gives the same data, ids included. */
export async function createSeed(now: Date): Promise<SeedData> {
  return { ...createFirstData(now), ...(await createLaterData(now)), ...createNewsletterWork(now) }
}
