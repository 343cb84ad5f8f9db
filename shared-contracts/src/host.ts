import { createORPCClient } from '@orpc/client'
import { type ContractRouterClient, eventIterator, oc } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import * as v from 'valibot'
import { doneSchema } from './calls/base'
import { idSchema, requiredTextSchema, timeSchema } from './entities/fields'
import { authoritySchema } from './entities/profile'
import { ERRORS } from './errors'
import { LENGTH } from './limits'
import { emailSchema } from './rules/email'

/** The declared errors of a host's calls: code → HTTP status and message. People see the Portuguese texts of the shell. */
export const HOST_ERRORS = {
  LINK_GONE: { status: 410, message: 'The link is unknown, used or expired' },
  USERNAME_TAKEN: { status: 409, message: 'Somebody has this username' },
  NAME_RESERVED: { status: 422, message: 'This name is the moderation’s' },
  EMAIL_TAKEN: { status: 409, message: 'Somebody has this e-mail address' },
  PASSKEY_REFUSED: { status: 401, message: 'The passkey is not known here' },
  PASSKEY_NOT_FOUND: { status: 404, message: 'No such passkey' },
  LAST_WAY_IN: { status: 409, message: 'Nobody could sign in without this passkey' },
  INSECURE_PLACE: { status: 400, message: 'Browsers keep no session over an insecure connection' },
  LAST_MODERATOR: ERRORS.LAST_MODERATOR,
  NO_INVITATION: { status: 403, message: 'This person cannot invite now' },
  SIGN_IN_NEEDED: { status: 401, message: 'Sign-in needed' },
  SESSION_NOT_FOUND: { status: 404, message: 'No such session' },
  SESSION_CHANGED: ERRORS.SESSION_CHANGED,
  TOO_MANY_CALLS: { status: 429, message: 'Too many calls' },
} as const
export type HostErrorCode = keyof typeof HOST_ERRORS

/** A call of a host, POST with a JSON body like every other. */
const call = (name: string) => oc.route({ method: 'POST', path: `/host/${name}` })

/** Ways to sign in that a host offers: by name alone only where it is a demonstration. */
export const signInWaySchema = v.picklist(['name', 'passkey', 'link'])

/** A host offers this, the same to everybody. */
export const aboutHostSchema = v.object({
  signIn: v.array(signInWaySchema),
  canInvite: v.boolean(),
  /** Issues of newsletters go out by mail. */
  mailsIssues: v.optional(v.boolean(), false),
  /** Whether it tells open pages what others change; else they ask by the clock. */
  isLive: v.optional(v.boolean(), false),
})
export type AboutHost = v.InferOutput<typeof aboutHostSchema>

/** The offer of a demonstration: people sign in by their name alone. */
export const DEMONSTRATION: AboutHost = { signIn: ['name'], canInvite: false, mailsIssues: false, isLive: false }

/** The secret of a link: 32 random bytes as base64url. */
const tokenSchema = v.pipe(v.string(), v.maxLength(100))

/** Letters, digits and underscores, as a mention can name it. */
export const usernameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.minLength(3),
  v.maxLength(LENGTH.username),
  v.regex(/^[a-z0-9_]+$/),
)

/** An invited person says this of themselves. */
export const newPersonSchema = v.object({
  display_name: requiredTextSchema(LENGTH.displayName),
  username: usernameSchema,
  email: emailSchema,
  authority: authoritySchema,
})
export type NewPerson = v.InferOutput<typeof newPersonSchema>

/** Somebody has signed in. `erases_at` tells when their account is erased, if they asked for that and may still keep it. */
const signedInSchema = v.object({ ...doneSchema.entries, erases_at: v.nullable(timeSchema) })

/** A link that was opened and not used yet. */
export const openedLinkSchema = v.variant('kind', [
  v.object({ kind: v.literal('invitation'), invitedBy: v.nullable(v.string()), makesModerator: v.boolean() }),
  v.object({ kind: v.literal('signIn'), username: v.string() }),
  v.object({ kind: v.literal('confirmation'), email: v.string() }),
])
export type OpenedLink = v.InferOutput<typeof openedLinkSchema>

/** An invitation of the person that nobody has used yet. Its link was shown once and is known to nobody else. */
const openInvitationSchema = v.object({ id: idSchema, created_at: timeSchema, expires_at: timeSchema })
export type OpenInvitation = v.InferOutput<typeof openInvitationSchema>

/** A device on which the person is signed in. */
export const ownSessionSchema = v.object({
  id: idSchema,
  /** Browser and system, as the browser names itself: `Chrome, Android`. */
  device: v.string(),
  created_at: timeSchema,
  seen_at: timeSchema,
  isCurrent: v.boolean(),
})
export type OwnSession = v.InferOutput<typeof ownSessionSchema>

/** A passkey with which the person signs in. */
const ownPasskeySchema = v.object({ id: v.pipe(v.string(), v.maxLength(1400)), created_at: timeSchema })
export type OwnPasskey = v.InferOutput<typeof ownPasskeySchema>

/** Options and answers of WebAuthn, which the browser and `@simplewebauthn` check themselves. */
const webAuthnSchema = v.record(v.string(), v.unknown())

/** The calls that only a host of many people answers: who they are, and on which devices. */
export const hostContract = {
  about: call('about').output(aboutHostSchema),
  /** Reads a link without using it up: mail programs open links, too. */
  openLink: call('openLink')
    .input(v.object({ token: tokenSchema }))
    .output(openedLinkSchema)
    .errors({ LINK_GONE: HOST_ERRORS.LINK_GONE }),
  /** Makes a person of an invitation and signs them in. */
  acceptInvitation: call('acceptInvitation')
    .input(v.object({ token: tokenSchema, ...newPersonSchema.entries }))
    .output(doneSchema)
    .errors({
      LINK_GONE: HOST_ERRORS.LINK_GONE,
      USERNAME_TAKEN: HOST_ERRORS.USERNAME_TAKEN,
      EMAIL_TAKEN: HOST_ERRORS.EMAIL_TAKEN,
      NAME_RESERVED: HOST_ERRORS.NAME_RESERVED,
    }),
  /** Sends a link to sign in to the address. The answer does not tell whether anybody has it. */
  requestLink: call('requestLink')
    .input(v.object({ email: emailSchema }))
    .output(doneSchema),
  signInByLink: call('signInByLink')
    .input(v.object({ token: tokenSchema }))
    .output(signedInSchema)
    .errors({ LINK_GONE: HOST_ERRORS.LINK_GONE }),
  /** Mails one more link by which the signed-in person confirms the address of their account. */
  sendConfirmation: call('sendConfirmation')
    .output(doneSchema)
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED, TOO_MANY_CALLS: HOST_ERRORS.TOO_MANY_CALLS }),
  /** Whoever opens such a link reads the mails of that address, so issues go there from now on. It signs nobody in. */
  confirmAddress: call('confirmAddress')
    .input(v.object({ token: tokenSchema }))
    .output(doneSchema)
    .errors({ LINK_GONE: HOST_ERRORS.LINK_GONE }),
  /** Lists the signed-in person's invitations that nobody has used yet, the newest first. */
  listInvitations: call('listInvitations')
    .output(v.object({ invitations: v.array(openInvitationSchema) }))
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED }),
  /** Takes an invitation back, so that its link lets nobody in. */
  cancelInvitation: call('cancelInvitation')
    .input(v.object({ id: idSchema }))
    .output(doneSchema)
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED }),
  /** Makes a link by which one more person joins; it is shown once. */
  invite: call('invite')
    .output(v.object({ token: tokenSchema, expires_at: timeSchema }))
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED, NO_INVITATION: HOST_ERRORS.NO_INVITATION }),
  /** Begins to add a passkey to the signed-in person. */
  startPasskey: call('startPasskey').output(webAuthnSchema).errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED }),
  addPasskey: call('addPasskey')
    .input(v.object({ response: webAuthnSchema }))
    .output(doneSchema)
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED, PASSKEY_REFUSED: HOST_ERRORS.PASSKEY_REFUSED }),
  listPasskeys: call('listPasskeys')
    .output(v.object({ passkeys: v.array(ownPasskeySchema) }))
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED }),
  /** Refused for the last one where the host sends no links by mail: nobody could sign in any more. */
  removePasskey: call('removePasskey')
    .input(v.object({ id: ownPasskeySchema.entries.id }))
    .output(doneSchema)
    .errors({
      SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED,
      PASSKEY_NOT_FOUND: HOST_ERRORS.PASSKEY_NOT_FOUND,
      LAST_WAY_IN: HOST_ERRORS.LAST_WAY_IN,
    }),
  startPasskeySignIn: call('startPasskeySignIn').output(webAuthnSchema),
  signInByPasskey: call('signInByPasskey')
    .input(v.object({ response: webAuthnSchema }))
    .output(signedInSchema)
    .errors({ PASSKEY_REFUSED: HOST_ERRORS.PASSKEY_REFUSED }),
  /** Hides everything of the person at once and signs them out everywhere; after 30 days it is deleted. */
  eraseAccount: call('eraseAccount')
    .output(v.object({ ...doneSchema.entries, erases_at: timeSchema }))
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED, LAST_MODERATOR: HOST_ERRORS.LAST_MODERATOR }),
  /** Takes the request back, for somebody who has signed in within these days. */
  keepAccount: call('keepAccount').output(doneSchema).errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED }),
  /** Lists the devices on which the person is signed in, last seen first. */
  listSessions: call('listSessions')
    .output(v.object({ sessions: v.array(ownSessionSchema) }))
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED }),
  endSession: call('endSession')
    .input(v.object({ id: idSchema }))
    .output(doneSchema)
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED, SESSION_NOT_FOUND: HOST_ERRORS.SESSION_NOT_FOUND }),
}
export type HostContract = typeof hostContract

/** Stands among the names when every read may be stale. */
export const EVERYTHING = 'all'
/** Stands among the names when the person's own standing or memberships have changed. */
export const OWN_SESSION = 'session'

/**
 * Others changed what these reads show: names of reads, `EVERYTHING` and `OWN_SESSION`. An empty list says only that the
 * stream is alive.
 */
export const staleEventSchema = v.object({ stale: v.array(v.string()) })
export type StaleEvent = v.InferOutput<typeof staleEventSchema>

/** A stream without an event for so many ms is broken. */
export const LIVE_SILENCE = 45_000

/** The stream that tells a signed-in person which reads others made stale. It never says what has changed. */
export const liveContract = {
  listen: oc
    .route({ method: 'POST', path: '/live/listen' })
    .input(v.object({ page: idSchema }))
    .output(eventIterator(staleEventSchema))
    .errors({ SIGN_IN_NEEDED: HOST_ERRORS.SIGN_IN_NEEDED }),
}
export type LiveContract = typeof liveContract

/** Every call of a host as a typed function. Rejects with errors whose `code` is one of `HOST_ERRORS`. */
export type HostApi = ContractRouterClient<HostContract>

/**
 * Creates the client of a host's own calls, about people and devices.
 * @param url absolute address under which the server answers calls: `https://ementa.example/api`
 * @param fetch carries the requests
 */
export function createHostClient(url: string, fetch: (request: Request) => Promise<Response>): HostApi {
  return createORPCClient(new OpenAPILink(hostContract, { url, fetch: (request: Request) => fetch(request) }))
}

/** The stream of what others change, as a typed function. */
export type LiveApi = ContractRouterClient<LiveContract>

/** Creates the client of the stream; `url` and `fetch` are as for `createHostClient`. */
export function createLiveClient(url: string, fetch: (request: Request) => Promise<Response>): LiveApi {
  return createORPCClient(new OpenAPILink(liveContract, { url, fetch: (request: Request) => fetch(request) }))
}
