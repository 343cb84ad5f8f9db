import { STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import * as v from 'valibot'
import type { Recorded } from './collection'
import type { SafeStorage } from './storage'

const PREFIX = `${STORAGE_KEYS.state}:`

/**
 * One local-storage record, `ementa-state:<collection>:<id>`, for each entity that differs from the generated data: a write
 * costs what changed, and two tabs do not overwrite each other's changes.
 */
export class Persistence {
  readonly #storage: SafeStorage
  readonly #collections = new Map<string, Recorded>()
  /** Keys whose records are out of date. */
  readonly #dirty = new Set<string>()

  constructor(storage: SafeStorage) {
    this.#storage = storage
  }

  /** From now on every change of the collection is written at the next flush. */
  bind(name: string, collection: Recorded): void {
    this.#collections.set(name, collection)
    collection.onChange((id, origin) => {
      if (origin === 'local') this.#dirty.add(stateRecordKey(name, id))
    })
  }

  /** Applies every stored record over the generated data. */
  readAll(): void {
    for (const key of this.#storage.keys(PREFIX)) this.readKey(key)
  }

  /** Applies one record, for example one that another tab wrote or removed. Answers whether the key is a record's. */
  readKey(key: string): boolean {
    const { collection, id } = this.#find(key)
    if (!collection) return false
    this.#dirty.delete(key)
    const record = this.#storage.read(key, v.unknown())
    if (record === undefined) collection.restore(id)
    else if (!collection.applyRecord(id, record)) this.#storage.setAside(key, 'corrupt')
    return true
  }

  /** Writes what changed. What does not fit stays in memory and is tried again at the next flush. */
  flush(): void {
    for (const key of this.#dirty) if (this.#write(key)) this.#dirty.delete(key)
  }

  /** Removes every record; with `aside` they are kept under their `.corrupt` keys. */
  clear(aside = false): void {
    this.#dirty.clear()
    for (const key of this.#storage.keys(PREFIX)) {
      if (aside) this.#storage.setAside(key, 'old-version')
      else this.#storage.remove(key)
    }
  }
  /** Stores the entity, or a tombstone for a deleted generated one; what was made and deleted again leaves no trace. */
  #write(key: string): boolean {
    const { collection, id } = this.#find(key)
    const entity = collection?.get(id)
    if (entity !== undefined || collection?.isSeeded(id)) return this.#storage.write(key, entity ?? null)
    this.#storage.remove(key)
    return true
  }

  #find(key: string): { collection?: Recorded; id: string } {
    if (!key.startsWith(PREFIX)) return { id: '' }
    const [name = '', ...id] = key.slice(PREFIX.length).split(':')
    return { collection: this.#collections.get(name), id: id.join(':') }
  }
}
