import type { FirstData, LaterData, NewsletterWork } from './seed-data'

/**
 * The seed of a first page, and on top of it `posts` more posts with people, comments and follows in proportion (for
 * benchmarks); those bring the later data along.
 */
export async function generateWorld(
  seededAt: Date,
  posts: number,
  portraits?: string,
): Promise<FirstData & Partial<LaterData>> {
  const { createFirstData } = await import('./seed/first-data')
  const seed = createFirstData(seededAt, portraits)
  if (posts === 0) return seed
  const { addVolume } = await import('./volume')
  return addVolume({ ...seed, ...(await generateLaterData(seededAt)) }, seededAt, posts)
}

/** Generates the later data. Its code is in one file with that of the calls that need it. */
export async function generateLaterData(seededAt: Date): Promise<LaterData> {
  const { createLaterData } = await import(/* webpackChunkName: "later" */ './seed/later-data')
  return createLaterData(seededAt)
}

/** The rest of the seed, which is a fifth of its code and which only newsletter calls need. */
export async function generateNewsletterWork(seededAt: Date): Promise<NewsletterWork> {
  const { createNewsletterWork } = await import('./seed/newsletter-work-data')
  return createNewsletterWork(seededAt)
}
