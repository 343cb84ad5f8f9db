import {
  createCollections,
  generateDeferredData,
  generateNewsletterWork,
  generateWorld,
  loadDeferredData,
  loadNewsletterWork,
  loadSeed,
  type MemoryCollections,
} from '@ementa/mock-backend/parts'
import type { Query } from '../database/database'
import { KEEP_ISSUES_UNMAILED } from '../jobs/tables'
import { insert } from './flush'
import { type Entity, TABLES } from './tables'

/** Rows of one statement. */
const BATCH = 1_000

/** A rank as text that sorts like the number. */
const rankText = (rank: number) => String(rank).padStart(8, '0')

/** Generates the sample world in memory. */
export async function sampleCollections(at: Date, posts = 0, portraits?: string): Promise<MemoryCollections> {
  const collections = createCollections()
  const seed = await generateWorld(at, posts, portraits)
  loadSeed(collections, seed)
  loadDeferredData(collections, { ...(await generateDeferredData(at)), ...seed })
  loadNewsletterWork(collections, await generateNewsletterWork(at))
  return collections
}

/** Generates the sample world: its entities in their order, by collection. */
export async function sampleWorld(at: Date, posts = 0, portraits?: string): Promise<Map<string, readonly Entity[]>> {
  const collections = await sampleCollections(at, posts, portraits)
  return new Map(Object.entries(collections).map(([name, collection]) => [name, collection.all()]))
}

/** The part of the world without which nothing works, and which names nobody. */
const FOR_EVERYBODY = ['plans', 'tags']

/** Writes entities into empty tables. */
export async function insertWorld(
  query: Query,
  world: ReadonlyMap<string, readonly Entity[]>,
  names = [...TABLES.keys()],
) {
  for (const name of names) {
    const table = TABLES.get(name)
    const entities = world.get(name) ?? []
    for (let from = 0; table && from < entities.length; from += BATCH) {
      await insert(query, table, entities.slice(from, from + BATCH), (_, position) => rankText(from + position))
    }
  }
}

/** Fills an empty database with the sample world, or with what every community begins with. */
export async function fill(query: Query, { isDemo, at }: { isDemo: boolean; at: Date }): Promise<void> {
  const world = await sampleWorld(at, 0, '/icons/portraits.svg')
  await insertWorld(query, world, isDemo ? undefined : FOR_EVERYBODY)
  await query(KEEP_ISSUES_UNMAILED)
}
