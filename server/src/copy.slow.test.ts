import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backUp, checksums, move, restore } from './copy'
import type { Database } from './database/database'
import { openPglite } from './database/pglite'
import { openPostgres } from './database/postgres'
import { imageRows } from './images/files'
import { MIGRATIONS, migrate, versionOf } from './migrations'
import { makeLink } from './people/links'
import { fill } from './store/world'
import { postgresPrograms, startPostgres } from './test/postgres'

const PATIENCE = 300_000

const rowsIn = async (database: Database) =>
  [...(await checksums(database.query)).values()].reduce((total, { rows }) => total + rows, 0)
/** The last version without the words that a search looks for. */
const BEFORE_WORDS = 2

let full: Database
let target: Database
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ementa-copy-'))

beforeAll(async () => {
  full = await openPglite()
  target = await openPglite()
  await migrate(full)
  await full.transaction((query) => fill(query, { isDemo: true, at: new Date('2026-03-10T12:00:00.000Z') }))
  await full.query("update posts set deleted_at = now() where id = 'post-001'")
}, PATIENCE)

beforeEach(async () => {
  await target.query('drop schema public cascade')
  await target.query('create schema public')
})

afterAll(async () => {
  await Promise.all([full.close(), target.close()])
  fs.rmSync(folder, { recursive: true })
})

test('a back-up fills an empty database with the same rows, deleted ones included, and no other', {
  timeout: PATIENCE,
}, async () => {
  const file = path.join(folder, 'copia.gz')
  const count = await backUp(full, file)
  expect(await restore(target, file)).toBe(count)
  expect(await checksums(target.query)).toEqual(await checksums(full.query))
  await expect(restore(target, file)).rejects.toThrow('it is not empty')
})

test('a folder with tables and no rows, as a server begins with, is filled', { timeout: PATIENCE }, async () => {
  const file = path.join(folder, 'copia.gz')
  const count = await backUp(full, file)
  await migrate(target)
  expect(await restore(target, file)).toBe(count)
  expect(await checksums(target.query)).toEqual(await checksums(full.query))
})

test('a file that is cut, damaged or missing is one sentence, and leaves an empty database', {
  timeout: PATIENCE,
}, async () => {
  const file = path.join(folder, 'inteira.gz')
  const broken = path.join(folder, 'cortada.gz')
  const count = await backUp(full, file)
  const whole = fs.readFileSync(file)
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('nada')]) {
    fs.writeFileSync(broken, bytes)
    await expect(restore(target, broken)).rejects.toThrow('it is cut, damaged, or no back-up of Ementa')
  }
  await expect(restore(target, path.join(folder, 'nenhuma.gz'))).rejects.toThrow('ENOENT')
  expect(await restore(target, file)).toBe(count)
})

test('a move from PGlite to PostgreSQL brings the same rows', { timeout: PATIENCE }, async () => {
  const programs = postgresPrograms()
  if (!programs) throw new Error('Failed to find PostgreSQL: "npm run test:slow" installs it.')
  await makeLink(full.query, { kind: 'invitation', profileId: 'user-anapaula' }, new Date())
  await imageRows(full.query).write('image-a', [
    { width: null, type: 'image/png', bytes: Buffer.from([0, 255, 39, 92]) },
  ])
  const postgres = await startPostgres(programs)
  const grown = openPostgres(postgres.url)
  try {
    // Moments are compared as they are, not as a zone shows them.
    await grown.query("alter database postgres set timezone to 'America/Sao_Paulo'")
    expect(await move(full, grown)).toBe(await rowsIn(full))
    expect(await rowsIn(grown)).toBe(await rowsIn(full))
    expect(await versionOf(grown.query)).toBe(MIGRATIONS.length)
    const image = await imageRows(grown.query).read('image-a', 1)
    expect(new Uint8Array((await image?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(Uint8Array.of(0, 255, 39, 92))
    await expect(move(full, grown)).rejects.toThrow('it is not empty')
  } finally {
    await grown.close()
    await postgres.stop()
  }
})

test('every migration leads back and forward again', { timeout: PATIENCE }, async () => {
  await migrate(target)
  await migrate(target, 0)
  expect(await versionOf(target.query)).toBe(0)
  expect(await target.query("select 1 from information_schema.tables where table_schema = 'public'")).toHaveLength(1)
  await migrate(target)
  expect(await versionOf(target.query)).toBe(MIGRATIONS.length)
})

test('a database of an older version gets the keys of its rows', { timeout: PATIENCE }, async () => {
  const before = await checksums(full.query)
  await migrate(full, BEFORE_WORDS)
  expect(await checksums(full.query)).not.toEqual(before)
  await migrate(full)
  expect(await checksums(full.query)).toEqual(before)
})
