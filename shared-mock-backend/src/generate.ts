import type { SeedData } from './seed-data'

/** The seed, and on top of it `posts` more posts with people, comments and follows in proportion (for benchmarks). */
export async function generateWorld(seededAt: Date, posts: number): Promise<SeedData> {
  const { createSeed } = await import('./seed')
  const seed = createSeed(seededAt)
  if (posts === 0) return seed
  const { addVolume } = await import('./volume')
  return addVolume(seed, seededAt, posts)
}
