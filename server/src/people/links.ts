import type { Query } from '../database/database'
import { DAY, hashOf, later, newToken } from './tokens'

/** How long a link can be used, in ms. */
const LASTS = { invitation: 7 * DAY, signIn: 20 * 60 * 1000 } as const

export interface Link extends Record<string, unknown> {
  kind: 'invitation' | 'signIn'
  /** The person who invited, or who signs in; null for the first invitation of a host. */
  profile_id: string | null
  makes_moderator: boolean
}

/** Makes a link that can be used once. */
export async function makeLink(
  query: Query,
  {
    kind,
    profileId,
    makesModerator = false,
  }: { kind: Link['kind']; profileId: string | null; makesModerator?: boolean },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = later(now, LASTS[kind])
  await query('delete from people_links where expires_at < $1', [now])
  await query(
    'insert into people_links (hash, kind, profile_id, makes_moderator, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
    [hashOf(token), kind, profileId, makesModerator, now, expiresAt],
  )
  return { token, expiresAt }
}

const COLUMNS = 'kind, profile_id, makes_moderator'

/** Counts the invitations of a person that nobody has used yet. */
export async function countOpenInvitations(query: Query, profileId: string, now: Date): Promise<number> {
  const [found] = await query<{ count: string | number }>(
    "select count(*) from people_links where kind = 'invitation' and profile_id = $1 and used_at is null and expires_at > $2",
    [profileId, now],
  )
  return Number(found?.count ?? 0)
}

/** Returns a link that can still be used. */
export async function findLink(query: Query, token: string, now: Date): Promise<Link | undefined> {
  const [link] = await query<Link>(
    `select ${COLUMNS} from people_links where hash = $1 and used_at is null and expires_at > $2`,
    [hashOf(token), now],
  )
  return link
}

/** Uses a link up. Returns undefined when somebody did so before, or it is over. */
export async function takeLink(query: Query, token: string, kind: Link['kind'], now: Date): Promise<Link | undefined> {
  const [link] = await query<Link>(
    `update people_links set used_at = $2
     where hash = $1 and used_at is null and expires_at > $2 and kind = $3 returning ${COLUMNS}`,
    [hashOf(token), now, kind],
  )
  return link
}
