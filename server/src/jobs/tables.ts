/** Notes of the issues that are there that nothing is to be done about them. */
export const KEEP_ISSUES_UNMAILED = `insert into mail_issues (issue_id, at)
select id, coalesce((doc->>'sent_at')::timestamptz, now()) from issues where doc->>'status' = 'sent' and deleted_at is null`

/** Creates the tables of issues that went out and of the mails that carry them. */
export const CREATE_MAIL_TABLES: readonly string[] = [
  // An issue is in here once its mails are waiting, or will never be sent.
  'create table mail_issues (issue_id text primary key, at timestamptz not null)',
  KEEP_ISSUES_UNMAILED,
  // The id is a secret, by which whoever has the mail ends the subscription.
  `create table mail_jobs (
  id text primary key,
  issue_id text not null,
  newsletter_id text not null,
  address text not null,
  person_id text,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  run_at timestamptz not null,
  attempts integer not null default 0,
  locked_until timestamptz,
  ended_at timestamptz,
  error text,
  unique (issue_id, address)
)`,
  "create index mail_jobs_waiting on mail_jobs (run_at) where state = 'waiting'",
  'create table mail_stopped (address text primary key, reason text not null, at timestamptz not null)',
]

export const DROP_MAIL_TABLES: readonly string[] = [
  'drop table mail_stopped',
  'drop table mail_jobs',
  'drop table mail_issues',
]
