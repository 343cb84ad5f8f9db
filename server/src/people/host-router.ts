import { randomUUID } from 'node:crypto'
import { isReservedName } from '@ementa/contracts'
import { type AboutHost, HOST_ERRORS, hostContract, type NewPerson } from '@ementa/contracts/host'
import { moderationStatus } from '@ementa/mock-backend/parts'
import { implement, ORPCError } from '@orpc/server'
import type { ServerBackend } from '../backend'
import { isInGoodStanding } from '../calls/policy'
import type { UnitOfWork } from '../calls/unit-of-work'
import type { Query } from '../database/database'
import { logFailure } from '../log'
import { cancelErasure, findErasureTime, isKept, requestErasure } from './account-erasure'
import { mayMail } from './limits'
import { cancelInvitation, findLink, type Link, listOpenInvitations, makeLink, takeLink } from './links'
import type { Mailer } from './mailer'
import * as passkeys from './passkeys'
import { beginSession, endSession, endSessionOf, listSessions } from './sessions'

/** A call of the host works with these. */
export interface HostContext {
  query: Query
  backend: ServerBackend
  about: AboutHost
  mailer: Mailer | null
  place: passkeys.Place
  now: Date
  /** The signed-in person's id, and the secret of their session. */
  personId: string | null
  /** The id of somebody who has signed in and asked to be erased. */
  leavingId: string | null
  token: string
  userAgent: string
  /** Hands the secret of a new session to the browser. */
  setSession(token: string): void
}

/** Invitations of one person that nobody has used yet. */
const MOST_INVITATIONS = 20

const os = implement(hostContract).$context<HostContext>()
const DONE = { ok: true } as const

const fail = (code: keyof typeof HOST_ERRORS) => new ORPCError(code, { defined: true, ...HOST_ERRORS[code] })

const signedIn = os.middleware(({ context, next }) => {
  if (context.personId === null) throw fail('SIGN_IN_NEEDED')
  return next({ context: { personId: context.personId } })
})

async function profileOf(query: Query, id: string) {
  const [row] = await query<{ doc: { username: string; display_name: string } }>(
    `select doc from profiles where id = $1
     and (deleted_at is null or id in (select profile_id from people_leaving))`,
    [id],
  )
  return row?.doc
}

async function signIn(context: HostContext, personId: string) {
  // The browser forgets the cookie that this one replaces.
  if (context.token !== '') await endSessionOf(context.query, context.token)
  context.setSession(await beginSession(context.query, personId, context.userAgent, context.now))
  return { ...DONE, erases_at: await findErasureTime(context.query, personId) }
}

/** Tells whether the person is neither muted nor banned at this moment. */
async function mayInvite(unit: UnitOfWork, personId: string, now: Date): Promise<boolean> {
  const { result } = await unit.change(({ db }) => isInGoodStanding(moderationStatus({ db, now }, personId)))
  return result
}

/** An invitation holds as long as its maker may write; the first one of a host, as long as nobody has joined. */
async function mayLetIn(unit: UnitOfWork, query: Query, { profile_id }: Link, now: Date): Promise<boolean> {
  if (profile_id !== null) return mayInvite(unit, profile_id, now)
  const [somebody] = await query('select 1 from profiles where deleted_at is null limit 1')
  return !somebody
}

/** Makes the person whom an invitation lets in. Returns their id. */
function join({ backend, now }: HostContext, token: string, { display_name, username, email, authority }: NewPerson) {
  if (isReservedName(display_name) || isReservedName(username)) throw fail('NAME_RESERVED')
  return backend.inTransaction([`username:${username}`, `email:${email}`, 'joining'], async (unit, query) => {
    const link = await takeLink(query, token, 'invitation', now)
    if (!link || !(await mayLetIn(unit, query, link, now))) throw fail('LINK_GONE')
    const [sameAddress] = await query("select 1 from accounts where doc->>'email' = $1 and deleted_at is null", [email])
    const kept = await isKept(query, { username, email })
    if (sameAddress || kept.hasAddress) throw fail('EMAIL_TAKEN')
    if (kept.hasName) throw fail('USERNAME_TAKEN')
    const id = `user-${randomUUID()}`
    const at = now.toISOString()
    await unit.change(({ db }) => {
      if (db.profiles.by('username', username).length > 0) throw fail('USERNAME_TAKEN')
      db.profiles.put({
        ...{ id, username, display_name, authority, avatar_url: null, bio: '' },
        ...{ contracts_analyzed: 0, followers: 0, following: 0 },
      })
      db.accounts.put({
        ...{ id: `account-${id}`, profile_id: id, email, email_verified: false, password_hash: '' },
        ...{ created_at: at, last_login: at },
      })
      if (!link.makes_moderator) return
      db.moderationStatuses.put({
        ...{ user_id: id, status: 'active', is_moderator: true, warnings_count: 0, last_warning_at: null },
      })
    })
    return id
  })
}

async function sendLink({ query, mailer, place, now }: HostContext, email: string): Promise<void> {
  const [account] = await query<{ profile_id: string }>(
    "select doc->>'profile_id' as profile_id from accounts where doc->>'email' = $1 and deleted_at is null",
    [email],
  )
  if (!account || !mailer || !(await mayMail(email))) return
  const { token } = await makeLink(query, { kind: 'signIn', profileId: account.profile_id, address: email }, now)
  await mailer.sendSignInLink(email, linkTo(place, 'entrar', token))
}

/** Mails a link by which a person shows that the address of their account is theirs. Issues go to no other address. */
async function sendConfirmation({ query, mailer, place, now }: HostContext, personId: string): Promise<void> {
  const [account] = await query<{ email: string; is_confirmed: boolean }>(
    `select doc->>'email' as email, (doc->>'email_verified')::boolean as is_confirmed
     from accounts where key_profile = $1 and deleted_at is null`,
    [personId],
  )
  if (!account || account.is_confirmed || !mailer) return
  if (!(await mayMail(account.email))) throw fail('TOO_MANY_CALLS')
  const confirmation = { kind: 'confirmation', profileId: personId, address: account.email } as const
  const { token } = await makeLink(query, confirmation, now)
  await mailer.sendConfirmation(account.email, linkTo(place, 'confirmar', token))
}

/** Whoever opens a mailed link reads the mails of its address. */
async function confirmAddress({ backend }: HostContext, { profile_id, address }: Link): Promise<void> {
  if (profile_id === null || address === null) return
  await backend.inTransaction([`person:${profile_id}`], (unit) =>
    unit.change(({ db }) => {
      for (const account of db.accounts.by('profile', profile_id)) {
        if (account.email === address && !account.email_verified) db.accounts.put({ ...account, email_verified: true })
      }
    }),
  )
}

export const hostRouter = os.router({
  about: os.about.handler(({ context }) => context.about),

  openLink: os.openLink.handler(async ({ context: { query, now }, input }) => {
    const link = await findLink(query, input.token, now)
    if (!link) throw fail('LINK_GONE')
    const profile = link.profile_id === null ? undefined : await profileOf(query, link.profile_id)
    if (link.kind === 'invitation') {
      return { kind: link.kind, invitedBy: profile?.display_name ?? null, makesModerator: link.makes_moderator }
    }
    if (!profile) throw fail('LINK_GONE')
    if (link.kind === 'confirmation') return { kind: link.kind, email: link.address ?? '' }
    return { kind: link.kind, username: profile.username }
  }),

  acceptInvitation: os.acceptInvitation.handler(async ({ context, input: { token, ...person } }) => {
    const id = await join(context, token, person)
    await signIn(context, id)
    sendConfirmation(context, id).catch((error) => logFailure('Failed to send a link', error))
    return DONE
  }),

  // Nobody waits for it: how long the answer takes would tell who has an account.
  requestLink: os.requestLink.handler(({ context, input: { email } }) => {
    sendLink(context, email).catch((error) => logFailure('Failed to send a link', error))
    return DONE
  }),

  signInByLink: os.signInByLink.handler(async ({ context, input }) => {
    const link = await takeLink(context.query, input.token, 'signIn', context.now)
    if (!link || link.profile_id === null) throw fail('LINK_GONE')
    await confirmAddress(context, link)
    return signIn(context, link.profile_id)
  }),

  sendConfirmation: os.sendConfirmation.use(signedIn).handler(async ({ context }) => {
    await sendConfirmation(context, context.personId)
    return DONE
  }),

  confirmAddress: os.confirmAddress.handler(async ({ context, input }) => {
    const link = await takeLink(context.query, input.token, 'confirmation', context.now)
    if (!link) throw fail('LINK_GONE')
    await confirmAddress(context, link)
    return DONE
  }),

  invite: os.invite.use(signedIn).handler(({ context: { backend, personId, now } }) =>
    // One after another, so that the number of open ones holds.
    backend.inTransaction([`person:${personId}`], async (unit, query) => {
      const isAllowed = await mayInvite(unit, personId, now)
      if (!isAllowed || (await listOpenInvitations(query, personId, now)).length >= MOST_INVITATIONS)
        throw fail('NO_INVITATION')
      const { token, expiresAt } = await makeLink(query, { kind: 'invitation', profileId: personId }, now)
      return { token, expires_at: expiresAt.toISOString() }
    }),
  ),

  listInvitations: os.listInvitations.use(signedIn).handler(async ({ context: { query, personId, now } }) => ({
    invitations: await listOpenInvitations(query, personId, now),
  })),

  cancelInvitation: os.cancelInvitation.use(signedIn).handler(async ({ context: { query, personId }, input }) => {
    await cancelInvitation(query, personId, input.id)
    return DONE
  }),

  startPasskey: os.startPasskey.use(signedIn).handler(async ({ context: { query, place, personId, now } }) => {
    const profile = await profileOf(query, personId)
    if (!profile) throw fail('SIGN_IN_NEEDED')
    const person = { id: personId, username: profile.username, name: profile.display_name }
    return { ...(await passkeys.startRegistration(query, place, person, now)) }
  }),

  addPasskey: os.addPasskey.use(signedIn).handler(async ({ context: { query, place, personId, now }, input }) => {
    if (!(await passkeys.register(query, place, personId, input.response, now))) throw fail('PASSKEY_REFUSED')
    return DONE
  }),

  listPasskeys: os.listPasskeys.use(signedIn).handler(async ({ context: { query, personId } }) => ({
    passkeys: await passkeys.listPasskeys(query, personId),
  })),

  removePasskey: os.removePasskey.use(signedIn).handler(({ context: { backend, mailer, personId }, input }) =>
    // One after another, so that two removals leave one.
    backend.inTransaction([`person:${personId}`], async (_, query) => {
      const own = await passkeys.listPasskeys(query, personId)
      if (!own.some(({ id }) => id === input.id)) throw fail('PASSKEY_NOT_FOUND')
      if (own.length === 1 && !mailer) throw fail('LAST_WAY_IN')
      await passkeys.removePasskey(query, personId, input.id)
      return DONE
    }),
  ),

  startPasskeySignIn: os.startPasskeySignIn.handler(async ({ context: { query, place, now } }) => ({
    ...(await passkeys.startSignIn(query, place, now)),
  })),

  signInByPasskey: os.signInByPasskey.handler(async ({ context, input }) => {
    const personId = await passkeys.personOfPasskey(context.query, context.place, input.response, context.now)
    if (personId === null) throw fail('PASSKEY_REFUSED')
    return signIn(context, personId)
  }),

  eraseAccount: os.eraseAccount.use(signedIn).handler(async ({ context: { backend, personId, now } }) => {
    return { ...DONE, erases_at: await requestErasure(backend, personId, now) }
  }),

  keepAccount: os.keepAccount.handler(async ({ context: { backend, leavingId } }) => {
    if (leavingId === null || !(await cancelErasure(backend, leavingId))) throw fail('SIGN_IN_NEEDED')
    return DONE
  }),

  listSessions: os.listSessions.use(signedIn).handler(async ({ context: { query, personId, token, now } }) => ({
    sessions: await listSessions(query, personId, token, now),
  })),

  endSession: os.endSession.use(signedIn).handler(async ({ context: { query, personId }, input }) => {
    if (!(await endSession(query, personId, input.id))) throw fail('SESSION_NOT_FOUND')
    return DONE
  }),
})

/**
 * Returns the address of a link. Its secret stands behind `#`, which browsers send to no server: it is in no log and in no
 * `Referer`.
 */
export const linkTo = ({ origin }: passkeys.Place, kind: 'confirmar' | 'convite' | 'entrar', token: string) =>
  `${origin}/#${kind}=${token}`
