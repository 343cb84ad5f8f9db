import type { NewsletterIssue } from '@ementa/contracts'
import type { Database, Query } from '../database/database'
import { addMs } from '../tokens'

/** Mails that a process takes at once. */
const BATCH = 20
/** In ms. A process that dies keeps the mails of its batch for so long; it begins none after a third of it. */
export const LEASE = 45_000
/** An issue's mails are made so many ms after it can no longer be taken back: clocks of two machines differ a little. */
const MARGIN = 2_000
/** Older issues are not mailed: a server that was away for so long has nobody surprised by old news. */
const OLDEST = 30 * 24 * 60 * 60_000
const MOST_ATTEMPTS = 10
/** In ms: the wait after the first failure, which doubles with each, and the longest. */
const WAIT = { first: 30_000, longest: 6 * 60 * 60_000 }

/** A mail that waits for being sent. */
export interface MailJob extends Record<string, unknown> {
  id: string
  issue_id: string
  newsletter_id: string
  address: string
  /** Null for an address that the owner brought. */
  person_id: string | null
  attempts: number
}

/** Returns the ids of issues that everybody may read by now, and about which nothing was done yet. */
async function findReleased(query: Query, now: Date): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select id from issues i where deleted_at is null and place >= $1
     and not exists (select from mail_issues m where m.issue_id = i.id)
     and doc->>'status' = 'sent' and coalesce(doc->>'visible_from', '') <= $2`,
    [addMs(now, -OLDEST).toISOString(), addMs(now, -MARGIN).toISOString()],
  )
  return rows.map(({ id }) => id)
}

/** The people who subscribed and have confirmed their address, and the addresses that the owner brought, each address once. */
const ENQUEUE = `with found as (
  select lower(btrim(a.doc->>'email')) as address, m.doc->>'user_id' as person_id
  from memberships m join accounts a on a.key_profile = m.doc->>'user_id' and a.deleted_at is null
    and (a.doc->>'email_verified')::boolean
  where m.key_member = 'subscribed:' || $2::text and m.deleted_at is null and m.doc->>'user_id' <> $3
  union all
  select lower(btrim(doc->>'email')), null from audience where key_newsletter = $2::text and deleted_at is null
)
insert into mail_jobs (id, issue_id, newsletter_id, address, person_id, state, run_at)
select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), $1, $2, address, min(person_id), 'waiting',
  $4::timestamptz
from found where address <> '' and not exists (select from mail_stopped s where s.address = found.address)
group by address on conflict (issue_id, address) do nothing`

/** Makes the mails of an issue. Returns false when another process did so before. */
function release(database: Database, issueId: string, { isMailed, now }: { isMailed: boolean; now: Date }) {
  return database.transaction(
    async (query) => {
      const mine = await query(
        'insert into mail_issues (issue_id, at) values ($1, $2) on conflict do nothing returning issue_id',
        [issueId, now],
      )
      const [row] = await query<{ doc: NewsletterIssue; owner_id: string }>(
        `select i.doc, n.doc->>'owner_id' as owner_id from issues i join newsletters n on n.id = i.key_newsletter
         where i.id = $1 and i.deleted_at is null and n.deleted_at is null`,
        [issueId],
      )
      if (mine.length === 0 || !row) return false
      if (isMailed && !row.doc.imported) {
        await query(ENQUEUE, [issueId, row.doc.newsletter_id, row.owner_id, now])
      }
      return true
    },
    ['mail'],
  )
}

/** Makes the mails of all issues that became readable, once, whichever process is the first. Returns the issues' ids. */
export async function releaseIssues(database: Database, options: { isMailed: boolean; now: Date }): Promise<string[]> {
  const released: string[] = []
  for (const id of await findReleased(database.query, options.now)) {
    if (await release(database, id, options)) released.push(id)
  }
  return released
}

/** Takes the next mails for this process. No other one gets them while the lease lasts. */
export function takeMails({ query }: Database, now: Date): Promise<MailJob[]> {
  return query<MailJob>(
    `update mail_jobs set attempts = attempts + 1, locked_until = $2 where id in (
       select id from mail_jobs where state = 'waiting' and run_at <= $1
       and (locked_until is null or locked_until < $1)
       order by run_at, id limit ${BATCH} for update skip locked
     ) returning id, issue_id, newsletter_id, address, person_id, attempts`,
    [now, addMs(now, LEASE)],
  )
}

/** Returns the ids of those mails whose addresses still want them. */
export async function findWantedMails({ query }: Database, jobs: readonly MailJob[]): Promise<Set<string>> {
  const rows = await query<{ id: string }>(
    `select j.id from mail_jobs j where j.id = any($1::text[])
     and not exists (select from mail_stopped s where s.address = j.address)
     and (exists (select from memberships m where m.key_member = 'subscribed:' || j.newsletter_id
            and m.doc->>'user_id' = j.person_id and m.deleted_at is null)
       or exists (select from audience a where a.key_newsletter = j.newsletter_id
            and lower(btrim(a.doc->>'email')) = j.address and a.deleted_at is null))`,
    [jobs.map(({ id }) => id)],
  )
  return new Set(rows.map(({ id }) => id))
}

export async function noteSent({ query }: Database, { id }: MailJob, now: Date): Promise<void> {
  await query("update mail_jobs set state = 'sent', ended_at = $2, locked_until = null, error = null where id = $1", [
    id,
    now,
  ])
}

/** Notes that a mail will not be sent. */
export async function noteFailed({ query }: Database, { id }: MailJob, error: string, now: Date): Promise<void> {
  await query("update mail_jobs set state = 'failed', ended_at = $2, locked_until = null, error = $3 where id = $1", [
    id,
    now,
    error,
  ])
}

/** Tries a mail again later, unless it was tried too often. */
export async function retryLater(database: Database, job: MailJob, error: string, now: Date): Promise<void> {
  if (job.attempts >= MOST_ATTEMPTS) return noteFailed(database, job, error, now)
  const wait = Math.min(WAIT.first * 2 ** (job.attempts - 1), WAIT.longest)
  await database.query('update mail_jobs set run_at = $2, locked_until = null, error = $3 where id = $1', [
    job.id,
    addMs(now, wait * (0.75 + Math.random() / 2)),
    error,
  ])
}

/** Gives mails back that were taken and not tried. */
export async function releaseMails({ query }: Database, jobs: readonly MailJob[]): Promise<void> {
  await query('update mail_jobs set locked_until = null, attempts = attempts - 1 where id = any($1::text[])', [
    jobs.map(({ id }) => id),
  ])
}

/** No newsletter is sent to this address any more: its server said that nobody has it. */
export async function stopAddress({ query }: Database, address: string, reason: string, now: Date): Promise<void> {
  await query('insert into mail_stopped (address, reason, at) values ($1, $2, $3) on conflict do nothing', [
    address,
    reason,
    now,
  ])
}

/** Deletes what is kept of mails to a person, and of those to the readers of their newsletters. */
export async function forgetMails(query: Query, personId: string): Promise<void> {
  const [account] = await query<{ address: string }>(
    "select lower(btrim(doc->>'email')) as address from accounts where key_profile = $1",
    [personId],
  )
  const address = account?.address ?? null
  await query(
    `delete from mail_jobs where person_id = $1 or address = $2
     or newsletter_id in (select id from newsletters where key_owner = $1)`,
    [personId, address],
  )
  await query('delete from mail_stopped where address = $1', [address])
}
