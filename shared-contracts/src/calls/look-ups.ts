import type { BackendApi } from '../client'
import type { Contract } from '../contract'
import type { Relation } from '../entities/account'
import type { CallMeta, Queueing, ReadCall, Toggle, WriteCall } from './call-meta'
import type { Resource } from './reads'
import { TABLE, type Table } from './table'

/** Name of a call: `posts.create`. The simulation's `fail` list and the offline queue use these. */
export type CallName = {
  [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`
}[keyof Contract & string]

const CALLS: ReadonlyMap<string, CallMeta> = new Map(
  Object.entries(TABLE).flatMap(([area, calls]) =>
    Object.entries(calls).map(([call, meta]): [string, CallMeta] => [`${area}.${call}`, meta]),
  ),
)

/** Returns whether a text from storage or an address names a call. */
export function isCallName(name: string): name is CallName {
  return CALLS.has(name)
}

/** Name of a call from the path of a request: `/posts/create` and `https://api.example/base/posts/create` → `posts.create`. */
export function callNameOf(pathname: string): CallName | null {
  const name = pathname.split('/').filter(Boolean).slice(-2).join('.')
  return isCallName(name) ? name : null
}

/** Every call, in the order of the table. */
export const callNames = (): CallName[] => [...CALLS.keys()].filter(isCallName)

/** Returns the table's entry of a call; throws for a name that is not in it. */
export function callMeta(name: CallName): CallMeta {
  const meta = CALLS.get(name)
  if (!meta) throw new Error(`Failed to look up the call ${name}: it is not in the table.`)
  return meta
}

/** Returns how a call waits in the offline queue; null for one that does not, and for a name unknown to this version. */
export function queueingOf(name: string) {
  const meta = CALLS.get(name)
  return meta?.kind === 'write' ? meta.queue : null
}

/** Returns the call that sets or ends a membership, and the input field for the thing's id. */
export function membershipCall(relation: Relation, on: boolean): { name: CallName; field: string } {
  for (const name of callNames()) {
    const queueing = queueingOf(name)
    if (queueing?.as === 'toggle' && queueing.relation === relation && queueing.on === on) {
      return { name, field: queueing.field }
    }
  }
  throw new Error(`Failed to set the membership ${relation}: no call does it.`)
}

/** The answer to a write that waits in the offline queue: nothing has been done yet, and the shell says so. */
export interface Queued {
  readonly queued: true
}

/** Tells whether the call waits in the offline queue in place of having been answered. */
export function isQueued(answer: unknown): answer is Queued {
  return typeof answer === 'object' && answer !== null && 'queued' in answer
}

type MayWait<Call> = Call extends (...input: infer Input) => Promise<infer Output>
  ? (...input: Input) => Promise<Output | Queued>
  : never

/**
 * Every call as pages have it. A write that may wait in the offline queue answers what the contract says, or `Queued`:
 * the caller looks with `isQueued` before using the answer or saying that something is done.
 */
export type Api = {
  readonly [Area in keyof BackendApi]: {
    readonly [Call in keyof BackendApi[Area]]: Call extends keyof Table[Area]
      ? Table[Area][Call] extends WriteCall<Queueing>
        ? MayWait<BackendApi[Area][Call]>
        : BackendApi[Area][Call]
      : never
  }
}

/**
 * Makes a call that is known by its name only. The contract validates the input on the other side, as always. Rejects for
 * a name that this version does not know.
 */
export async function callByName(api: Api, name: string, input: unknown): Promise<unknown> {
  const [area = '', verb = ''] = name.split('.')
  const call = memberOf(memberOf(api, area), verb)
  if (typeof call !== 'function') throw new Error(`Failed to call ${name}: the client has no such call.`)
  return call(input)
}

/** The areas and calls of the client are proxies of functions. */
function memberOf(owner: unknown, name: string): unknown {
  const isOwner = (typeof owner === 'object' && owner !== null) || typeof owner === 'function'
  return isOwner ? Reflect.get(owner, name) : undefined
}

/** The calls of an area that fill a read. */
type Filling<Area extends keyof Table, R extends Resource> = {
  [Call in keyof Table[Area]]: Table[Area][Call] extends ReadCall<infer Filled>
    ? R extends Filled
      ? Call
      : never
    : never
}[keyof Table[Area]]

/** The part of the client that fills a read: a query of that name may make these calls only. */
export type ReadApi<R extends Resource> = {
  readonly [Area in keyof Table]: Pick<Api[Area], Filling<Area, R> & keyof Api[Area]>
}

/** The memberships that some call sets (`On` true) or ends. */
type Toggled<On extends boolean> = {
  [Area in keyof Table]: {
    [Call in keyof Table[Area]]: Table[Area][Call] extends WriteCall<Toggle<infer R, On>> ? R : never
  }[keyof Table[Area]]
}[keyof Table]

type Nothing<T extends never> = T
/** Does not compile while a membership of the schema has no call that sets it, or none that ends it. @public */
export type MembershipsWithoutCalls = Nothing<Exclude<Relation, Toggled<true> & Toggled<false>>>
