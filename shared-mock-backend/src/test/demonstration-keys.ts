import { mayCite } from '@ementa/law/may-cite'
import { keysIn, nameOfText } from '../law/cited-keys'
import { createFirstData } from '../seed/first-data'
import { createSeed } from './seed'

/** Any moment will do: texts that name a day are few, and read when they are asked for. */
const NOW = new Date('2026-03-10T14:20:00.000Z')

/**
 * Reads the keys that each post and comment of the demonstration cites: a list of keys and, by the name of a text, its
 * keys' places in that list. `npm run generate` writes it to `law/demonstration-keys.data.ts`.
 */
export async function demonstrationKeys(): Promise<{ keys: string[]; texts: Record<string, number[]> }> {
  const world = { ...(await createSeed(NOW)), ...createFirstData(NOW) }
  const bodies = new Set([...world.posts, ...world.comments].map(({ body }) => body).filter(mayCite))
  const keys: string[] = []
  const placeOf = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.push(key) - 1)
  const texts = Object.fromEntries([...bodies].map((body) => [nameOfText(body), keysIn(body).map(placeOf)]))
  return { keys, texts }
}
