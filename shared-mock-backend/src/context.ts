import type { LinkPreview, Profile } from '@ementa/contracts'
import { contract } from '@ementa/contracts/contract'
import { implement } from '@orpc/server'
import type { Effect } from './effects'
import { createDeclaredError } from './errors'
import type { LocalReports } from './local-reports'
import type { Relations } from './relations'
import { moderationStatus } from './rules/moderation-status'
import type { Actor, Policy } from './rules/policy'
import type { Visibility } from './rules/visibility'
import type { SimulatedCall } from './simulation'
import type { Collections } from './store/collections'
import type { Personal } from './store/personal'
import type { Reads } from './store/reads'

/** Everything that a call works with: the data, the rules for the viewer, and the viewer. */
export interface Context {
  readonly db: Collections
  /** The questions that take more of the data than one index. */
  readonly reads: Reads
  readonly relations: Relations
  /** Fetches the issues of newsletters where no call did yet; most calls that read them name it (`needsNewsletterWork`). */
  loadIssues(): Promise<void>
  /** The book of the reports made in this browser; null on a host, where they are records of the people who made them. */
  readonly reports: LocalReports | null
  /** Keeps values of one person beside the collections: mutes, searches, settings. */
  readonly personal: Personal
  /** Link previews already looked up, by address; null where there is none. */
  readonly previews: ReadonlyMap<string, LinkPreview | null>
  /** Changes outside of the data, in order; they are made after the call. */
  readonly effects: Effect[]
  readonly simulated: SimulatedCall
  /** The signed-in profile, null for a visitor. */
  readonly viewer: Profile | null
  readonly visible: Visibility
  /** Says who may do what on this host, beside the rules of ownership. */
  readonly policy: Policy
  readonly now: Date
  /** `now` as ISO UTC, as entities hold it. */
  readonly nowIso: string
  setCurrentUser(id: string | null): void
}

/** Implements the contract call by call: `os.posts.create.handler(…)`. */
export const os = implement(contract).$context<Context>()

const refuse = () => {
  throw createDeclaredError('UNAUTHORIZED')
}

/** The answer of calls that return nothing. */
export const DONE = { ok: true } as const

/** Returns the person who asks, as the policy judges them; null for a visitor. */
export const actorIn = (context: Pick<Context, 'db' | 'now' | 'viewer'>): Actor | null =>
  context.viewer && { profile: context.viewer, status: moderationStatus(context, context.viewer.id) }

/** Admits signed-in users only; the handler's `context.viewer` is then never null. */
export const signedIn = os.middleware(({ context: { viewer }, next }) =>
  viewer ? next({ context: { viewer } }) : refuse(),
)

/** Admits those who may report, visitors among them. */
export const reporter = os.middleware(({ context, next }) =>
  context.policy.mayReport(actorIn(context)) ? next() : refuse(),
)

/** Admits people who may read the admin pages. Its rule is the route guard's, not that of the navigation. */
export const adminOnly = os.middleware(({ context, next }) => {
  const actor = actorIn(context)
  return actor && context.policy.mayOpenAdmin(actor) ? next({ context: { viewer: actor.profile } }) : refuse()
})
