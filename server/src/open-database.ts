import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Database } from './database/database'
import { lockFolder } from './database/lock-file'
import { openPglite } from './database/pglite'
import { openPostgres } from './database/postgres'
import { MIGRATIONS, migrate } from './migrations'

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

/** File beside the prepared data that says what they were made from. */
const MADE_FROM = 'made-from.txt'
const DATA = 'pglite'

/** Returns what changes with the tables and with the version of PGlite. */
const fingerprint = () =>
  createHash('sha256')
    .update(JSON.stringify(MIGRATIONS))
    .update(fs.readFileSync(new URL('../package.json', import.meta.url)))
    .digest('hex')

const readIfThere = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

/**
 * Makes a data folder with empty tables, of which new ones are copies: making one takes PGlite eight seconds of processor
 * time, a copy a third of one. Does nothing where it is up to date.
 */
export async function prepareFolder(folder: string): Promise<void> {
  if (readIfThere(path.join(folder, MADE_FROM)) === fingerprint()) return
  const part = `${folder}-${randomUUID()}`
  fs.mkdirSync(part, { recursive: true })
  const database = await openPglite({ folder: path.join(part, DATA) })
  await migrate(database)
  await database.close()
  fs.writeFileSync(path.join(part, MADE_FROM), fingerprint())
  fs.rmSync(folder, { recursive: true, force: true })
  fs.renameSync(part, folder)
}

/** Copies the prepared data to a place that has none yet. The copy has its name only once it is whole. */
function copyPrepared(folder: string, to: string): void {
  const from = path.join(folder, DATA)
  if (fs.existsSync(to) || !fs.existsSync(from)) return
  const part = `${to}.part`
  fs.rmSync(part, { recursive: true, force: true })
  fs.cpSync(from, part, { recursive: true })
  fs.renameSync(part, to)
}
