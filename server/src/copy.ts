import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Database, DatabaseError, type Query } from './database/database'
import { MIGRATIONS, migrate, versionOf } from './migrations'

/** Rows of one statement. */
const BATCH = 500
/** First line of every back-up. */
const FORMAT = 'ementa-backup'
/** Has the version of the database, which tables without rows have, too. */
const VERSION_TABLE = 'ementa'

interface Head {
  format: typeof FORMAT
  version: number
  tables: string[]
}

/** The tables of the product, by name. */
async function tablesIn(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  return rows.map(({ name }) => name)
}

/** Reads all rows of a table as JSON, in pieces, in one order. */
async function* rowsOf(query: Query, table: string): AsyncGenerator<string[]> {
  // A row with an id is found by it; the others are few.
  const [keyed] = await query("select 1 from information_schema.columns where table_name = $1 and column_name = 'id'", [
    table,
  ])
  if (!keyed) {
    const rows = await query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t order by 1`)
    yield rows.map(({ row }) => row)
    return
  }
  let last = ''
  for (;;) {
    const rows = await query<{ id: string; row: string }>(
      `select id::text as id, to_jsonb(t)::text as row from ${table} t where id::text collate "C" > $1 order by id::text collate "C" limit ${BATCH}`,
      [last],
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? ''
  }
}

async function insertRows(query: Query, table: string, rows: readonly string[]): Promise<void> {
  await query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
    `[${rows.join(',')}]`,
  ])
}

/** A table's rows in one number and one text, to compare two databases by. */
export interface Checksum {
  rows: number
  sum: string
}

/** Returns the checksum of each table. Documents are compared by their text, which `jsonb` writes in one way. */
export async function checksums(query: Query): Promise<ReadonlyMap<string, Checksum>> {
  const found = new Map<string, Checksum>()
  for (const table of await tablesIn(query)) {
    const hash = createHash('sha256')
    let count = 0
    for await (const rows of rowsOf(query, table)) {
      count += rows.length
      for (const row of rows) hash.update(row).update('\n')
    }
    found.set(table, { rows: count, sum: hash.digest('hex') })
  }
  return found
}

/** Counts the rows that a back-up holds. */
export async function countRows(query: Query): Promise<number> {
  let total = 0
  for (const table of await tablesIn(query)) {
    const [found] = await query<{ count: number }>(`select count(*)::int as count from ${table}`)
    total += found?.count ?? 0
  }
  return total
}

/** Writes the whole database into one compressed file: a line of its version, then a line for each row. Returns their number. */
export async function backUp(database: Database, file: string): Promise<number> {
  let count = 0
  await database.transaction(async (query) => {
    async function* lines() {
      const tables = await tablesIn(query)
      const head: Head = { format: FORMAT, version: await versionOf(query), tables }
      yield `${JSON.stringify(head)}\n`
      for (const table of tables) {
        for await (const rows of rowsOf(query, table)) {
          count += rows.length
          yield rows.map((row) => `${JSON.stringify(table)} ${row}\n`).join('')
        }
      }
    }
    // The file has its name only once it is whole.
    const part = `${file}.part`
    await pipeline(lines, createGzip(), fs.createWriteStream(part, { mode: 0o600 }))
    fs.renameSync(part, file)
  })
  return count
}

/** Reads the lines of a back-up. Rejects where the file is cut, damaged or missing. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const packed = fs.createReadStream(file)
  const text = packed.pipe(createGunzip()).setEncoding('utf8')
  packed.on('error', (error) => text.destroy(error))
  let rest = ''
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

const isUnreadable = (error: unknown) =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))

/** Makes sure that nothing is overwritten; tables without a row, as a prepared folder has them, are taken away. */
async function clear(database: Database): Promise<void> {
  const tables = await tablesIn(database.query)
  for (const table of tables) {
    if (table === VERSION_TABLE) continue
    const rows = await database.query(`select 1 from ${table} limit 1`)
    if (rows.length > 0)
      throw new DatabaseError(
        'Failed to fill the database: it is not empty. Please name an empty one, so that nothing is overwritten.',
      )
  }
  if (tables.length > 0) await migrate(database, 0)
}

/**
 * Fills an empty database from a back-up, of this version or an earlier one. Returns the number of rows. A file that is cut
 * or damaged leaves no row behind.
 */
export async function restore(database: Database, file: string): Promise<number> {
  try {
    return await fillFrom(database, file)
  } catch (error) {
    if (!isUnreadable(error)) throw error
    throw new DatabaseError(`Failed to read ${file}: it is cut, damaged, or no back-up of Ementa.`)
  }
}

async function fillFrom(database: Database, file: string): Promise<number> {
  await clear(database)
  const lines = linesIn(file)
  const first = await lines.next()
  const head = JSON.parse(String(first.value)) as Head
  if (head.format !== FORMAT) throw new DatabaseError(`Failed to read ${file}: it is no back-up of Ementa.`)
  if (head.version > MIGRATIONS.length)
    throw new DatabaseError(`Failed to read ${file}: it was made by a newer server, of version ${head.version}.`)
  await migrate(database, head.version)
  let count = 0
  await database.transaction(async (query) => {
    for (const table of head.tables) await query(`delete from ${table}`)
    let batch: { table: string; rows: string[] } = { table: '', rows: [] }
    const write = async () => {
      if (batch.rows.length > 0) await insertRows(query, batch.table, batch.rows)
      count += batch.rows.length
    }
    for await (const line of lines) {
      const end = line.indexOf(' ')
      const table = JSON.parse(line.slice(0, end)) as string
      if (!head.tables.includes(table)) throw new DatabaseError(`Failed to read ${file}: it has rows of no table.`)
      if (table !== batch.table || batch.rows.length === BATCH) {
        await write()
        batch = { table, rows: [] }
      }
      batch.rows.push(line.slice(end + 1))
    }
    await write()
  })
  await migrate(database)
  return count
}

/** Copies everything into an empty database, and compares both. Returns the number of rows. */
export async function move(from: Database, to: Database): Promise<number> {
  await clear(to)
  const version = await versionOf(from.query)
  await migrate(to, version)
  return from.transaction(async (source) => {
    await to.transaction(async (target) => {
      for (const table of await tablesIn(source)) {
        await target(`delete from ${table}`)
        for await (const rows of rowsOf(source, table)) await insertRows(target, table, rows)
      }
    })
    const [before, after] = [await checksums(source), await checksums(to.query)]
    for (const [table, { rows, sum }] of before) {
      const copy = after.get(table)
      if (copy?.rows !== rows || copy.sum !== sum)
        throw new DatabaseError(
          `Failed to move: ${table} has ${rows} rows here and ${copy?.rows ?? 0} there, or others.`,
        )
    }
    return [...before.values()].reduce((total, { rows }) => total + rows, 0)
  })
}
