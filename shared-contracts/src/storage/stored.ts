import { deviceStorage } from './device-storage'

/** The methods of `localStorage` that this code uses, which a test's Map can have too. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface StorageProblem {
  /**
   * `corrupt`: an unreadable value was set aside under `<key>.corrupt`; `full`: a value could not be written; `refused`:
   * the browser keeps nothing for this site, `key` names the place.
   */
  kind: 'corrupt' | 'full' | 'refused'
  key: string
}

export type ReportProblem = (problem: StorageProblem) => void

/** A schema of Valibot, or of any other library that follows Standard Schema. Its check must be synchronous. */
export interface StoredSchema<Value> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Validation<Value> | Promise<Validation<Value>>
  }
}
type Validation<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] }

export interface StoredOptions {
  /** Local storage by default. */
  storage?: KeyValueStorage
  /** Called when a value could not be read or written; by default a no-op. */
  report?: ReportProblem
}

/** One JSON value under one key. None of its functions throws. */
export interface Stored<Value> {
  /** The value; undefined when there is none, or when it was unreadable and has been set aside. */
  read: () => Value | undefined
  /** Returns whether the storage took it; a full disk is reported. */
  write: (value: Value) => boolean
  remove: () => void
}

/** Suffix of the key that keeps an unreadable value, so that nothing is lost silently. */
const ASIDE = '.corrupt'

/** Returns whether a key holds a value that was set aside. */
export const isSetAside = (key: string): boolean => key.endsWith(ASIDE)

/**
 * A value that is kept in the browser. A value that `schema` refuses is set aside under `<key>.corrupt`, reported and
 * forgotten, so that one bad value never stops the app.
 * @example const density = stored('ementa-density', v.picklist(['comfortable', 'compact']))
 */
export function stored<Value>(
  key: string,
  schema: StoredSchema<Value>,
  { storage = deviceStorage, report = () => undefined }: StoredOptions = {},
): Stored<Value> {
  function setAside(text: string) {
    try {
      storage.setItem(key + ASIDE, text)
      storage.removeItem(key)
    } catch {
      // A full disk: the value stays where it is and is reported again at the next start.
    }
    report({ kind: 'corrupt', key })
  }

  return {
    read() {
      const text = textAt(storage, key)
      if (text === null) return undefined
      const result = validate(schema, text)
      if (result && !result.issues) return result.value
      setAside(text)
      return undefined
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify(value))
        return true
      } catch {
        report({ kind: 'full', key })
        return false
      }
    },
    remove: () => storage.removeItem(key),
  }
}

/** A stand-in of a test may throw where the real gate does not. */
function textAt(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** Returns null for a text that is no JSON, and for a schema that answers later. */
function validate<Value>(schema: StoredSchema<Value>, text: string): Validation<Value> | null {
  try {
    const result = schema['~standard'].validate(JSON.parse(text))
    return result instanceof Promise ? null : result
  } catch {
    return null
  }
}
