import type * as v from 'valibot'
import type { SafeStorage } from './storage'

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
