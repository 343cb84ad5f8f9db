import fs from 'node:fs'
import path from 'node:path'
import type { Database } from './database/database'
import { lockFolder } from './database/lock-file'
import { openPglite } from './database/pglite'
import { openPostgres } from './database/postgres'

export interface Place {
  /** Address of a PostgreSQL server; absent: PGlite in the folder. */
  url?: string | undefined
  folder: string
}

/** Opens the database of this server, alone where the folder is its own. */
export async function openDatabase({ url, folder }: Place): Promise<Database> {
  if (url) return openPostgres(url)
  const unlock = await lockFolder(folder)
  try {
    const database = await openPglite({ folder: path.join(fs.realpathSync(folder), 'pglite') })
    const close = async () => {
      await database.close()
      unlock()
    }
    return { ...database, close }
  } catch (error) {
    unlock()
    throw error
  }
}
