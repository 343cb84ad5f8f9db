import { asideKey, createMemoryStorage, type DeviceStorage, isSetAside, keysOf, STORAGE_KEYS } from '@ementa/contracts'
import * as v from 'valibot'

/** The part of `localStorage` that the backend uses. */
export type StorageLike = DeviceStorage

/** Local storage without exceptions: unreadable values are set aside and reported. */
export class SafeStorage {
  readonly #storage: StorageLike
  readonly #listeners = new Set<(key: string) => void>()
  readonly #unreadable = new Set<string>()
  /** Values of the keys before the change under way wrote them; null while none is under way. */
  #before: Map<string, string | null> | null = null
  #hasRefused = false

  constructor(storage: StorageLike) {
    this.#storage = storage
  }

  /** The keys of values that were set aside under `<key>.corrupt`. */
  get unreadable(): readonly string[] {
    return [...this.#unreadable]
  }

  /** Calls `listener` once for each such key, those of before included. Returns the function that stops it. */
  onUnreadable(listener: (key: string) => void): () => void {
    for (const key of this.#unreadable) listener(key)
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  raw(key: string): string | null {
    return this.#storage.getItem(key)
  }

  /** Returns the keys that begin with `prefix`, without those that were set aside. */
  keys(prefix: string): string[] {
    return keysOf(this.#storage, prefix).filter((key) => !isSetAside(key))
  }

  /** The value under `key`, or undefined when there is none or it was unreadable (then it is set aside). */
  read<Schema extends v.GenericSchema>(key: string, schema: Schema): v.InferOutput<Schema> | undefined {
    const text = this.raw(key)
    if (text === null) return undefined
    const value = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    if (value.success) return value.output
    this.setAside(key)
    return undefined
  }

  /** Returns whether the value is really stored. */
  write(key: string, value: unknown): boolean {
    return this.writeText(key, JSON.stringify(value))
  }

  /** Writes a value that is JSON text already. Returns whether it is really stored. */
  writeText(key: string, text: string): boolean {
    this.#noteBefore(key)
    return this.#write(key, text)
  }

  remove(key: string): void {
    this.#noteBefore(key)
    this.#storage.removeItem(key)
  }

  /** Begins a change: everything written until `end` is stored as a whole, or not at all. */
  begin(): void {
    this.#before = new Map()
    this.#hasRefused = false
  }

  /** Ends the change. Returns whether it is stored: not when it is unwanted, nor when something of it found no room. */
  end(isWanted: boolean): boolean {
    const before = this.#before ?? new Map<string, string | null>()
    const isStored = isWanted && !this.#hasRefused
    this.#before = null
    if (isStored) return true
    // All keys are removed first, so that the earlier values fit into the room that they had.
    for (const key of before.keys()) this.#storage.removeItem(key)
    for (const [key, text] of before) if (text !== null) this.#write(key, text)
    return false
  }

  #noteBefore(key: string): void {
    if (this.#before && !this.#before.has(key)) this.#before.set(key, this.raw(key))
  }

  /** Keeps an unusable value under another key, so that nothing is lost silently. */
  setAside(key: string): void {
    const text = this.raw(key)
    // Removed first: a full disk would otherwise refuse the copy. If it still does, the value stays where it was.
    this.remove(key)
    if (text !== null && !this.#write(asideKey(key), text)) this.#write(key, text)
    if (this.#unreadable.has(key)) return
    this.#unreadable.add(key)
    for (const listener of this.#listeners) listener(key)
  }

  #write(key: string, text: string): boolean {
    try {
      this.#storage.setItem(key, text)
      return true
    } catch {
      // The cache can be fetched again, so it makes room for data that cannot.
      if (this.raw(STORAGE_KEYS.cache) !== null) {
        this.#storage.removeItem(STORAGE_KEYS.cache)
        return this.#write(key, text)
      }
      this.#hasRefused = true
      return false
    }
  }
}

/** `localStorage` for Node and tests; `quota` limits the characters of keys and values together, as browsers do. */
export const memoryStorage: (quota?: number) => StorageLike = createMemoryStorage

/**
 * One value under one storage key, for the small things that have a key of their own (search history, reports …).
 * Read through to the storage each time, so that other tabs are seen, and so is a change that was not stored.
 */
export class Document<Schema extends v.GenericSchema> {
  readonly #storage: SafeStorage
  readonly #key: string
  readonly #schema: Schema
  readonly #fallback: () => v.InferOutput<Schema>
  #text: string | null | undefined
  #value: v.InferOutput<Schema>

  constructor(storage: SafeStorage, key: string, schema: Schema, fallback: () => v.InferOutput<Schema>) {
    this.#storage = storage
    this.#key = key
    this.#schema = schema
    this.#fallback = fallback
    this.#value = fallback()
  }

  get(): v.InferOutput<Schema> {
    const text = this.#storage.raw(this.#key)
    if (text !== this.#text) {
      this.#value = this.#storage.read(this.#key, this.#schema) ?? this.#fallback()
      this.#text = this.#storage.raw(this.#key)
    }
    return this.#value
  }

  /** Writes the value. When it does not fit, the storage ends the change that it belongs to as failed. */
  set(value: v.InferOutput<Schema>): void {
    this.#storage.write(this.#key, value)
  }

  clear(): void {
    this.#storage.remove(this.#key)
  }
}

/** The part of `window` that reports the writes of other tabs. */
export type TabEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Calls `changed` with each key that another tab of the product wrote or removed, or null when anything may have changed:
 * the storage was emptied, or the page comes back from the browser's cache, where no event reaches it. Returns the
 * function that stops it.
 */
export function watchTabs(events: TabEvents, changed: (key: string | null) => void): () => void {
  const listen = (event: Event) => {
    // `instanceof StorageEvent` would fail outside browsers, where the class does not exist.
    if ('key' in event && (event.key === null || typeof event.key === 'string')) changed(event.key)
  }
  const awake = (event: Event) => {
    if ('persisted' in event && event.persisted) changed(null)
  }
  events.addEventListener('storage', listen)
  events.addEventListener('pageshow', awake)
  return () => {
    events.removeEventListener('storage', listen)
    events.removeEventListener('pageshow', awake)
  }
}
