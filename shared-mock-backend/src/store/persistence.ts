import { STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import * as v from 'valibot'
import type { Recorded } from './collection'
import { mergeRecords } from './merge'
import type { SafeStorage } from './storage'

const PREFIX = `${STORAGE_KEYS.state}:`

/** Where the entity of a record is. */
interface Place {
  collection: Recorded
  id: string
}

/**
 * One local-storage record, `ementa-state:<collection>:<id>`, for each entity that differs from the generated data: a
 * write costs what changed. Two tabs do not overwrite each other's changes: different entities are different records,
 * and different fields of one entity are merged when the record is written.
 */
export class Persistence {
  readonly #storage: SafeStorage
  readonly #collections = new Map<string, Recorded>()
  /** What has changed since its record was written, by the record's key. */
  readonly #dirty = new Map<string, Place>()
  /** The text of each record as this tab last read or wrote it: another one in the storage is from another tab. */
  readonly #known = new Map<string, string>()

  constructor(storage: SafeStorage) {
    this.#storage = storage
  }

  /** From now on every change of the collection is written at the next flush. */
  bind(name: string, collection: Recorded): void {
    this.#collections.set(name, collection)
    collection.onChange((id, origin) => {
      if (origin === 'local') this.#dirty.set(stateRecordKey(name, id), { collection, id })
    })
  }

  /** Applies every stored record over the generated data. */
  readAll(): void {
    for (const key of this.#known.keys()) if (!this.#dirty.has(key)) this.#known.delete(key)
    for (const key of this.#storage.keys(PREFIX)) this.readKey(key)
  }

  /** The same for these collections alone, which have just been filled. */
  readCollections(names: readonly string[]): void {
    for (const name of names) for (const key of this.#storage.keys(`${PREFIX}${name}:`)) this.readKey(key)
  }

  /**
   * Applies one record, for example one that another tab wrote or removed. A change of this tab that waits for a flush
   * is merged into it. Returns whether the key is a record's.
   */
  readKey(key: string): boolean {
    const { collection, id } = this.#find(key)
    if (!collection) return false
    if (this.#dirty.has(key)) {
      if (this.#write(key, { collection, id })) this.#dirty.delete(key)
      return true
    }
    const record = this.#storage.read(key, v.unknown())
    if (record === undefined) collection.restore(id)
    else if (collection.applyRecord(id, record)) this.#remember(key)
    else this.#storage.setAside(key, 'corrupt')
    return true
  }

  /** Writes what changed. What does not fit stays in memory and is tried again at the next flush. */
  flush(): void {
    for (const [key, place] of this.#dirty) if (this.#write(key, place)) this.#dirty.delete(key)
  }

  /**
   * Call it before the generated data is loaded again, and what it returns between that and `readAll`: changes that found
   * no room in the storage, or that a call under way has just made, are in memory alone and would be gone.
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

  /** Gives up what was not written yet: it belongs to a world that is no more. */
  dropUnsaved(): void {
    this.#dirty.clear()
  }

  /** Every readable record by its key without the prefix; the unreadable ones are set aside. */
  records(): Map<string, unknown> {
    const keys = this.#storage.keys(PREFIX)
    const read = keys.map((key) => [key.slice(PREFIX.length), this.#storage.read(key, v.unknown())] as const)
    return new Map(read.filter(([, record]) => record !== undefined))
  }

  /** Puts these records in place of all that are stored. Returns whether every one of them fitted. */
  replaceAll(records: ReadonlyMap<string, unknown>): boolean {
    for (const key of this.#storage.keys(PREFIX)) if (!records.has(key.slice(PREFIX.length))) this.#storage.remove(key)
    return [...records].every(([key, record]) => this.#storage.write(PREFIX + key, record))
  }

  /** Removes every record; with `aside` they are kept under their `.corrupt` keys. */
  clear(aside = false): void {
    this.#dirty.clear()
    this.#known.clear()
    for (const key of this.#storage.keys(PREFIX)) {
      if (aside) this.#storage.setAside(key, 'old-version')
      else this.#storage.remove(key)
    }
  }

  /** Stores the entity, or a tombstone for a deleted generated one; what was made and deleted again leaves no trace. */
  #write(key: string, { collection, id }: Place): boolean {
    this.#mergeOtherTab(key, collection, id)
    const entity = collection.get(id)
    const isTraceless = entity === undefined && !collection.isSeeded(id)
    if (isTraceless) this.#storage.remove(key)
    else if (!this.#storage.write(key, entity ?? null)) return false
    this.#remember(key)
    return true
  }

  /** Another tab may have written the record while its event is still under way, or while this tab was frozen. */
  #mergeOtherTab(key: string, collection: Recorded, id: string): void {
    const text = this.#storage.raw(key)
    if (text === null || text === this.#known.get(key)) return
    const theirs = this.#storage.read(key, v.unknown())
    const storedText = this.#known.get(key)
    const base = storedText === undefined ? collection.seeded(id) : JSON.parse(storedText)
    const merged = mergeRecords(base, collection.get(id), theirs)
    if (merged !== undefined) collection.applyRecord(id, merged)
  }

  #remember(key: string): void {
    const text = this.#storage.raw(key)
    if (text === null) this.#known.delete(key)
    else this.#known.set(key, text)
  }

  #find(key: string): { collection?: Recorded; id: string } {
    if (!key.startsWith(PREFIX)) return { id: '' }
    const [name = '', ...id] = key.slice(PREFIX.length).split(':')
    return { collection: this.#collections.get(name), id: id.join(':') }
  }
}
