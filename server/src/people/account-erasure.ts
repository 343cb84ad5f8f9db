import type { Comment } from '@ementa/contracts'
import { HOST_ERRORS } from '@ementa/contracts/host'
import type { Collections } from '@ementa/mock-backend/parts'
import { ORPCError } from '@orpc/server'
import type { ServerBackend } from '../backend'
import { changeImages } from '../calls/images'
import type { Query } from '../database/database'
import type { ImageFiles } from '../images/files'
import { forgetMails } from '../jobs/mail-queue'
import { tableNamed } from '../store/tables'
import { addMs, DAY } from '../tokens'

/** A person who left may come back for so many ms; then everything of theirs is deleted. */
const REGRET = 30 * DAY

const OWN_NEWSLETTERS = 'select id from newsletters where key_owner = $1'

/**
 * Says of every collection which rows are a person's, whose id is `$1`. Null: what others wrote, what belongs to all, and the
 * record of moderation stay. Comments have their own rule, since others may have answered them.
 */
const OWNED: Readonly<Record<keyof Collections, string | null>> = {
  profiles: 'id = $1',
  posts: 'key_author = $1',
  comments: null,
  memberships: "doc->>'user_id' = $1",
  issues: `key_newsletter in (${OWN_NEWSLETTERS})`,
  deletedIssues: `doc->>'newsletter_id' in (${OWN_NEWSLETTERS})`,
  schedules: `key_newsletter in (${OWN_NEWSLETTERS})`,
  templates: `key_newsletter in (${OWN_NEWSLETTERS})`,
  audience: `key_newsletter in (${OWN_NEWSLETTERS})`,
  removedSubscribers: `key_newsletter in (${OWN_NEWSLETTERS})`,
  audienceKeys: `id in (${OWN_NEWSLETTERS})`,
  abTests: `key_newsletter in (${OWN_NEWSLETTERS})`,
  metrics: `id in (${OWN_NEWSLETTERS})`,
  notifications: "(key_user = $1 or doc->>'actor_id' = $1)",
  moderationStatuses: 'id = $1',
  claims: "doc->>'moderator_id' = $1",
  mutedWords: 'key_user = $1',
  bookmarkDetails: 'key_user = $1',
  requests: "starts_with(id, $1 || ':')",
  personal: "doc->>'person_id' = $1",
  // The address stays until the end: by it a person comes back.
  accounts: null,
  tags: null,
  suggestions: null,
  plans: null,
  reports: null,
  moderationActions: null,
  queueItems: null,
  auditEntries: null,
  moderationNotes: null,
  // They are last, since other rows are found by them.
  newsletters: 'key_owner = $1',
}

const HIDDEN = Object.entries(OWNED).flatMap(([name, rows]) =>
  rows === null ? [] : [{ table: tableNamed(name).table, rows }],
)

/** An answered comment of somebody who left keeps its place without its words. */
const withoutWords = (comment: Comment): Comment => ({ ...comment, author_id: 'user-erased', body: '[apagado]' })

interface Leaving extends Record<string, unknown> {
  profile_id: string
  asked_at: Date | string
  erases_at: Date | string
  comments: Comment[]
}

/** Returns when a person who left is erased; null for everybody else. */
export async function findErasureTime(query: Query, personId: string): Promise<string | null> {
  const [leaving] = await query<Leaving>('select erases_at from people_leaving where profile_id = $1', [personId])
  return leaving ? new Date(leaving.erases_at).toISOString() : null
}

/** Tells whether somebody who may still come back has this name or address. */
export async function isKept(query: Query, { username, email }: { username: string; email: string }) {
  const [row] = await query<{ has_name: boolean; has_address: boolean }>(
    `select bool_or(p.key_username = $1) as has_name, bool_or(a.doc->>'email' = $2) as has_address
     from people_leaving l left join profiles p on p.id = l.profile_id left join accounts a on a.key_profile = l.profile_id`,
    [username, email],
  )
  return { hasName: row?.has_name === true, hasAddress: row?.has_address === true }
}

async function assertNotLastModerator(query: Query, personId: string): Promise<void> {
  const moderators = await query<{ id: string }>(
    "select id from moderation_statuses where key_moderator = 'all' and deleted_at is null",
  )
  if (moderators.length !== 1 || moderators[0]?.id !== personId) return
  throw new ORPCError('LAST_MODERATOR', { defined: true, ...HOST_ERRORS.LAST_MODERATOR })
}

/** Locks that no other call about the same people may hold meanwhile. */
const locksOf = (personId: string) => [`person:${personId}`, 'moderation', 'schedules']

/** Hides everything of a person at once, and signs them out everywhere. Returns until when they may come back. */
export async function requestErasure(backend: ServerBackend, personId: string, now: Date): Promise<string> {
  const erasesAt = addMs(now, REGRET)
  await backend.inTransaction(locksOf(personId), async (unit, query) => {
    await assertNotLastModerator(query, personId)
    const { result: comments } = await unit.change(({ db }) => {
      const own = [...db.comments.by('author', personId)]
      const isAnswered = ({ id }: Comment) =>
        db.comments.by('parent', id).some(({ author_id }) => author_id !== personId)
      const answered = new Set(own.filter(isAnswered))
      for (const comment of own) {
        if (answered.has(comment)) db.comments.put(withoutWords(comment))
        else db.comments.delete(comment.id)
      }
      return own
    })
    for (const { table, rows } of HIDDEN) {
      await query(`update ${table} set deleted_at = $2, version = version + 1 where deleted_at is null and ${rows}`, [
        personId,
        now,
      ])
    }
    await query('insert into people_leaving (profile_id, asked_at, erases_at, comments) values ($1, $2, $3, $4)', [
      ...[personId, now, erasesAt, JSON.stringify(comments)],
    ])
    await query("delete from mail_jobs where state = 'waiting' and person_id = $1", [personId])
    await query('delete from people_sessions where profile_id = $1', [personId])
    await query("delete from people_links where profile_id = $1 and kind = 'invitation'", [personId])
  })
  return erasesAt.toISOString()
}

/** Shows everything of a person again. Returns whether they had left. */
export async function cancelErasure(backend: ServerBackend, personId: string): Promise<boolean> {
  return backend.inTransaction(locksOf(personId), async (unit, query) => {
    const [leaving] = await query<Leaving>('delete from people_leaving where profile_id = $1 returning *', [personId])
    if (!leaving) return false
    const askedAt = new Date(leaving.asked_at)
    // Somebody may have taken the address of a newsletter meanwhile.
    await query(
      `update newsletters n set key_handle = n.key_handle || '-' || substr(md5(n.id), 1, 6),
         doc = jsonb_set(n.doc, '{handle}', to_jsonb(n.key_handle || '-' || substr(md5(n.id), 1, 6)))
       where n.key_owner = $1 and n.deleted_at = $2
         and exists(select from newsletters o where o.key_handle = n.key_handle and o.deleted_at is null)`,
      [personId, askedAt],
    )
    for (const { table, rows } of HIDDEN) {
      await query(`update ${table} set deleted_at = null, version = version + 1 where deleted_at = $2 and ${rows}`, [
        personId,
        askedAt,
      ])
    }
    await unit.change(({ db }) => {
      for (const comment of leaving.comments) db.comments.put(comment)
    })
    return true
  })
}

const IMAGE_REFERENCE = '(ementa-image:[A-Za-z0-9_-]+)'

/** Deletes the rows of a person. Returns the images that they showed. */
async function erase(query: Query, personId: string): Promise<Set<string>> {
  const urls = new Set<string>()
  await forgetMails(query, personId)
  for (const { table, rows } of HIDDEN) {
    const found = await query<{ url: string }>(
      `select (regexp_matches(doc::text, '${IMAGE_REFERENCE}', 'g'))[1] as url from ${table} where ${rows}`,
      [personId],
    )
    for (const { url } of found) urls.add(url)
    await query(`delete from ${table} where ${rows}`, [personId])
  }
  await query('delete from comments where key_author = $1', [personId])
  await query('delete from accounts where key_profile = $1', [personId])
  // A person's reports stay in the record, without their name.
  await query(
    `update reports set key_reporter = 'visitor', doc = jsonb_set(doc, '{reporter_id}', '"visitor"') where key_reporter = $1`,
    [personId],
  )
  for (const table of ['people_sessions', 'people_links', 'people_passkeys', 'people_challenges', 'people_leaving']) {
    await query(`delete from ${table} where profile_id = $1`, [personId])
  }
  return urls
}

/** Erases everybody whose time is over. Any process may do it, at any time. */
export async function eraseDueAccounts(
  backend: ServerBackend,
  query: Query,
  images: ImageFiles,
  now: Date,
): Promise<void> {
  const urls = await backend.inTransaction(['erasing'], async (_, query) => {
    const due = await query<Leaving>('select profile_id from people_leaving where erases_at <= $1', [now])
    const shown: string[] = []
    for (const { profile_id } of due) shown.push(...(await erase(query, profile_id)))
    return shown
  })
  // Files are not in the transaction, and other people may show the same image.
  const effects = urls.map((imageUrl) => ({ type: 'forgetImage', imageUrl }) as const)
  await changeImages(query, images, effects)
}
