import { EVERYTHING, type StaleEvent } from '@ementa/contracts/host'
import type { News } from './news'

/** How long a stream is silent at most, in ms: less than `LIVE_SILENCE`, after which a page takes it for broken. */
const HEARTBEAT = 20_000
/** A stream ends after so many ms, so that whoever listens shows again that they may. */
const LONGEST_STREAM = 15 * 60_000
/** News of one person are told within so many ms, so that several changes of one call are one event. */
const SOON = 50
/** News of everybody reach the last stream so many ms later for each stream, or all pages would ask at once. */
const SPREAD = 5
/** Open pages of one person; of more than these the oldest is no longer told. */
const MOST_STREAMS = 20

/** Somebody who listens. */
export interface Listener {
  personId: string
  isModerator: boolean
  page: string
}

/** The open stream of one page. It keeps names only, so that a page which reads slowly fills no memory. */
class Stream {
  readonly listener: Listener
  readonly #pending = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #due = Number.POSITIVE_INFINITY
  #isOver = false
  #wake = () => {}

  constructor(listener: Listener) {
    this.listener = listener
  }

  tell(names: readonly string[], within: number): void {
    for (const name of names) this.#pending.add(name)
    this.#wakeAt(Date.now() + Math.random() * within)
  }

  end(): void {
    this.#isOver = true
    this.#wake()
  }

  /** Yields what is stale whenever there is something, and nothing now and then. The first event says that the stream is open. */
  async *events(): AsyncGenerator<StaleEvent> {
    const endsAt = Date.now() + LONGEST_STREAM
    try {
      while (!this.#isOver && Date.now() < endsAt) {
        const stale = [...this.#pending]
        this.#pending.clear()
        this.#due = Number.POSITIVE_INFINITY
        yield { stale }
        if (!this.#isOver) await this.#woken()
      }
    } finally {
      clearTimeout(this.#timer)
    }
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
      this.#wakeAt(Date.now() + HEARTBEAT)
    })
  }

  #wakeAt(moment: number): void {
    if (moment < this.#due) this.#due = moment
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, this.#due - Date.now()))
  }
}

/** Tells the open pages of this process what has become stale. */
export class Hub {
  readonly #streams = new Set<Stream>()
  #isClosed = false

  get size(): number {
    return this.#streams.size
  }

  /** Opens a stream, which ends when the page goes, when the hub closes, and after a while by itself. */
  async *listen(listener: Listener, signal?: AbortSignal): AsyncGenerator<StaleEvent> {
    if (this.#isClosed) return
    const stream = new Stream(listener)
    const own = [...this.#streams].filter((one) => one.listener.personId === listener.personId)
    if (own.length >= MOST_STREAMS) own[0]?.end()
    this.#streams.add(stream)
    const end = () => stream.end()
    signal?.addEventListener('abort', end)
    try {
      yield* stream.events()
    } finally {
      signal?.removeEventListener('abort', end)
      this.#streams.delete(stream)
    }
  }

  publish({ page, everybody, moderators, persons }: News): void {
    const spread = SPREAD * this.#streams.size
    for (const stream of this.#streams) {
      const { listener } = stream
      if (listener.page === page) continue
      const own = persons[listener.personId] ?? []
      const soon = listener.isModerator ? [...own, ...moderators] : own
      if (soon.length > 0) stream.tell(soon, SOON)
      if (everybody.length > 0) stream.tell(everybody, spread)
    }
  }

  /** News may have been lost: everybody reads everything again. */
  publishEverything(): void {
    for (const stream of this.#streams) stream.tell([EVERYTHING], SPREAD * this.#streams.size)
  }

  /** Ends all streams, and those that are opened later at once. */
  close(): void {
    this.#isClosed = true
    for (const stream of this.#streams) stream.end()
  }
}
