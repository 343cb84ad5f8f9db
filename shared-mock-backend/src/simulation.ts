import { type CallName, callMeta, FAILURE_RATE, LATENCY, RETRY, STORAGE_KEYS } from '@ementa/contracts'
import * as v from 'valibot'
import { type Random, seededRandom } from './random'
import { Document, type SafeStorage } from './store/storage'

const rateSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const msSchema = v.pipe(v.number(), v.minValue(0))

/** Settings in `ementa-simulation`; an absent key means the specification's number. */
export const simulationSchema = v.object({
  /** [min, max] in ms for every call. */
  latency: v.optional(v.tuple([msSchema, msSchema])),
  failureRate: v.optional(rateSchema),
  /** Names of calls that always fail: `posts.create`. */
  fail: v.optional(v.array(v.string()), () => []),
  uploadFailureRate: v.optional(rateSchema, FAILURE_RATE.upload),
  syncFailureRate: v.optional(rateSchema, FAILURE_RATE.sync),
  installFailureRate: v.optional(rateSchema, FAILURE_RATE.install),
  permissionDenialRate: v.optional(rateSchema, FAILURE_RATE.permissionDenied),
  bulkFailureRate: v.optional(rateSchema, FAILURE_RATE.bulkModeration),
  /** Makes all randomness repeatable. */
  seed: v.optional(v.pipe(v.number(), v.integer())),
  /** First wait between retries, in ms. */
  retryBase: v.optional(msSchema, RETRY.base),
  /** Number of posts that are generated on top of the seed. */
  posts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})
export type Simulation = v.InferOutput<typeof simulationSchema>
export type SimulationInput = v.InferInput<typeof simulationSchema>

/** The simulation that local storage asks for, read again each time so that a change counts at once. */
export function readSimulation(storage: SafeStorage): () => Simulation {
  const document = new Document(storage, STORAGE_KEYS.simulation, simulationSchema, () => v.parse(simulationSchema, {}))
  return () => document.get()
}

const OWN_FAILURE_RATE: Partial<Record<CallName, number>> = {
  'linkPreviews.get': FAILURE_RATE.linkPreview,
  // Fails by `bulkFailureRate`, and then reports each item as not done.
  'moderation.bulkProcess': 0,
}

export type SimulatedRate = 'uploadFailureRate' | 'installFailureRate' | 'permissionDenialRate' | 'bulkFailureRate'

/** The simulation as one call sees it. A real host has one in which nothing ever happens. */
export interface SimulatedCall {
  /** Returns whether what has this rate happens to the call. */
  happens(rate: SimulatedRate): boolean
  /** Waits as long as a call takes, then returns whether it fails; for a call that simulates itself. */
  fails(name: CallName): Promise<boolean>
}

export interface SimulatorOptions {
  settings: () => Simulation
  /** Used while the settings name no seed. */
  random: Random
  /** Waits so many ms; replaced in tests. */
  sleep: (ms: number) => Promise<void>
}

/** Decides how long each call takes and whether it fails. */
export class Simulator {
  readonly settings: () => Simulation
  readonly #random: Random
  readonly #sleep: (ms: number) => Promise<void>
  #seeded: { seed: number; random: Random } | undefined

  constructor({ settings, random, sleep }: SimulatorOptions) {
    this.settings = settings
    this.#random = random
    this.#sleep = sleep
  }

  /** The source of all chance, repeatable while the settings hold a seed. */
  random = (): number => {
    const { seed } = this.settings()
    if (seed === undefined) return this.#random()
    if (this.#seeded?.seed !== seed) this.#seeded = { seed, random: seededRandom(seed) }
    return this.#seeded.random()
  }

  /** Simulates one call. What happens to it is decided once, however often it is asked. */
  forOneCall(): SimulatedCall {
    const decided = new Map<SimulatedRate, boolean>()
    return {
      happens: (rate) => {
        const happens = decided.get(rate) ?? this.chance(this.settings()[rate])
        decided.set(rate, happens)
        return happens
      },
      fails: (name) => this.call(name),
    }
  }

  /** True in `rate` of all cases, from 0 to 1. */
  chance(rate: number): boolean {
    return rate > 0 && this.random() < rate
  }

  /** Waits as long as the call takes, then returns whether it fails. */
  async call(name: CallName): Promise<boolean> {
    await this.#delay(name)
    return this.#fails(name)
  }

  async #delay(name: CallName): Promise<void> {
    const [min, max] = this.settings().latency ?? LATENCY[callMeta(name).latency]
    const ms = min + this.random() * (max - min)
    // No timer at all for no latency: fake clocks and fast tests must not wait for one.
    if (ms > 0) await this.#sleep(ms)
  }

  #fails(name: CallName): boolean {
    const { fail, failureRate } = this.settings()
    return fail.includes(name) || this.chance(failureRate ?? OWN_FAILURE_RATE[name] ?? FAILURE_RATE.call)
  }
}
