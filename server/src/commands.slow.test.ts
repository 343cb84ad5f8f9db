import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { helpText, runCommand } from './commands'
import type { Database } from './database/database'
import { openPglite } from './database/pglite'
import { migrate } from './migrations'
import { fill } from './store/world'

let database: Database
let folder: string
let said: string[]

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-commands-'))
  database = await openPglite()
  await migrate(database)
  await database.transaction((query) => fill(query, { isDemo: true, at: new Date() }))
  said = []
  vi.spyOn(console, 'info').mockImplementation((text: string) => void said.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
}, 180_000)
afterEach(async () => {
  process.exitCode = 0
  await database.close()
  fs.rmSync(folder, { recursive: true })
})

/** Runs a command as from a terminal, on the database that stays open. */
async function run(command: string, argument: string, overwrite = false): Promise<string> {
  await runCommand({ ...database, close: async () => {} }, command, argument, { overwrite })
  return said.at(-1) ?? ''
}

test('a back-up overwrites no file unless it is told to, and counts the rows that the doctor counts', async () => {
  const file = path.join(folder, 'copia.gz')
  const [, rows = ''] = /^(\d+) rows are in/.exec(await run('backup', file)) ?? []
  expect(await run('doctor', '')).toMatch(new RegExp(`^${rows} rows, `))
  const first = fs.readFileSync(file)
  expect(await run('backup', file)).toContain('add --overwrite')
  expect(fs.readFileSync(file)).toEqual(first)
  expect(await run('backup', file, true)).toContain(`${rows} rows`)
}, 180_000)

test('an address that bounced late is stopped, as it is written in mails', async () => {
  await run('bounced', ' Ana@Prado.adv.br')
  expect(await database.query('select address, reason from mail_stopped')).toEqual([
    { address: 'ana@prado.adv.br', reason: 'bounced' },
  ])
}, 180_000)

test('the help names every command on one screen, as does a command that is not there', async () => {
  const help = helpText()
  for (const name of ['backup', 'restore', 'move', 'migrate', 'doctor', 'promote', 'link', 'bounced'])
    expect(help).toContain(`\n  ${name}`)
  expect(help.split('\n').length).toBeLessThan(24)
  expect(await run('backpu', '')).toContain(help)
}, 180_000)
