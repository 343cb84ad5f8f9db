import type { Inputs } from '../client'
import type { Contract } from '../contract'
import type { Relation } from '../entities/account'
import type { LATENCY } from '../limits'
import type { Resource } from './reads'

export type LatencyClass = keyof typeof LATENCY

interface AnyCall {
  /** Range of `LATENCY` that the simulation uses. */
  readonly latency: LatencyClass
}

/** A call that changes nothing: it may be retried and cached. */
export interface ReadCall<R extends Resource = Resource> extends AnyCall {
  readonly kind: 'read'
  /** The cached reads that its answers fill; none for a call whose answer is used once. */
  readonly reads: readonly R[]
}

/** A call that changes something: never retried, never cached. */
export interface WriteCall<Q extends Queueing | null = Queueing | null> extends AnyCall {
  readonly kind: 'write'
  /** The reads it makes stale: read again after a success, at once when they are on screen. */
  readonly stale: readonly Resource[]
  /**
   * Reads that the caller updates with the answer, so that what is on screen does not move. Stale
   * for other tabs, and when the queue sends the call: nobody waits for its answer then.
   */
  readonly byCaller: readonly Resource[]
  /** True when a refusal makes the reads stale too: somebody else was faster, so the page shows old data. */
  readonly alsoWhenRefused: boolean
  /** Rules for waiting in the offline queue; null: the call fails at once while offline. */
  readonly queue: Q
}

export type CallMeta = ReadCall | WriteCall

/**
 * How queued actions of one call coalesce. `toggle`: of one membership only the newest intent stays, and opposite
 * intents that were never sent cancel each other. `setting`: of one thing only the newest intent stays. `create`: one for
 * each `requestId`, which the backend carries out once, however often it arrives. `action`: one for each input.
 */
export type Queueing = Toggle | Setting | { readonly as: 'create'; readonly title: string } | Action

/** Does something once. */
export interface Action {
  readonly as: 'action'
  readonly title: string
  /** The refusal that says that it is done already, e.g. by a try whose answer never arrived. */
  readonly doneWhen: string | undefined
}

/** Sets or ends a membership of the signed-in user. */
export interface Toggle<R extends Relation = Relation, On extends boolean = boolean, Field extends string = string> {
  readonly as: 'toggle'
  /** Names the action for the user: `Curtir publicação`. */
  readonly title: string
  readonly relation: R
  readonly on: On
  /** Input field with the id of the toggled thing. */
  readonly field: Field
}

/** Says all there is to say about one thing, so that an earlier intent about it need not be sent. */
export interface Setting<Field extends string = string> {
  readonly as: 'setting'
  readonly title: string
  /** Names the thing that is set; calls that set and end the same thing share the name. */
  readonly setting: string
  /** The input's name for the thing. */
  readonly field: Field
  /** Maps different spellings of one thing to the same text. */
  readonly sameFor: (value: string) => string
}

/** The call is checked against its input: the field of a toggle or a setting is one of its names. */
type MetaOf<Input> =
  | ReadCall
  | WriteCall<
      null | Exclude<Queueing, Toggle | Setting> | Toggle<Relation, boolean, FieldOf<Input>> | Setting<FieldOf<Input>>
    >
type FieldOf<Input> = Input extends object ? keyof Input & string : never

/** One line for every call of an area. */
export type CallsOf<Area extends keyof Contract> = {
  readonly [Call in keyof Contract[Area]]: Call extends keyof Inputs[Area] ? MetaOf<Inputs[Area][Call]> : never
}

interface WriteOptions {
  stale?: readonly Resource[]
  byCaller?: readonly Resource[]
  latency?: LatencyClass
  alsoWhenRefused?: boolean
}

/** A read that fills these cached reads. */
export const read = <R extends Resource = never>(...reads: R[]): ReadCall<R> => readWith('read', ...reads)

/** A read with another latency than most. */
export const readWith = <R extends Resource = never>(latency: LatencyClass, ...reads: R[]): ReadCall<R> => ({
  kind: 'read',
  latency,
  reads,
})

/** A write that needs a connection. */
export const write = (options: WriteOptions = {}): WriteCall<null> => ({
  kind: 'write',
  latency: 'write',
  stale: [],
  byCaller: [],
  alsoWhenRefused: false,
  ...options,
  queue: null,
})

/** A write that may wait in the offline queue. */
export const queued = (
  as: 'create' | 'action',
  title: string,
  { doneWhen, ...options }: WriteOptions & { doneWhen?: string },
): WriteCall<Exclude<Queueing, Toggle | Setting>> => ({
  ...write(options),
  queue: as === 'create' ? { as, title } : { as, title, doneWhen },
})

/** A write that sets something about one thing; of its actions in the queue only the newest is sent. */
export const sets = <F extends string>(
  setting: string,
  field: F,
  title: string,
  { sameFor = (value: string) => value, ...options }: WriteOptions & { sameFor?: (value: string) => string },
): WriteCall<Setting<F>> => ({ ...write(options), queue: { as: 'setting', title, setting, field, sameFor } })

/** Sets a membership; waits in the queue while offline. */
export const adds = <R extends Relation, F extends string>(
  relation: R,
  field: F,
  title: string,
  options: WriteOptions = {},
): WriteCall<Toggle<R, true, F>> => ({
  ...write(options),
  queue: { as: 'toggle', title, relation, on: true, field },
})

/** Ends a membership; waits in the queue while offline. */
export const removes = <R extends Relation, F extends string>(
  relation: R,
  field: F,
  title: string,
  options: WriteOptions = {},
): WriteCall<Toggle<R, false, F>> => ({
  ...write(options),
  queue: { as: 'toggle', title, relation, on: false, field },
})
