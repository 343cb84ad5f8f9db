import type { Database } from '../database/database'
import { openPglite } from '../database/pglite'
import { openPostgres } from '../database/postgres'
import { migrate } from '../migrations'
import { insertWorld, sampleWorld } from '../store/world'
import { addMs, hashOf } from '../tokens'

export { postgresPrograms, startPostgres } from './postgres'

/** How many people each person of the load follows. */
const FOLLOWED = 30
const HOUR = 60 * 60 * 1000

/** A person of the load, with an open session. */
export interface Caller {
  id: string
  token: string
}

/** Fills a database with so many posts, and with people who follow others. Returns the people. */
async function fillForLoad(database: Database, volume: { posts: number; people: number }) {
  const at = new Date()
  const world = await sampleWorld(at, volume.posts)
  const profiles = world.get('profiles') ?? []
  const authors = profiles.map((profile) => String(Reflect.get(profile, 'id')))
  const callers = Array.from({ length: volume.people }, (_, index): Caller => {
    const id = `user-carga${index}`
    return { id, token: `carga-${index}` }
  })
  const [template] = profiles
  const added = callers.map(({ id }) => ({ ...template, id, username: id.slice('user-'.length) }))
  world.set('profiles', [...profiles, ...added])
  const follows = callers.flatMap(({ id }, index) =>
    Array.from({ length: Math.min(FOLLOWED, authors.length) }, (_, place) => ({
      ...{ user_id: id, relation: 'following', created_at: at.toISOString() },
      target_id: authors[(index + place) % authors.length],
    })),
  )
  world.set('memberships', [...(world.get('memberships') ?? []), ...follows])
  await migrate(database)
  await database.transaction(async (query) => {
    await insertWorld(query, world)
    await query("insert into ementa (key, value) values ('filled', 'host')")
    for (const { id, token } of callers) {
      await query(
        `insert into people_sessions (hash, id, profile_id, device, created_at, seen_at, expires_at)
         values ($1, $2, $2, 'Bancada', $3, $3, $4)`,
        [hashOf(token), id, at, addMs(at, HOUR)],
      )
    }
  })
  await database.query('analyze')
  await database.close()
  return callers
}

export const fillPostgres = (url: string, volume: { posts: number; people: number }) =>
  fillForLoad(openPostgres(url), volume)

export const fillPglite = async (folder: string, volume: { posts: number; people: number }) =>
  fillForLoad(await openPglite({ folder }), volume)
