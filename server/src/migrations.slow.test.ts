import { expect, test } from 'vitest'
import { openPglite } from './database/pglite'
import { migrate } from './migrations'
import { keyColumnsOf, TABLES } from './store/tables'

test('the migrations lead to the columns that the collections declare, each index with its columns', async () => {
  const database = await openPglite()
  try {
    await migrate(database)
    const found = await database.query<{ table: string; column: string; type: string }>(
      `select table_name as table, column_name as column, replace(data_type, 'ARRAY', 'text[]') as type
from information_schema.columns where table_schema = 'public' and column_name like 'key\\_%' order by 1, 2`,
    )
    const declared = [...TABLES.values()].flatMap((table) =>
      keyColumnsOf(table).map(([column, type]) => ({ table: table.table, column, type })),
    )
    const inOrder = (columns: typeof found) =>
      columns.map(({ table, column, type }) => `${table}.${column} ${type}`).toSorted()
    expect(inOrder(found.filter(({ table }) => declared.some((one) => one.table === table)))).toEqual(inOrder(declared))

    const indexes = await database.query<{ name: string }>('select indexname as name from pg_indexes')
    const names = new Set(indexes.map(({ name }) => name))
    const wanted = [...TABLES.values()].flatMap(({ table, indexes }) => [
      `${table}_by_place`,
      ...[...indexes.values()].map(({ column }) => `${table}_by_${column}`),
    ])
    expect(wanted.filter((name) => !names.has(name))).toEqual([])
  } finally {
    await database.close()
  }
}, 60_000)
