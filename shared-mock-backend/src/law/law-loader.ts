import { loadArea } from '../load-area'
import type { Collections } from '../store/collections'
import type { LawIndex } from './law-index'

/** The index of citations, whose code is fetched at the first question: no first paint needs it. */
export class LawLoader {
  readonly #db: Collections
  #loading: Promise<LawIndex> | undefined

  constructor(db: Collections) {
    this.#db = db
  }

  async index(): Promise<LawIndex> {
    this.#loading ??= loadArea(import('./law-index')).then(({ LawIndex }) => new LawIndex(this.#db))
    // Code that did not arrive is asked for again by the next call.
    const index = await this.#loading.catch((cause) => {
      this.#loading = undefined
      throw cause
    })
    return index.ready()
  }

  /** The world was loaded again. */
  clear(): void {
    this.#loading?.then(
      (index) => index.clear(),
      () => undefined,
    )
  }
}
