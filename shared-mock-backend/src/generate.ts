import type { FirstData, NewsletterWork } from './seed-data'

/** The seed, and on top of it `posts` more posts with people, comments and follows in proportion (for benchmarks). */
export async function generateWorld(seededAt: Date, posts: number): Promise<FirstData> {
  const { createFirstData } = await import('./seed/first-data')
  const seed = createFirstData(seededAt)
  if (posts === 0) return seed
  const { addVolume } = await import('./volume')
  return addVolume(seed, seededAt, posts)
}

/** The rest of the seed, which is a fifth of its code and which only newsletter calls need. */
export async function generateNewsletterWork(seededAt: Date): Promise<NewsletterWork> {
  const { createNewsletterWork } = await import('./seed/newsletter-work-data')
  return createNewsletterWork(seededAt)
}
