import { createHash } from 'node:crypto'
import { TEMPLATES } from '../areas/newsletters/issue-writing'
import { SITES } from '../areas/posts/link-previews'
import { drawings } from '../seed/drawings'
import { createFirstData } from '../seed/first-data'
import { createSeed } from './seed'

/** Any moment will do, as long as it stays: texts that name a day or an hour follow it. */
const NOW = new Date('2026-03-10T14:20:00.000Z')

const fingerprintOf = (items: unknown) => createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8)

/**
 * Each collection of the demonstration, and each table of built-in texts, with the number of its entries and a short text
 * that is equal for equal ones. `npm run generate` writes it to `seed/demonstration.json`.
 */
export async function demonstration(): Promise<Record<string, { count: number; content: string }>> {
  const world = {
    ...(await createSeed(NOW)),
    ...createFirstData(NOW, '/portraits.svg'),
    drawings: [...drawings],
    sites: Object.entries(SITES),
    templates: Object.entries(TEMPLATES),
  }
  return Object.fromEntries(
    Object.entries(world).map(([name, items]) => [name, { count: items.length, content: fingerprintOf(items) }]),
  )
}
