/**
 * The tables of collections as the first versions of the database had them. They stay as they are: what a collection declares
 * anew comes by a migration of its own, and a test compares what all migrations lead to with what is declared.
 */

interface FirstTable {
  table: string
  newestFirst?: boolean
  /** Keys that one entity alone has. */
  unique?: readonly string[]
  /** Keys of which an entity has several. */
  several?: readonly string[]
  keys?: readonly string[]
}

export const FIRST_TABLES: readonly FirstTable[] = [
  { table: 'profiles', unique: ['username'] },
  { table: 'accounts', keys: ['profile'] },
  { table: 'tags', keys: ['slug'] },
  { table: 'posts', newestFirst: true, several: ['tag'], keys: ['author', 'quoted', 'thread', 'dated'] },
  { table: 'comments', newestFirst: true, keys: ['root', 'parent', 'post', 'author'] },
  { table: 'memberships', newestFirst: true, keys: ['relation', 'member'] },
  { table: 'newsletters', unique: ['handle'], keys: ['owner'] },
  { table: 'issues', newestFirst: true, keys: ['newsletter'] },
  { table: 'deleted_issues' },
  { table: 'schedules', keys: ['newsletter', 'issue', 'status'] },
  { table: 'templates', keys: ['newsletter'] },
  { table: 'audience', keys: ['newsletter'] },
  { table: 'removed_subscribers', keys: ['newsletter'] },
  { table: 'audience_keys' },
  { table: 'ab_tests', keys: ['newsletter'] },
  { table: 'metrics' },
  { table: 'suggestions' },
  { table: 'notifications', newestFirst: true, keys: ['user', 'issue', 'decision'] },
  { table: 'plans' },
  { table: 'reports', newestFirst: true, keys: ['item', 'reporter'] },
  { table: 'moderation_actions', newestFirst: true, keys: ['item'] },
  { table: 'queue_items', newestFirst: true, keys: ['item'] },
  { table: 'moderation_statuses', keys: ['moderator'] },
  { table: 'audit_entries', newestFirst: true, keys: ['item', 'person', 'objection'] },
  { table: 'claims' },
  { table: 'moderation_notes', newestFirst: true, keys: ['person'] },
  { table: 'muted_words', newestFirst: true, keys: ['user'] },
  { table: 'bookmark_details', keys: ['user'] },
  { table: 'requests' },
  { table: 'personal' },
]

/** Texts are compared by code unit, as the collections in memory compare them. */
const TEXT = 'text collate "C"'

/** Returns the statements that create a table with its indexes. */
export function createStatements({ table, newestFirst, unique = [], several = [], keys = [] }: FirstTable): string[] {
  const direction = newestFirst ? ' desc' : ''
  const columns = [
    ...[...unique, ...keys].map((key) => `key_${key} ${TEXT}`),
    ...several.map((key) => `key_${key} text[] not null`),
  ]
  return [
    `create table ${table} (
  id ${TEXT} primary key,
  doc jsonb not null,
  version integer not null default 1,
  deleted_at timestamptz,
  place ${TEXT} not null${columns.map((column) => `,\n  ${column}`).join('')}
)`,
    `create index ${table}_by_place on ${table} (place${direction}, id) where deleted_at is null`,
    ...unique.map(
      (key) => `create unique index ${table}_by_key_${key} on ${table} (key_${key}) where deleted_at is null`,
    ),
    ...several.map((key) => `create index ${table}_by_key_${key} on ${table} using gin (key_${key})`),
    ...keys.map(
      (key) =>
        `create index ${table}_by_key_${key} on ${table} (key_${key}, place${direction}, id) where deleted_at is null`,
    ),
  ]
}

/** Columns that named reads look for, which came with version 3, by table. */
export const FIRST_READ_KEYS: Readonly<Record<string, readonly string[]>> = {
  profiles: ['names', 'title_words', 'words'],
  posts: ['title_words', 'words', 'law'],
  comments: ['law'],
  newsletters: ['title_words', 'words'],
  issues: ['words', 'free_words', 'law', 'free_law'],
}

/** How they are indexed; the others stand beside one that is. */
const READ_INDEXES: Readonly<Record<string, string>> = {
  // A vector is found by the beginnings of its words, too. It is made of the words as they are, by no configuration.
  words: 'array_to_tsvector(key_words)',
  names: 'key_names',
  law: 'key_law',
}

/** Returns the statements that add the columns for named reads to a table, and those that take them away. */
export function readKeyStatements([table, keys]: [string, readonly string[]]): { forward: string[]; back: string[] } {
  // Entries that wait to be put into an index are read by every search, so they do not wait.
  const indexOf = (key: string) => {
    const index = READ_INDEXES[key]
    return index ? [`create index ${table}_by_key_${key} on ${table} using gin (${index}) with (fastupdate = off)`] : []
  }
  return {
    forward: [
      ...keys.map((key) => `alter table ${table} add column key_${key} text[] not null default '{}'`),
      ...keys.flatMap(indexOf),
    ],
    back: keys.map((key) => `alter table ${table} drop column key_${key}`),
  }
}
