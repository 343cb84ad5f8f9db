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

export interface StoredOptions<Value> {
  /** Local storage by default. */
  storage?: KeyValueStorage
  /** Called when a value could not be read or written; by default a no-op. */
  report?: ReportProblem
  /** Returns what can still be used of an unreadable value, which has been set aside; undefined is no JSON. */
  rescue?: (value: unknown) => Value | undefined
}

/** One JSON value under one key. None of its functions throws. */
export interface Stored<Value> {
  /** The value; undefined when there is none, or when it was unreadable and has been set aside. */
  read: () => Value | undefined
  /** Returns whether the storage took it; a full disk is reported. */
  write: (value: Value) => boolean
  remove: () => void
}

const ASIDE = '.corrupt'

/** Returns the key under which an unreadable value is kept, so that nothing is lost silently. */
export const asideKey = (key: string): string => key + ASIDE

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
  { storage = deviceStorage, report = () => undefined, rescue = () => undefined }: StoredOptions<Value> = {},
): Stored<Value> {
  function setAside(text: string) {
    try {
      storage.setItem(asideKey(key), text)
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
      const value = parse(text)
      const result = schema['~standard'].validate(value)
      if (!(result instanceof Promise) && !result.issues) return result.value
      setAside(text)
      return rescue(value)
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
