import { randomId, STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import * as v from 'valibot'
import type { BlobStore } from './blobs'
import type { Recorded } from './collection'
import type { SafeStorage } from './storage'

const PREFIX = `${STORAGE_KEYS.state}:`

/** Longer records of a collection that may be large are kept in IndexedDB: local storage takes 5 MB in all. In code units. */
const LARGE_FROM = 4096

/** Matches the reference that local storage holds instead of a large record. */
const REFERENCE = /^\{"text_in":"([\w-]+)"\}$/
const referenceTo = (textId: string) => JSON.stringify({ text_in: textId })
const textIdIn = (raw: string | null): string | null => (raw === null ? null : (REFERENCE.exec(raw)?.[1] ?? null))

/** The collection and id of a record's entity. */
interface Place {
  collection: Recorded
  id: string
}

/**
 * One local-storage record, `ementa-state:<collection>:<id>`, for each entity that differs from the generated data: a
 * write costs what changed. Two tabs do not overwrite each other's changes: different entities are different records,
 * and different fields of one entity are merged when the record is written.
 *
 * A large record is a text in IndexedDB under a random id, to which the record in local storage refers: it becomes valid,
 * and is seen by other tabs, the moment local storage takes the reference (decision 025).
 */
export class Persistence {
  readonly #storage: SafeStorage
  readonly #blobs: BlobStore
  readonly #collections = new Map<string, Recorded>()
  /** The collections whose records may be large. They are read after `fetchTexts`. */
  readonly #large = new Set<string>()
  /** Changed entities whose record is not written yet, by the record's key. */
  readonly #dirty = new Map<string, Place>()
  /** Records as this tab last read or wrote them; local storage holding anything else means another tab wrote. */
  readonly #known = new Map<string, string>()
  /** The large records by the id of their text. */
  readonly #texts = new Map<string, string>()
  /** Records written by the change under way. */
  readonly #written = new Map<string, Place>()
  #newTexts: string[] = []
  #replacedTexts: string[] = []

  constructor(storage: SafeStorage, blobs: BlobStore) {
    this.#storage = storage
    this.#blobs = blobs
  }

  /** Makes the next flush write every change of the collection from now on. */
  bind(name: string, collection: Recorded, { isLarge = false } = {}): void {
    this.#collections.set(name, collection)
    if (isLarge) this.#large.add(name)
    collection.onChange((id, origin) => {
      if (origin === 'local') this.#dirty.set(stateRecordKey(name, id), { collection, id })
    })
  }

  /** True while a change is not written yet. */
  get hasChanges(): boolean {
    return this.#dirty.size > 0
  }

  /** Applies every stored record over the generated data; of the large ones, those whose texts have been fetched. */
  readAll(): void {
    for (const key of this.#known.keys()) if (!this.#dirty.has(key)) this.#known.delete(key)
    for (const key of this.#storage.keys(PREFIX)) this.readKey(key)
  }

  /** Reads the records of these collections, which have just been filled. */
  readCollections(names: readonly string[]): void {
    for (const name of names) for (const key of this.#storage.keys(`${PREFIX}${name}:`)) this.readKey(key)
  }

  /** Fetches the texts of all large records, so that they can be read. */
  async fetchTexts(): Promise<void> {
    const keys = [...this.#large].flatMap((name) => this.#storage.keys(`${PREFIX}${name}:`))
    await Promise.all(keys.map((key) => this.fetchText(key)))
  }

  /** Fetches the text of one record; it does nothing for a record that is not large. */
  async fetchText(key: string): Promise<void> {
    const raw = this.#storage.raw(key)
    const textId = textIdIn(raw)
    if (textId === null || this.#texts.has(textId)) return
    const blob = await this.#blobs.get(textId)
    if (blob) this.#texts.set(textId, await blob.text())
    // Another tab may have replaced the text meanwhile; a text that is gone while its record is not is lost.
    else if (this.#storage.raw(key) !== raw) await this.fetchText(key)
    else this.#storage.setAside(key)
  }

  /**
   * Applies one record, for example one that another tab wrote or removed. A change under way is merged into it when it is
   * written. Returns whether the key is a record's.
   */
  readKey(key: string): boolean {
    const { collection, id } = this.#find(key)
    if (!collection) return false
    if (this.#dirty.has(key)) return true
    const raw = this.#storage.raw(key)
    if (textIdIn(raw) !== null && this.#recordIn(raw) === undefined) return true
    const record = this.#parse(key)
    if (record === undefined) collection.restore(id)
    else if (collection.applyRecord(id, record)) {
      const earlier = textIdIn(this.#known.get(key) ?? null)
      if (earlier !== null && earlier !== textIdIn(raw) && !this.#written.has(key)) this.#texts.delete(earlier)
      this.#remember(key)
    } else this.#storage.setAside(key)
    return true
  }

  /** Writes all changes. Returns whether all of them are stored; then call `settle`, otherwise `undo`. */
  async flush(): Promise<boolean> {
    try {
      await Promise.all([...this.#dirty.keys()].map((key) => this.fetchText(key)))
      const texts = await this.#putLargeTexts()
      for (const [key, place] of this.#dirty) {
        this.#written.set(key, place)
        if (!this.#write(key, place, texts)) return false
        this.#dirty.delete(key)
      }
      return true
    } catch (error) {
      console.error('[store] a text could not be stored', error)
      return false
    }
  }

  /** Ends a change that is kept: deletes the texts that it replaced. */
  settle(): void {
    this.#written.clear()
    this.#newTexts = []
    this.#deleteTexts(this.#replacedTexts)
    this.#replacedTexts = []
  }

  /** Gives up the changes: every entity is again as in the storage, which has already gone back. */
  undo(): void {
    const keys = [...this.#dirty.keys(), ...this.#written.keys()]
    this.#dirty.clear()
    this.#written.clear()
    this.#replacedTexts = []
    for (const key of keys) {
      this.#known.delete(key)
      this.readKey(key)
    }
    this.#deleteTexts(this.#newTexts)
    this.#newTexts = []
  }

  /**
   * Call it before the generated data is loaded again, and what it returns between that and `readAll`: changes that a call
   * under way has just made are in memory alone and would be gone.
   */
  keepUnsaved(): () => void {
    const unsaved = [...this.#dirty.values()].map(({ collection, id }) => ({
      collection,
      id,
      entity: collection.get(id),
    }))
    return () => {
      for (const { collection, id, entity } of unsaved) collection.applyRecord(id, entity ?? null)
    }
  }

  /** Gives up unwritten changes: they belong to a world that is no more. */
  dropUnsaved(): void {
    this.#dirty.clear()
  }

  /** Removes every record; with `aside` they are kept under their `.corrupt` keys. */
  clear(aside = false): void {
    this.#dirty.clear()
    this.#known.clear()
    this.#texts.clear()
    for (const key of this.#storage.keys(PREFIX)) {
      if (aside) this.#storage.setAside(key)
      else this.#storage.remove(key)
    }
  }

  /** Puts the large ones of the changed records into IndexedDB. Returns their ids by the text. */
  async #putLargeTexts(): Promise<Map<string, string>> {
    const ids = new Map<string, string>()
    const places = [...this.#dirty].filter(([key]) => this.#large.has(nameIn(key)))
    // If the browser refuses IndexedDB, large records stay in local storage.
    if (places.length === 0 || !(await this.#blobs.lasts())) return ids
    for (const [key, { collection, id }] of places) {
      this.#mergeOtherTab(key, collection, id)
      const text = JSON.stringify(collection.get(id) ?? null)
      if (text.length < LARGE_FROM || ids.has(text)) continue
      const textId = `text-${randomId()}`
      this.#newTexts.push(textId)
      ids.set(text, textId)
    }
    await Promise.all([...ids].map(([text, textId]) => this.#blobs.put(textId, new Blob([text]))))
    return ids
  }

  #deleteTexts(ids: readonly string[]): void {
    for (const textId of ids) {
      this.#texts.delete(textId)
      // One that stays takes some room and harms nobody.
      void this.#blobs.delete(textId).catch(() => undefined)
    }
  }

  /** Stores the entity, or a tombstone for a deleted generated one; an entity made and deleted again leaves no trace. */
  #write(key: string, { collection, id }: Place, texts: ReadonlyMap<string, string>): boolean {
    this.#mergeOtherTab(key, collection, id)
    const replaced = textIdIn(this.#storage.raw(key))
    if (replaced !== null) this.#replacedTexts.push(replaced)
    const entity = collection.get(id)
    const isTraceless = entity === undefined && !collection.isSeeded(id)
    if (isTraceless) this.#storage.remove(key)
    else {
      const text = JSON.stringify(entity ?? null)
      const textId = texts.get(text)
      if (textId !== undefined) this.#texts.set(textId, text)
      if (!this.#storage.writeText(key, textId === undefined ? text : referenceTo(textId))) return false
    }
    this.#remember(key)
    return true
  }

  /** Another tab may have written the record while its event is still under way, or while this tab was frozen. */
  #mergeOtherTab(key: string, collection: Recorded, id: string): void {
    const raw = this.#storage.raw(key)
    const known = this.#known.get(key)
    if (raw === null || raw === known) return
    const theirs = this.#parse(key)
    const base = known === undefined ? collection.seeded(id) : JSON.parse(this.#recordIn(known) ?? 'null')
    const merged = mergeRecords(base, collection.get(id), theirs)
    if (merged !== undefined) collection.applyRecord(id, merged)
    this.#remember(key)
  }

  /** Returns the record's text for a raw value of local storage; undefined for a large one that has not been fetched. */
  #recordIn(raw: string | null): string | undefined {
    const textId = textIdIn(raw)
    return textId === null ? (raw ?? undefined) : this.#texts.get(textId)
  }

  #parse(key: string): unknown {
    const textId = textIdIn(this.#storage.raw(key))
    if (textId === null) return this.#storage.read(key, v.unknown())
    const text = this.#texts.get(textId)
    return text === undefined ? undefined : JSON.parse(text)
  }

  #remember(key: string): void {
    const raw = this.#storage.raw(key)
    if (raw === null) this.#known.delete(key)
    else this.#known.set(key, raw)
  }

  #find(key: string): { collection?: Recorded; id: string } {
    if (!key.startsWith(PREFIX)) return { id: '' }
    const [name = '', ...id] = key.slice(PREFIX.length).split(':')
    return { collection: this.#collections.get(name), id: id.join(':') }
  }
}

const nameIn = (key: string): string => key.slice(PREFIX.length).split(':', 1)[0] ?? ''

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Merges two tabs' versions of one record, both made from `base`: the fields that `ours` changed stay ours, all others are
 * theirs. A field that `ours` dropped is dropped. A field changed in both is ours, as the last write wins; so is a deletion
 * on either side, against which nothing can be merged.
 */
export function mergeRecords(base: unknown, ours: unknown, theirs: unknown): unknown {
  if (!isObject(base) || !isObject(ours) || !isObject(theirs)) return ours
  const changed = Object.entries(ours).filter(([field, value]) => !same(value, base[field]))
  const merged = Object.entries({ ...theirs, ...Object.fromEntries(changed) })
  return Object.fromEntries(merged.filter(([field]) => !(field in base) || field in ours))
}
