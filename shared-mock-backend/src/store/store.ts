import { STORAGE_KEYS } from '@ementa/contracts'
import { idSchema, timeSchema } from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { deviceZone } from '../calendar'
import { type BlobStore, memoryBlobs } from './blobs'
import { createCollections, type MemoryCollections } from './collections'
import { Persistence } from './persistence'
import type { DeferredData, FirstData, NewsletterWork } from './seed-data'
import { SafeStorage, type StorageLike } from './storage'
import { loadDeferredData, loadNewsletterWork, loadSeed, Stage } from './world'

/** Raised when the stored data changes its shape. Data of another version are set aside. */
const VERSION = 1

const headSchema = v.object({
  version: v.literal(VERSION),
  /** The moment the generated data is relative to: the first start, or the last reset. */
  seededAt: timeSchema,
  /** Number of posts generated on top of the seed, for benchmarks; 0 for none. */
  posts: v.number(),
  currentUserId: v.nullable(idSchema),
  /** Time of the next due schedule, null for none: known without loading the schedules. Absent: not known yet. */
  nextDue: v.optional(v.nullable(timeSchema)),
  /** The zone of newsletters that name none: this device's, as it was when their work was first needed. */
  zone: v.optional(v.string()),
})
type Head = v.InferOutput<typeof headSchema>

/** The first generated schedule falls due later than so many ms after the seed's moment. */
export const FIRST_SEEDED_DUE = 8 * 60 * 60_000

/** Generates the world for a moment and a volume; the same for the same arguments. */
export type Generate = (seededAt: Date, posts: number) => Promise<FirstData & Partial<DeferredData>>

export interface StoreOptions {
  storage: StorageLike
  /** Storage of large texts; without it they stay in local storage. */
  blobs?: BlobStore
  clock: () => Date
  generate: Generate
  /** The rest of it, each part once it is needed. */
  generateDeferred: (seededAt: Date) => Promise<DeferredData>
  generateWork: (seededAt: Date) => Promise<NewsletterWork>
  /** Absent: this device's. */
  zone?: string
}

/** Collections with the texts of issues. They are read with the newsletters' work, and no first page waits for them. */
const LARGE: readonly string[] = ['issues', 'deletedIssues', 'templates']

const isWhole = (seed: FirstData & Partial<DeferredData>): seed is FirstData & DeferredData =>
  seed.comments !== undefined

/** All data of the backend: generated at each start, with the stored differences applied over it (decision 025). */
export class Store {
  readonly db: MemoryCollections = createCollections()
  readonly storage: SafeStorage
  readonly #persistence: Persistence
  readonly #clock: () => Date
  readonly #zone: string | undefined
  readonly #generate: Generate
  /** Comments, notifications and moderation, which no call of a first page reads. */
  readonly deferred: Stage<DeferredData>
  /** Issues, schedules, A/B tests and suggestions. */
  readonly newsletterWork: Stage<NewsletterWork>
  readonly #loadListeners = new Set<() => void>()
  #head: Head
  /** The last change, and the last takeover from another tab, under way or done. */
  #changing: Promise<unknown> = Promise.resolve()
  #taking: Promise<unknown> = Promise.resolve()

  constructor(options: StoreOptions) {
    const { storage, blobs = memoryBlobs(), clock, generate, generateDeferred, generateWork } = options
    this.#zone = options.zone
    this.storage = new SafeStorage(storage)
    this.#persistence = new Persistence(this.storage, blobs)
    this.#clock = clock
    this.#generate = generate
    const seededAt = () => this.#head.seededAt
    this.deferred = new Stage({
      seededAt,
      generate: generateDeferred,
      load: (data) => this.#persistence.readCollections(loadDeferredData(this.db, data)),
    })
    this.newsletterWork = new Stage({
      seededAt,
      generate: async (seededAt) => {
        const [work] = await Promise.all([generateWork(seededAt), this.#persistence.fetchTexts()])
        return work
      },
      load: (data) => {
        this.#persistence.readCollections(loadNewsletterWork(this.db, data))
        this.#placeNewsletters()
      },
    })
    this.#head = this.#newHead(0)
    for (const [name, collection] of Object.entries(this.db)) {
      this.#persistence.bind(name, collection, { isLarge: LARGE.includes(name) })
    }
  }

  get currentUserId(): string | null {
    return this.#head.currentUserId
  }

  set currentUserId(id: string | null) {
    // Read again: another tab may have begun a new world, and its event may still be under way.
    this.storage.write(STORAGE_KEYS.state, { ...(this.#readHead() ?? this.#head), currentUserId: id })
    this.#head = { ...this.#head, currentUserId: id }
  }

  /** Called after the whole world was loaded again, at the start, by a reset or by another tab's reset. */
  onLoad(listener: () => void): void {
    this.#loadListeners.add(listener)
  }

  /** Reads the stored data, or begins a new world when none is usable. */
  async load(posts: number): Promise<void> {
    const stored = this.#readHead()
    const head = stored ?? this.#newHead(posts)
    if (!stored || head.posts !== posts) this.#writeHead({ ...head, posts })
    else this.#head = head
    await this.#fill()
  }

  /** Back to a fresh seed, signed out. */
  async reset(): Promise<void> {
    this.#persistence.clear()
    this.#writeHead(this.#newHead(this.#head.posts))
    await this.#fill()
  }

  /**
   * Makes a change that is stored as a whole or not at all: what it put into the collections before it failed, or before
   * the device was found to be full, is taken back. One change at a time, so that nothing else is taken back with it.
   * @param isDone whether the result is a success
   * @returns whether the change is stored, with the result
   */
  change<Result>(work: () => Promise<Result>, isDone: (result: Result) => boolean) {
    const changing = this.#changing.then(async () => {
      this.storage.begin()
      let isWanted = false
      try {
        const result = await work()
        isWanted = isDone(result) && (await this.#flush())
        return { result, isStored: this.#end(isWanted) }
      } catch (error) {
        this.#end(false)
        throw error
      }
    })
    this.#changing = changing.catch(() => undefined)
    return changing
  }

  /** Stores the changes of a call that is not made to change anything. */
  async keepChanges(): Promise<void> {
    if (this.#persistence.hasChanges) await this.change(async () => true, Boolean)
  }

  /** Resolves when the writes of other tabs have been taken over; await it before reading. */
  upToDate(): Promise<unknown> {
    return this.#taking
  }

  async #flush(): Promise<boolean> {
    const isStored = await this.#persistence.flush()
    if (isStored) this.#rememberNextDue()
    return isStored
  }

  #end(isWanted: boolean): boolean {
    const isStored = this.storage.end(isWanted)
    if (isStored) this.#persistence.settle()
    else {
      this.#persistence.undo()
      // The sign-in lasts for this visit even if the device refuses to store it: nobody loses access to their texts.
      this.#head = { ...this.#head, nextDue: this.#readHead()?.nextDue }
    }
    return isStored
  }

  /** Returns the time of the next due schedule, in ms epoch, null for none; before the schedules are loaded it may be early. */
  nextDue(): number | null {
    const { seededAt, nextDue } = this.#head
    const next = this.newsletterWork.isThere ? this.#firstPending() : nextDue
    if (next === undefined) return Date.parse(seededAt) + FIRST_SEEDED_DUE
    return next === null ? null : Date.parse(next)
  }

  /** Reads issues and schedules again: another tab may have carried out a schedule while its events are under way. */
  async readSchedulesAgain(): Promise<void> {
    await this.#persistence.fetchTexts()
    this.#persistence.readCollections(['issues', 'schedules'])
  }

  #firstPending(): string | null {
    return this.db.schedules.by('status', 'pending')[0]?.scheduled_at ?? null
  }

  #rememberNextDue(): void {
    if (!this.newsletterWork.isThere) return
    const nextDue = this.#firstPending()
    if (nextDue === this.#head.nextDue) return
    this.storage.write(STORAGE_KEYS.state, { ...(this.#readHead() ?? this.#head), nextDue })
    this.#head = { ...this.#head, nextDue }
  }

  /**
   * Takes over another tab's write; null when anything may have changed (the storage was emptied, or this tab was
   * frozen). Returns whether it was about this store.
   */
  take(key: string | null): Promise<boolean> {
    const taking = this.#taking.then(() => this.#take(key))
    this.#taking = taking.catch(() => undefined)
    return taking
  }

  async #take(key: string | null): Promise<boolean> {
    if (key !== null && key !== STORAGE_KEYS.state) {
      // Before the newsletters' work is there, nobody can read a large record, and all of them are fetched with it.
      if (this.newsletterWork.isThere) await this.#persistence.fetchText(key)
      return this.#persistence.readKey(key)
    }
    const previousHead = this.#head
    const wasThere = this.storage.raw(STORAGE_KEYS.state) !== null
    const head = this.#readHead()
    if (head) this.#head = head
    // An unreadable head has been set aside, so this tab writes its own. A missing one was erased.
    else this.#writeHead(wasThere ? previousHead : this.#newHead(previousHead.posts))
    const isSameWorld = this.#head.seededAt === previousHead.seededAt && this.#head.posts === previousHead.posts
    if (key === null || !isSameWorld) await this.#fill(isSameWorld)
    return true
  }

  async #fill(isSameWorld = false): Promise<void> {
    const seededAt = new Date(this.#head.seededAt)
    const seed = await this.#generate(seededAt, this.#head.posts)
    const hasAll = isWhole(seed)
    const deferredData = hasAll ? seed : await this.deferred.again(seededAt)
    const work = await this.newsletterWork.again(seededAt)
    if (!isSameWorld) this.#persistence.dropUnsaved()
    const putBack = this.#persistence.keepUnsaved()
    loadSeed(this.db, seed)
    if (deferredData) loadDeferredData(this.db, deferredData)
    if (work) loadNewsletterWork(this.db, work)
    if (hasAll) this.deferred.isThere = true
    putBack()
    this.#persistence.readAll()
    if (work) this.#placeNewsletters()
    for (const listener of this.#loadListeners) listener()
  }

  /** Gives a zone to the newsletters that have none. Asking the browser for its own takes long, and no first page needs it. */
  #placeNewsletters(): void {
    const { newsletters } = this.db
    const zone = this.#head.zone ?? this.#zone ?? deviceZone()
    if (this.#head.zone === undefined) this.#writeHead({ ...(this.#readHead() ?? this.#head), zone })
    for (const newsletter of [...newsletters.all()]) {
      if (newsletter.zone === undefined) newsletters.applyRecord(newsletter.id, { ...newsletter, zone })
    }
  }

  #newHead(posts: number): Head {
    return { version: VERSION, seededAt: this.#clock().toISOString(), posts, currentUserId: null }
  }

  #writeHead(head: Head): void {
    this.#head = head
    this.storage.write(STORAGE_KEYS.state, head)
  }

  #readHead(): Head | undefined {
    const key = STORAGE_KEYS.state
    const stored = this.storage.read(key, v.looseObject({ version: v.number() }))
    if (stored === undefined) return undefined
    if (stored.version === VERSION) return this.storage.read(key, headSchema)
    this.#persistence.clear(true)
    this.storage.setAside(key)
    return undefined
  }
}
