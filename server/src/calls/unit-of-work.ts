import { type CallName, ERRORS, type LinkPreview } from '@ementa/contracts'
import {
  actorIn,
  type Collections,
  type Context,
  createPersonalRecords,
  type Effect,
  followCommentCounts,
  isRefusal,
  type Personal,
  type Policy,
  personalizeAnswer,
  type Reads,
  Relations,
  router,
  visibilityFor,
} from '@ementa/mock-backend/parts'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError } from '@orpc/server'
import type { Query } from '../database/database'
import type { ImageFile } from '../images/make-sizes'
import { logFailure } from '../log'
import { flush } from '../store/flush'
import { load } from '../store/load'
import { deriveCommentLists, relatedTo } from '../store/related'
import { workingCollections } from '../store/working-collection'
import { type Loaded, type Wanted, WorkingSet } from '../store/working-set'
import { withMemberCounts } from './member-counts'
import { planOf } from './plan'
import type { HostPolicy } from './policy'
import { createReads } from './reads'
import { withSameIds } from './same-ids'

/** A call that is run more often reads in a way that cannot be planned, and is a defect. */
const MOST_ROUNDS = 200
/** How far related entities are followed before a handler asks for them. */
const DEPTH = 3

/** A call as it arrived; it may be carried out several times. */
export interface Call {
  name: CallName | null
  /** Its address without a host. */
  pathname: string
  /** The page that makes it, by its own name. */
  page: string | null
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

interface ServerContext extends Context {
  /** Carries the call out in one context after another. */
  untilComplete: (run: (context: Context) => Promise<unknown>) => Promise<unknown>
}

const handler = new StandardOpenAPIHandler<ServerContext>(router, {
  clientInterceptors: [
    ({ next, ...options }) =>
      options.context.untilComplete((context) => next({ ...options, context: { ...options.context, ...context } })),
  ],
})

/** The work of one call over one transaction: it is run until nothing is missing, and then its changes are written. */
export class UnitOfWork {
  readonly #query: Query
  readonly #set = new WorkingSet()
  readonly #now: Date
  readonly #ids = new Map<string, string>()
  #rounds = 0
  #statements = 0
  /** A statement that failed, which has ended the transaction. */
  #failed: { error: unknown } | null = null

  constructor(query: Query, now: Date) {
    this.#query = async (text, values) => {
      this.#statements += 1
      try {
        return await query(text, values)
      } catch (error) {
        this.#failed ??= { error }
        throw error
      }
    }
    this.#now = now
  }

  /** Runs work over the collections until it finds everything, and writes its changes. */
  async change<Result>(work: (parts: Parts) => Result) {
    const result = await this.#untilComplete([], () => work(this.collections()))
    await flush(this.#query, this.#set)
    const { writes } = this.#set
    return { result, changed: [...writes.keys()], writes }
  }

  collections(): Parts {
    const db = workingCollections(this.#set)
    const personal = createPersonalRecords(db)
    const relations = new Relations(db, personal, () => this.#now)
    followCommentCounts(db, relations)
    return { db, reads: createReads(this.#set, db), personal, relations }
  }

  async answer(call: Call, surroundings: Surroundings): Promise<Done> {
    const { name, viewerId } = call
    const { policy, previews } = surroundings
    let context = this.#contextOf(call, surroundings)
    const failures: unknown[] = []
    const carryOut = async (run: (context: Context) => Promise<unknown>) => {
      const answer = await this.#untilComplete(planOf(name, viewerId, call.input), async () => {
        context = this.#contextOf(call, surroundings)
        const actor = actorIn(context)
        if (name && actor && policy.mayMake?.(name, actor) === false) {
          throw new ORPCError('MAY_NOT_WRITE', ERRORS.MAY_NOT_WRITE)
        }
        return personalizeAnswer(context, await run(context))
      })
      return policy.isShared ? withMemberCounts(this.#query, viewerId, answer) : answer
    }
    const untilComplete: typeof carryOut = (run) =>
      carryOut(run).catch((error) => {
        failures.push(error)
        throw error
      })
    const prefix = call.pathname.split('/').slice(0, -2).join('/')
    const { response } = await handler.handle(
      {
        ...{ method: 'POST', url: new URL(call.pathname, 'http://server'), headers: {}, signal: undefined },
        body: async () => call.input,
      },
      { context: { ...context, untilComplete }, ...(prefix.startsWith('/') && { prefix: prefix as `/${string}` }) },
    )
    if (this.#failed) throw this.#failed.error
    // The caller learns only that something failed.
    for (const failure of failures) if (!isRefusal(failure)) logFailure('Failed to carry out a call', failure)
    const done = { rounds: this.#rounds, response: toResponse(response) }
    // A refused call leaves nothing behind.
    if (!done.response.ok) return { ...done, statements: this.#statements, changed: [], effects: [], writes: new Map() }
    await flush(this.#query, this.#set)
    const { effects } = context
    for (const effect of effects) if (effect.type === 'keepPreview') previews.set(effect.url, effect.preview)
    const changesImages = effects.some(({ type }) => type !== 'keepPreview')
    const { writes } = this.#set
    const changed = [...writes.keys(), ...(changesImages ? ['images'] : [])]
    return { ...done, statements: this.#statements, changed, effects, writes }
  }

  #contextOf({ viewerId }: Call, { simulated, previews, policy }: Surroundings): Context {
    const { db, reads, personal, relations } = this.collections()
    const now = this.#now
    const viewer = viewerId === null ? null : (db.profiles.get(viewerId) ?? null)
    return {
      ...{ db, relations, reads, personal, previews, simulated, viewer, policy, now },
      loadIssues: async () => {},
      reports: null,
      effects: [],
      visible: visibilityFor(db, relations, viewer?.id ?? null, now),
      nowIso: now.toISOString(),
      setCurrentUser: () => {},
    }
  }

  async #untilComplete<Result>(plan: readonly Wanted[], run: () => Result | Promise<Result>) {
    await this.#load(plan)
    for (this.#rounds = 1; this.#rounds <= MOST_ROUNDS; this.#rounds += 1) {
      this.#set.begin()
      const attempt = await withSameIds(this.#ids, () => this.#attempt(run))
      // An answer or a refusal counts only if the run found all that it asked.
      if (attempt && this.#set.missing.length === 0) return attempt.result
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

function toResponse({ status, body }: { status: number; body?: unknown } = { status: 404 }): Response {
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
}

/** A declared error of every call, in the shape in which an oRPC server sends it. */
export function createErrorResponse(
  code: 'MAY_NOT_WRITE' | 'MOCK_NETWORK_ERROR' | 'STORAGE_FULL' | 'TOO_LARGE' | 'UNAUTHORIZED' | 'UNSUPPORTED_TYPE',
): Response {
  const { status, message } = ERRORS[code]
  return Response.json({ defined: true, code, status, message }, { status })
}
