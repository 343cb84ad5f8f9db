import { openPglite } from '../database/pglite'
import { migrate } from '../migrations'
import { beginSession } from '../people/sessions'
import { serve } from '../serve'
import { insertWorld, sampleWorld } from '../store/world'
import { openBrowser } from './browser'

/** Serves a host in which the people of the sample world have joined. */
export async function serveCommunity(options: Partial<Parameters<typeof serve>[0]> = {}) {
  const database = await openPglite()
  await migrate(database)
  const world = await sampleWorld(new Date())
  await database.transaction(async (query) => {
    await insertWorld(query, world)
    await query("insert into ementa (key, value) values ('filled', 'host')")
  })
  const served = await serve({ database, isDemo: false, port: 0, host: '127.0.0.1', ...options })
  /** Opens a browser in which one of them is signed in. */
  const browserOf = async (username: string) => {
    const shown = `user-${username}`
    const token = await beginSession(database.query, shown, '', new Date())
    return openBrowser(served.url, { shown, cookie: `__Host-ementa=${token}` })
  }
  return { ...served, database, browserOf }
}
