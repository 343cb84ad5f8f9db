import type { OwnSession } from '@ementa/contracts/host'
import Bowser from 'bowser'
import type { Query } from '../database/database'
import { addMs, DAY, hashOf, newToken } from '../tokens'

/** A session ends so many ms after it was used last. */
export const SESSION_LASTS = 60 * DAY
/** How exactly it is known when a session was used last, in ms: noting every call would write as often as it reads. */
const SEEN_STEP = 10 * 60 * 1000

/** An account counts as new for so many ms. */
const NEW_FOR = 3 * DAY

/** Returns what a person recognises a device by: `Chrome, Android`. */
function deviceName(userAgent: string): string {
  // The library takes no empty text.
  const { browser, os } = Bowser.parse(userAgent || ' ')
  return [browser.name, os.name].filter(Boolean).join(', ') || 'Outro aparelho'
}

/** Begins a session. Returns its secret, which stands nowhere else. */
export async function beginSession(query: Query, profileId: string, userAgent: string, now: Date): Promise<string> {
  const token = newToken()
  await query('delete from people_sessions where expires_at < $1', [now])
  await query(
    `insert into people_sessions (hash, id, profile_id, device, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [hashOf(token), newToken(), profileId, deviceName(userAgent), now, addMs(now, SESSION_LASTS)],
  )
  return token
}

interface SeenSession extends Record<string, unknown> {
  profile_id: string
  seen_at: Date | string
  is_leaving: boolean
  joined_at: string | null
}

/** The person of a session; one who asked to be erased may only take that back. */
export interface SignedIn {
  id: string
  isLeaving: boolean
  /** Whether they joined a few days ago. */
  isNew: boolean
  /** Whether the session lasts longer by this call, so that its cookie has to. */
  isRenewed: boolean
}

/** Returns the person whose session this is; null when it is unknown or over. */
export async function personOf(query: Query, token: string, now: Date): Promise<SignedIn | null> {
  const hash = hashOf(token)
  const [session] = await query<SeenSession>(
    `select profile_id, seen_at,
       exists(select from people_leaving l where l.profile_id = s.profile_id) as is_leaving,
       (select min(a.doc->>'created_at') from accounts a where a.key_profile = s.profile_id) as joined_at
     from people_sessions s where hash = $1 and expires_at > $2`,
    [hash, now],
  )
  if (!session) return null
  const isRenewed = now.getTime() - new Date(session.seen_at).getTime() > SEEN_STEP
  if (isRenewed) {
    await query('update people_sessions set seen_at = $2, expires_at = $3 where hash = $1', [
      hash,
      now,
      addMs(now, SESSION_LASTS),
    ])
  }
  const { profile_id: id, is_leaving: isLeaving, joined_at } = session
  const isNew = joined_at !== null && now.getTime() - Date.parse(joined_at) < NEW_FOR
  return { id, isLeaving, isNew, isRenewed }
}

export async function endSessionOf(query: Query, token: string): Promise<void> {
  await query('delete from people_sessions where hash = $1', [hashOf(token)])
}

/** Ends a session of a person. Returns whether they had it. */
export async function endSession(query: Query, profileId: string, id: string): Promise<boolean> {
  const ended = await query('delete from people_sessions where id = $1 and profile_id = $2 returning id', [
    id,
    profileId,
  ])
  return ended.length > 0
}

interface SessionRow extends Record<string, unknown> {
  hash: string
  id: string
  device: string
  created_at: Date | string
  seen_at: Date | string
}

/** Lists a person's sessions, last seen first. */
export async function listSessions(query: Query, profileId: string, token: string, now: Date): Promise<OwnSession[]> {
  const rows = await query<SessionRow>(
    'select * from people_sessions where profile_id = $1 and expires_at > $2 order by seen_at desc, id',
    [profileId, now],
  )
  return rows.map(({ hash, id, device, created_at, seen_at }) => ({
    id,
    device,
    created_at: new Date(created_at).toISOString(),
    seen_at: new Date(seen_at).toISOString(),
    isCurrent: hash === hashOf(token),
  }))
}
