import { errorCode } from '@ementa/contracts'
import { type BackendApi, createClient, SESSION_HEADER } from '@ementa/contracts/client'
import { type Backend, createBackend } from '../../backend'
import { memoryBlobs } from '../../store/blobs'
import { memoryStorage, type StorageLike } from '../../store/storage'
import { calm, START } from '../start'

/** People of the seed who take part; the last one moderates. */
export const PEOPLE = ['anapaula', 'beatriz', 'joaopedro', 'renata', 'moderacao'] as const
export type Person = (typeof PEOPLE)[number]
export const MODERATOR: Person = 'moderacao'

const HOUR = 3_600_000
/** A call fails this often: whoever made it tries again with the same request id, as people do. */
const FAILURE_RATE = 0.3
/** Number of failures in a row that does not happen by chance. */
const PATIENCE = 60

/** Two windows of one browser on one storage, a clock that jumps, and a line that loses every third request. */
export class World {
  #now = START.getTime()
  readonly #storage = memoryStorage()
  readonly #blobs = memoryBlobs()
  readonly #seed: number
  readonly #windows: { events: EventTarget; backend: Backend }[] = []

  constructor(seed: number) {
    this.#seed = seed
  }

  get now() {
    return this.#now
  }

  /** A second passes with each step: lists by time have an order. */
  tick() {
    this.#now += 1000
  }

  jump(hours: number) {
    this.#now += hours * HOUR
  }

  /** Opens a window, or opens it again: whatever it only remembered is gone. */
  async open(index: number) {
    this.#windows[index]?.backend.close()
    const events = new EventTarget()
    const backend = await createBackend({
      storage: this.#toldStorage(events),
      blobs: this.#blobs,
      clock: () => new Date(this.#now),
      session: 'header',
      tabs: events,
      simulation: calm({ failureRate: FAILURE_RATE, bulkFailureRate: FAILURE_RATE, seed: this.#seed + index }),
    })
    this.#windows[index] = { events, backend }
  }

  /** Resets as the page does: restores the data and opens every window again. */
  async reset(index: number) {
    await this.#windows[index]?.backend.reset()
    await Promise.all(this.#windows.map((_, each) => this.open(each)))
  }

  /** Keys of stored values that could not be read so far. */
  get unreadable() {
    return this.#windows.flatMap(({ backend }) => backend.unreadable)
  }

  /** The client of a person, or of a visitor, in a window. */
  as(person: Person | null, index = 0): BackendApi {
    const window = this.#windows[index % this.#windows.length]
    if (!window) throw new Error(`Failed to use window ${index}: it is not open.`)
    const headers = (): Record<string, string> => (person ? { [SESSION_HEADER]: person } : {})
    return createClient({ url: 'https://backend.test/api', fetch: window.backend.fetch, headers })
  }

  close() {
    for (const { backend } of this.#windows) backend.close()
  }

  /** Other windows hear of each change. */
  #toldStorage(mine: EventTarget): StorageLike {
    const storage = this.#storage
    const tell = (key: string) => {
      for (const { events } of this.#windows) {
        if (events !== mine) events.dispatchEvent(Object.assign(new Event('storage'), { key }))
      }
    }
    return new Proxy(storage, {
      get(target, name) {
        if (name !== 'setItem' && name !== 'removeItem') {
          const value = Reflect.get(target, name, target)
          return typeof value === 'function' ? value.bind(target) : value
        }
        return (key: string, value: string) => {
          if (name === 'setItem') target.setItem(key, value)
          else target.removeItem(key)
          tell(key)
        }
      },
    })
  }
}

/** Tries until the line lets it through. */
export async function persist<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if (errorCode(error) !== 'MOCK_NETWORK_ERROR') throw error
    }
  }
  throw new Error(`A call failed ${PATIENCE} times in a row.`)
}

/** The code with which a call is refused; null when it is not. */
export const refusal = (call: () => Promise<unknown>) =>
  persist(() =>
    call().then(
      () => null,
      (error: unknown) => {
        const code = errorCode(error)
        if (code === 'MOCK_NETWORK_ERROR') throw error
        return code ?? String(error)
      },
    ),
  )
