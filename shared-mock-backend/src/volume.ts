import type { SeedData } from './seed-data'

export function addVolume(seed: SeedData, _seededAt: Date, _posts: number): SeedData {
  return seed
}
