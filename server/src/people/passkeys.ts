import type { OwnPasskey } from '@ementa/contracts/host'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { isAway, type Query } from '../database/database'
import { addMs } from '../tokens'

/** A passkey names the ways in which it is reached: there are six. */
const MOST_TRANSPORTS = 10
/** How long a passkey may take to answer, in ms. */
const CHALLENGE_LASTS = 5 * 60 * 1000

/** The origin that people see in their address bar: a passkey is good for it alone. */
export interface Place {
  origin: string
}
/** A wrong answer of a device is refused; a database that is away is told as such. */
const refuseUnlessAway = (error: unknown): null => {
  if (isAway(error)) throw error
  return null
}
const domainOf = ({ origin }: Place) => new URL(origin).hostname

interface PasskeyRow extends Record<string, unknown> {
  id: string
  profile_id: string
  public_key: string
  counter: number | string
}

async function keepChallenge(query: Query, challenge: string, profileId: string | null, now: Date): Promise<void> {
  await query('delete from people_challenges where expires_at < $1', [now])
  await query('insert into people_challenges (challenge, profile_id, expires_at) values ($1, $2, $3)', [
    challenge,
    profileId,
    addMs(now, CHALLENGE_LASTS),
  ])
}

/** Uses a challenge up, so that an answer counts once. */
async function takeChallenge(query: Query, challenge: string, profileId: string | null, now: Date): Promise<boolean> {
  const taken = await query(
    `delete from people_challenges
     where challenge = $1 and profile_id is not distinct from $2::text and expires_at > $3 returning challenge`,
    [challenge, profileId, now],
  )
  return taken.length > 0
}

const passkeysOf = (query: Query, profileId: string) =>
  query<{ id: string }>('select id from people_passkeys where profile_id = $1', [profileId])

/** Lists a person's passkeys, the newest first. */
export async function listPasskeys(query: Query, profileId: string): Promise<OwnPasskey[]> {
  const rows = await query<{ id: string; created_at: Date | string }>(
    'select id, created_at from people_passkeys where profile_id = $1 order by created_at desc, id',
    [profileId],
  )
  return rows.map(({ id, created_at }) => ({ id, created_at: new Date(created_at).toISOString() }))
}

export async function removePasskey(query: Query, profileId: string, id: string): Promise<void> {
  await query('delete from people_passkeys where id = $1 and profile_id = $2', [id, profileId])
}

/** Begins to add a passkey to a person. */
export async function startRegistration(
  query: Query,
  place: Place,
  person: { id: string; username: string; name: string },
  now: Date,
) {
  const options = await generateRegistrationOptions({
    rpName: 'Ementa',
    rpID: domainOf(place),
    userID: new TextEncoder().encode(person.id),
    userName: person.username,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: await passkeysOf(query, person.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(query, options.challenge, person.id, now)
  return options
}

/** Adds the passkey that answered. Returns whether the answer was right. */
export async function register(
  query: Query,
  place: Place,
  profileId: string,
  response: Record<string, unknown>,
  now: Date,
): Promise<boolean> {
  const verified = await verifyRegistrationResponse({
    // The library checks the shape of what a browser sends.
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(query, challenge, profileId, now),
    expectedOrigin: place.origin,
    expectedRPID: domainOf(place),
    requireUserVerification: true,
  }).catch(refuseUnlessAway)
  if (!verified?.verified) return false
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  const added = await query(
    `insert into people_passkeys (id, profile_id, public_key, counter, transports, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning id`,
    [
      id,
      profileId,
      Buffer.from(publicKey).toString('base64url'),
      counter,
      JSON.stringify((transports ?? []).slice(0, MOST_TRANSPORTS)),
      now,
    ],
  )
  return added.length > 0
}

/** Begins a sign-in by whichever passkey the device has for this place. */
export async function startSignIn(query: Query, place: Place, now: Date) {
  const options = await generateAuthenticationOptions({ rpID: domainOf(place), userVerification: 'required' })
  await keepChallenge(query, options.challenge, null, now)
  return options
}

/** Returns the id of the person whose passkey answered; null when the answer is wrong or was used before. */
export async function personOfPasskey(
  query: Query,
  place: Place,
  response: Record<string, unknown>,
  now: Date,
): Promise<string | null> {
  const [passkey] = await query<PasskeyRow>('select * from people_passkeys where id = $1', [String(response.id)])
  if (!passkey) return null
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(query, challenge, null, now),
    expectedOrigin: place.origin,
    expectedRPID: domainOf(place),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch(refuseUnlessAway)
  if (!verified?.verified) return null
  await query('update people_passkeys set counter = $2 where id = $1', [
    passkey.id,
    verified.authenticationInfo.newCounter,
  ])
  return passkey.profile_id
}
