import type { OpenInvitation } from '@ementa/contracts/host'
import type { Query } from '../database/database'
import { addMs, DAY, hashOf, newToken } from '../tokens'

/** How long a link can be used, in ms. */
const LASTS = { invitation: 7 * DAY, signIn: 20 * 60 * 1000, confirmation: 7 * DAY } as const

export interface Link extends Record<string, unknown> {
  kind: keyof typeof LASTS
  /** The person who invited, who signs in, or whose address it is; null for the first invitation of a host. */
  profile_id: string | null
  /** The address to which it was mailed. */
  address: string | null
  makes_moderator: boolean
}

/** Makes a link that can be used once. */
export async function makeLink(
  query: Query,
  {
    kind,
    profileId,
    makesModerator = false,
    address = null,
  }: { kind: Link['kind']; profileId: string | null; makesModerator?: boolean; address?: string | null },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = addMs(now, LASTS[kind])
  await query('delete from people_links where expires_at < $1', [now])
  await query(
    `insert into people_links (hash, kind, profile_id, makes_moderator, address, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [hashOf(token), kind, profileId, makesModerator, address, now, expiresAt],
  )
  return { token, expiresAt }
}

const COLUMNS = 'kind, profile_id, makes_moderator, address'

/** Lists the invitations of a person that nobody has used yet, the newest first. The hash in each is its name, and opens nothing. */
export async function listOpenInvitations(query: Query, profileId: string, now: Date): Promise<OpenInvitation[]> {
  const rows = await query<{ hash: string; created_at: Date | string; expires_at: Date | string }>(
    `select hash, created_at, expires_at from people_links
     where kind = 'invitation' and profile_id = $1 and used_at is null and expires_at > $2 order by created_at desc, hash`,
    [profileId, now],
  )
  return rows.map(({ hash, created_at, expires_at }) => ({
    id: hash,
    created_at: new Date(created_at).toISOString(),
    expires_at: new Date(expires_at).toISOString(),
  }))
}

/** Takes an invitation of a person back. */
export async function cancelInvitation(query: Query, profileId: string, id: string): Promise<void> {
  await query("delete from people_links where kind = 'invitation' and profile_id = $1 and hash = $2", [profileId, id])
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
