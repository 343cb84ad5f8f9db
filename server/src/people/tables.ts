/** Creates the tables of what a host knows of people beside the product's own entities. Secrets stand there as hashes only. */
export const CREATE_PEOPLE_TABLES: readonly string[] = [
  `create table people_sessions (
  hash text primary key,
  id text not null unique,
  profile_id text not null,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
)`,
  'create index people_sessions_by_profile on people_sessions (profile_id)',
  `create table people_links (
  hash text primary key,
  kind text not null check (kind in ('invitation', 'signIn')),
  profile_id text,
  makes_moderator boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
)`,
  `create table people_passkeys (
  id text primary key,
  profile_id text not null,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  created_at timestamptz not null
)`,
  'create index people_passkeys_by_profile on people_passkeys (profile_id)',
  `create table people_challenges (
  challenge text primary key,
  profile_id text,
  expires_at timestamptz not null
)`,
]

export const DROP_PEOPLE_TABLES: readonly string[] = [
  'drop table people_challenges',
  'drop table people_passkeys',
  'drop table people_links',
  'drop table people_sessions',
]

/** A mailed link knows its address, which whoever opens it has shown to be theirs. */
export const ADD_CONFIRMATIONS: readonly string[] = [
  'alter table people_links drop constraint people_links_kind_check',
  "alter table people_links add constraint people_links_kind_check check (kind in ('invitation', 'signIn', 'confirmation'))",
  'alter table people_links add column address text',
]

export const REMOVE_CONFIRMATIONS: readonly string[] = [
  "delete from people_links where kind = 'confirmation'",
  'alter table people_links drop column address',
  'alter table people_links drop constraint people_links_kind_check',
  "alter table people_links add constraint people_links_kind_check check (kind in ('invitation', 'signIn'))",
]

/** Creates the table of those who asked to be erased, with their comments as they were. */
export const CREATE_LEAVING = `create table people_leaving (
  profile_id text primary key,
  asked_at timestamptz not null,
  erases_at timestamptz not null,
  comments jsonb not null
)`
