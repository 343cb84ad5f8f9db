import { type CallName, ERRORS, isErrorCode, type LinkPreview } from '@ementa/contracts'
import {
  actorIn,
  type Collections,
  type Context,
  type Effect,
  followCommentCounts,
  inRecords,
  type Personal,
  type Policy,
  type Reads,
  Relations,
  router,
  visibilityFor,
  withQuoted,
  withSeenCounts,
} from '@ementa/mock-backend/parts'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, onError } from '@orpc/server'
import type { Query } from '../database/database'
import type { ImageFile } from '../images/make-sizes'
import { logFailure } from '../log'
import type { HostPolicy } from '../people/policy'
import { flush } from '../store/flush'
import { load } from '../store/load'
import { deriveCommentLists, relatedTo } from '../store/related'
import { workingCollections } from '../store/working-collection'
import { type Loaded, type Wanted, WorkingSet } from '../store/working-set'
import { withMemberCounts } from './member-counts'
import { planOf } from './plan'
import { createReads } from './reads'
import { withSameIds } from './same-ids'

/** A call that is run more often reads in a way that cannot be planned, and is a defect. */
const MOST_ROUNDS = 200
/** How far related entities are followed before a handler asks for them. */
const DEPTH = 3

/** A call as it arrived; it may be carried out several times. */
export interface Call {
  name: CallName | null
  url: string
  headers: Headers
  body: string
  input: unknown
  viewerId: string | null
  /** Sizes of the image that it uploads. */
  uploaded?: readonly ImageFile[]
}

export interface Done {
  response: Response
  rounds: number
  statements: number
  /** Names of the collections that it changed. */
  changed: readonly string[]
  /** Changes of images, made once the call is stored. */
  effects: readonly Effect[]
  /** Stored entities by collection and id; undefined for a deleted one. */
  writes: WorkingSet['writes']
}

interface Parts {
  db: Collections
  reads: Reads
  personal: Personal
  relations: Relations
}

export interface Surroundings {
  simulated: Context['simulated']
  policy: Policy & Partial<Pick<HostPolicy, 'mayMake'>>
  previews: Map<string, LinkPreview | null>
}

const isExpected = (error: unknown) =>
  error instanceof ORPCError && (error.defined || error.code === 'BAD_REQUEST' || isErrorCode(error.code))

interface ServerContext extends Context {
  /** Is told of errors that nobody expects. */
  onFailure: (error: unknown) => void
  /** Adds to an answer what many people did. */
  withCounts: (answer: unknown) => Promise<unknown>
}

const handler = new OpenAPIHandler<ServerContext>(router, {
  clientInterceptors: [
    onError((error, { context }) => (isExpected(error) ? undefined : context.onFailure(error))),
    async ({ next, context }) => context.withCounts(withSeenCounts(context, await withQuoted(context, await next()))),
  ],
})

/** The work of one call over one transaction: it is run until nothing is missing, and then its changes are written. */
export class UnitOfWork {
  readonly #query: Query
  readonly #set = new WorkingSet()
  readonly #now: Date
  readonly #ids = new Map<string, string>()
  #statements = 0

  constructor(query: Query, now: Date) {
    this.#query = async (text, values) => {
      this.#statements += 1
      return query(text, values)
    }
    this.#now = now
  }

  /** Runs work over the collections until it finds everything, and writes its changes. */
  async change<Result>(work: (parts: Parts) => Result) {
    const { result } = await this.#untilComplete([], () => work(this.collections()))
    await flush(this.#query, this.#set)
    const { writes } = this.#set
    return { result, changed: [...writes.keys()], writes }
  }

  collections(): Parts {
    const db = workingCollections(this.#set)
    const personal = inRecords(db)
    const relations = new Relations(db, personal, () => this.#now)
    followCommentCounts(db, relations)
    return { db, reads: createReads(this.#set, db), personal, relations }
  }

  async answer(call: Call, { simulated, previews, policy }: Surroundings): Promise<Done> {
    let effects: Effect[] = []
    const run = async () => {
      effects = []
      const failures: unknown[] = []
      const { db, reads, personal, relations } = this.collections()
      const now = this.#now
      const viewer = call.viewerId === null ? null : (db.profiles.get(call.viewerId) ?? null)
      const context: ServerContext = {
        db,
        relations,
        reads,
        loadIssues: async () => {},
        reports: null,
        personal,
        previews,
        effects,
        simulated,
        viewer,
        policy,
        visible: visibilityFor(db, relations, viewer?.id ?? null, now),
        now,
        nowIso: now.toISOString(),
        setCurrentUser: () => {},
        onFailure: (error) => failures.push(error),
        // They are asked once, when the run has found everything.
        withCounts: async (answer) =>
          policy.isShared && this.#set.missing.length === 0
            ? withMemberCounts(this.#query, call.viewerId, answer)
            : answer,
      }
      const actor = actorIn(context)
      if (call.name && actor && policy.mayMake?.(call.name, actor) === false) {
        return { matched: true, response: declaredFailure('MAY_NOT_WRITE'), failures } as const
      }
      const { pathname } = new URL(call.url)
      const prefix = pathname.split('/').slice(0, -2).join('/')
      const request = new Request(call.url, {
        method: 'POST',
        headers: call.headers,
        ...(call.body && { body: call.body }),
      })
      const result = await handler.handle(request, {
        context,
        ...(prefix.startsWith('/') && { prefix: `/${prefix.slice(1)}` as const }),
      })
      return { ...result, failures }
    }
    const { result, rounds } = await this.#untilComplete(planOf(call.viewerId, call.input), run)
    // The caller learns only that something failed.
    for (const failure of result.failures) logFailure('Failed to carry out a call', failure)
    const response = result.matched ? result.response : notFound()
    // A refused call leaves nothing behind.
    if (!response.ok)
      return { response, rounds, statements: this.#statements, changed: [], effects: [], writes: new Map() }
    await flush(this.#query, this.#set)
    for (const effect of effects) if (effect.type === 'keepPreview') previews.set(effect.url, effect.preview)
    const changesImages = effects.some(({ type }) => type !== 'keepPreview')
    const { writes } = this.#set
    const changed = [...writes.keys(), ...(changesImages ? ['images'] : [])]
    return { response, rounds, statements: this.#statements, changed, effects, writes }
  }

  async #untilComplete<Result>(plan: readonly Wanted[], run: () => Result | Promise<Result>) {
    await this.#load(plan)
    for (let rounds = 1; rounds <= MOST_ROUNDS; rounds += 1) {
      this.#set.begin()
      const attempt = await withSameIds(this.#ids, () => this.#attempt(run))
      // An answer or a refusal counts only if the run found all that it asked.
      if (attempt && this.#set.missing.length === 0) return { result: attempt.result, rounds }
      await this.#load(this.#set.missing)
    }
    throw new Error(`Failed to carry out a call: after ${MOST_ROUNDS} rounds something is still missing.`)
  }

  /** Returns null for a run that failed because something was missing. */
  async #attempt<Result>(run: () => Result | Promise<Result>) {
    try {
      return { result: await run() }
    } catch (error) {
      if (this.#set.missing.length > 0) return null
      throw error
    }
  }

  async #load(wanted: readonly Wanted[]): Promise<void> {
    let next = wanted
    for (let depth = 0; next.length > 0 && depth < DEPTH; depth += 1) {
      const loaded = await load(this.#query, this.#set, next)
      this.#deriveLists(next)
      next = relatedTo(loaded).filter((one) => !this.#set.has(one))
    }
  }

  #deriveLists(wanted: readonly Wanted[]): void {
    for (const one of wanted) {
      if (one.kind !== 'list' || one.table !== 'comments' || one.index !== 'post') continue
      const comments: readonly Loaded[] = this.#set.list('comments', 'post', one.key)
      deriveCommentLists(this.#set, one.key, comments)
    }
  }
}

const notFound = () => Response.json({ defined: false, code: 'NOT_FOUND', status: 404 }, { status: 404 })

/** A declared error of every call, in the shape in which an oRPC server sends it. */
export function declaredFailure(
  code: 'MAY_NOT_WRITE' | 'MOCK_NETWORK_ERROR' | 'STORAGE_FULL' | 'TOO_LARGE' | 'UNAUTHORIZED' | 'UNSUPPORTED_TYPE',
): Response {
  const { status, message } = ERRORS[code]
  return Response.json({ defined: true, code, status, message }, { status })
}
