/** What `localStorage` offers and a test's Map can too. */
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

/**
 * Reads JSON that `isValid` accepts. Anything else is set aside under `<key>.corrupt`, reported and forgotten, so that
 * one bad value never stops the app (docs/architecture.md#where-things-are-stored). Never throws.
 */
export function readStored<Value>(
  storage: KeyValueStorage,
  key: string,
  isValid: (value: unknown) => value is Value,
  report: ReportProblem,
): Value | undefined {
  let text: string | null = null
  try {
    text = storage.getItem(key)
    if (text === null) return undefined
    const value: unknown = JSON.parse(text)
    if (isValid(value)) return value
  } catch {
    // Unreadable: handled below like any other bad value.
  }
  if (text === null) return undefined
  try {
    storage.setItem(`${key}.corrupt`, text)
    storage.removeItem(key)
  } catch {
    // A full disk: the value stays where it is and is reported again at the next start.
  }
  report({ kind: 'corrupt', key })
  return undefined
}

/** Writes JSON. A full or forbidden storage is reported, never thrown: the app continues from memory. */
export function writeStored(storage: KeyValueStorage, key: string, value: unknown, report: ReportProblem): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    report({ kind: 'full', key })
    return false
  }
}

/** A plain object, for hand-written guards. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
