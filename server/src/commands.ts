import fs from 'node:fs'
import * as v from 'valibot'
import { backUp, countRows, move, restore } from './copy'
import { type Database, DatabaseError } from './database/database'
import { openPostgres } from './database/postgres'
import { stopAddress } from './jobs/mail-queue'
import { MIGRATIONS, migrate, versionOf } from './migrations'
import { linkTo } from './people/host-router'
import { makeLink } from './people/links'
import { rowOf, TABLES } from './store/tables'

/** A command that was called wrongly, or found something wrong; its message is for people. */
class CommandError extends Error {}

interface Options {
  overwrite: boolean
}

interface Command {
  /** How it is called, and what it does. */
  help: readonly [call: string, effect: string]
  run: (database: Database, argument: string, options: Options) => Promise<string>
}

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
  return `${await countRows(database.query)} rows, ${checked} of them documents in use, are as they should be, in version ${version}.`
}

/** Ends mails to an address of which a mailbox said later that nobody has it. */
async function bounced(database: Database, argument: string): Promise<string> {
  const address = needed(argument, 'an e-mail address').trim().toLowerCase()
  await stopAddress(database, address, 'bounced', new Date())
  return `No newsletter goes to ${address} any more.`
}

async function backup(database: Database, argument: string, { overwrite }: Options): Promise<string> {
  const file = needed(argument, 'a file')
  if (!overwrite && fs.existsSync(file))
    throw new CommandError(`Failed to write ${file}: it is there already. Name another file, or add --overwrite.`)
  return `${await backUp(database, file)} rows are in ${file}.`
}

/** The commands beside starting the server, by name. */
const COMMANDS: Readonly<Record<string, Command>> = {
  backup: { help: ['backup FILE [--overwrite]', 'writes everything into one compressed file'], run: backup },
  restore: {
    help: ['restore FILE', 'fills an empty database from it'],
    run: async (database, file) => `${await restore(database, needed(file, 'a file'))} rows are back.`,
  },
  move: {
    help: ['move URL', 'copies everything into an empty PostgreSQL, and compares'],
    async run(database, url) {
      const target = openPostgres(needed(url, 'the address of a PostgreSQL'))
      try {
        return `${await move(database, target)} rows were moved, and compared.`
      } finally {
        await target.close()
      }
    },
  },
  migrate: {
    help: ['migrate [--back]', 'brings the database to the version of this server, or one back'],
    async run(database, direction) {
      const from = await migrate(
        database,
        direction === 'back' ? Math.max(0, (await versionOf(database.query)) - 1) : undefined,
      )
      return `The database had version ${from}, and has ${await versionOf(database.query)}.`
    },
  },
  doctor: { help: ['doctor', 'checks every row by its schema and its keys'], run: doctor },
  promote: { help: ['promote NAME', 'makes somebody a moderator'], run: promote },
  link: { help: ['link NAME', 'prints a link by which somebody signs in who has no other way'], run: link },
  bounced: { help: ['bounced ADDRESS', 'ends newsletters to an address that nobody has'], run: bounced },
}

/** Says what there is to call, on one screen. */
export function helpText(): string {
  const calls = [
    ['', 'starts the server'],
    ['--demo', 'starts it with the sample world, where people sign in by their name'],
    ...Object.values(COMMANDS).map(({ help }) => help),
    ['--help', 'prints this'],
  ]
  const lines = calls.map(([call = '', effect]) => `  ${call.padEnd(28)}${effect}`)
  return [
    'npm run server [-- …]',
    '',
    ...lines,
    '',
    'Settings are variables of the environment: server/README.md.',
  ].join('\n')
}

/** Runs a command, says what came of it, and closes the database. */
export async function runCommand(database: Database, name: string, argument: string, options: Options): Promise<void> {
  try {
    const command = COMMANDS[name]
    if (!command) throw new CommandError(`Failed to find the command ${name}.\n\n${helpText()}`)
    console.info(await command.run(database, argument, options))
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof DatabaseError)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await database.close()
  }
}
