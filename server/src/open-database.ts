import fs from 'node:fs'
import path from 'node:path'
import type { Database } from './database/database'
import { lockFolder } from './database/lock-file'
import { openPglite } from './database/pglite'
import { openPostgres } from './database/postgres'
import { copyPrepared } from './prepared-folder'

export interface Place {
  /** Address of a PostgreSQL server; absent: PGlite in the folder. */
  url?: string | undefined
  folder: string
  /** Folder with the data of which a new folder is a copy; absent: PGlite makes its own. */
  prepared?: string | undefined
}

/** Opens the database of this server, alone where the folder is its own. */
export async function openDatabase({ url, folder, prepared }: Place): Promise<Database> {
  if (url && !/^postgres(ql)?:\/\//.test(url))
    throw new Error('Failed to open the database: DATABASE_URL has to begin with postgres://.')
  if (url) return openPostgres(url)
  const unlock = await lockFolder(folder)
  try {
    const data = path.join(fs.realpathSync(folder), 'pglite')
    if (prepared) copyPrepared(prepared, data)
    const database = await openPglite({ folder: data })
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
