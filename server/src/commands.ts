import * as v from 'valibot'
import { backUp, move, restore } from './copy'
import { type Database, DatabaseError } from './database/database'
import { MIGRATIONS, migrate, versionOf } from './database/migrations'
import { openPostgres } from './database/postgres'
import { linkTo } from './people/host-router'
import { makeLink } from './people/links'
import { rowOf, TABLES } from './store/tables'

/** A command that was called wrongly, or found something wrong; its message is for people. */
class CommandError extends Error {}

type Command = (database: Database, argument: string) => Promise<string>

const needed = (argument: string, name: string): string => {
  if (argument !== '') return argument
  throw new CommandError(`Failed to run the command: it needs ${name}.`)
}

/** Finds the person whom an argument names, with or without `@`. */
async function personNamed(database: Database, argument: string): Promise<{ id: string; username: string }> {
  const username = needed(argument, 'a username').replace(/^@/, '').toLowerCase()
  const [person] = await database.query<{ id: string }>(
    'select id from profiles where key_username = $1 and deleted_at is null',
    [username],
  )
  if (!person) throw new CommandError(`Failed to find @${username}.`)
  return { id: person.id, username }
}

/** Makes somebody a moderator, by the username. */
async function promote(database: Database, argument: string): Promise<string> {
  const { id, username } = await personNamed(database, argument)
  const none = { user_id: id, status: 'active', warnings_count: 0, last_warning_at: null, banned_until: null }
  await database.query(
    `insert into moderation_statuses as t (id, doc, place, key_moderator) values ($1, $2::jsonb || '{"is_moderator": true}', '~', 'all')
on conflict (id) do update set doc = t.doc || '{"is_moderator": true}', key_moderator = 'all', deleted_at = null, version = t.version + 1`,
    [id, JSON.stringify(none)],
  )
  return `@${username} is a moderator.`
}

/** Makes a link by which somebody signs in who has no other way: for those who run the server. */
async function link(database: Database, argument: string): Promise<string> {
  const { id, username } = await personNamed(database, argument)
  const { token } = await makeLink(database.query, { kind: 'signIn', profileId: id }, new Date())
  const origin = process.env.EMENTA_ORIGIN ?? `http://localhost:${process.env.EMENTA_PORT_BASE ?? 3000}`
  return `@${username} signs in by this link, once, within 20 minutes: ${linkTo({ origin }, 'entrar', token)}`
}

/** Checks every document by its schema, and every key by the index that fills it. */
async function doctor(database: Database): Promise<string> {
  const version = await versionOf(database.query)
  const problems =
    version === MIGRATIONS.length ? [] : [`The database has version ${version}, and this server ${MIGRATIONS.length}.`]
  let checked = 0
  for (const table of TABLES.values()) {
    const rows = await database.query<{ id: string; doc: object; place: string } & Record<string, unknown>>(
      `select * from ${table.table} where deleted_at is null`,
    )
    for (const row of rows) {
      checked += 1
      const { success } = v.safeParse(table.schema, row.doc)
      const expected = rowOf(table, row.doc, row.place)
      const isFiled = Object.entries(expected).every(
        ([column, value]) => column === 'doc' || String(value) === String(row[column]),
      )
      if (!success || !isFiled)
        problems.push(`${table.name} ${row.id}: ${success ? 'is filed under wrong keys' : 'does not have its shape'}`)
    }
  }
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  return `${checked} rows are as they should be, in version ${version}.`
}

/** The commands beside starting the server, by name. */
const COMMANDS: Readonly<Record<string, Command>> = {
  backup: async (database, file) => `${await backUp(database, needed(file, 'a file'))} rows are in ${file}.`,
  restore: async (database, file) => `${await restore(database, needed(file, 'a file'))} rows are back.`,
  move: async (database, url) => {
    const target = openPostgres(needed(url, 'the address of a PostgreSQL'))
    try {
      return `${await move(database, target)} rows were moved, and compared.`
    } finally {
      await target.close()
    }
  },
  migrate: async (database, direction) => {
    const from = await migrate(
      database,
      direction === 'back' ? Math.max(0, (await versionOf(database.query)) - 1) : undefined,
    )
    return `The database had version ${from}, and has ${await versionOf(database.query)}.`
  },
  doctor,
  promote,
  link,
}

/** Runs a command, says what came of it, and closes the database. */
export async function runCommand(database: Database, name: string, argument: string): Promise<void> {
  try {
    const command = COMMANDS[name]
    if (!command)
      throw new CommandError(`Failed to find the command ${name}. There are: ${Object.keys(COMMANDS).join(', ')}.`)
    console.info(await command(database, argument))
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof DatabaseError)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await database.close()
  }
}
