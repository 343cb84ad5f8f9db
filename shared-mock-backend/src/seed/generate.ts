import type { DeferredData, FirstData, NewsletterWork } from '../store/seed-data'

/**
 * The seed of a first page, and on top of it `posts` more posts with people, comments and follows in proportion (for
 * benchmarks); those bring the deferred data along.
 */
export async function generateWorld(
  seededAt: Date,
  posts: number,
  portraits?: string,
): Promise<FirstData & Partial<DeferredData>> {
  const { createFirstData } = await import('./first-data')
  const seed = createFirstData(seededAt, portraits)
  if (posts === 0) return seed
  const { addVolume } = await import('./volume')
  return addVolume({ ...seed, ...(await generateDeferredData(seededAt)) }, seededAt, posts)
}

/** Generates the deferred data. Its code is in one file with that of the calls that need it. */
export async function generateDeferredData(seededAt: Date): Promise<DeferredData> {
  const { createDeferredData } = await import(/* webpackChunkName: "backend-deferred" */ './deferred-data')
  return createDeferredData(seededAt)
}

/** The rest of the seed, which is a fifth of its code and which only newsletter calls need. */
export async function generateNewsletterWork(seededAt: Date): Promise<NewsletterWork> {
  const { createNewsletterWork } = await import('./newsletter-work-data')
  return createNewsletterWork(seededAt)
}
