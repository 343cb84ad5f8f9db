import { RETRY, STORAGE_KEYS } from '@ementa/contracts'
import { type KeyValueStorage, memoryStorage } from '@ementa/ui'
import * as v from 'valibot'

/** Local storage, or memory where the browser forbids it (its mere mention may throw). */
export function usableStorage(): KeyValueStorage {
  try {
    localStorage.getItem(STORAGE_KEYS.state)
    return localStorage
  } catch {
    return memoryStorage()
  }
}

const settingsSchema = v.object({ retryBase: v.optional(v.pipe(v.number(), v.minValue(0)), RETRY.base) })

/** First wait of a retried read in ms: the simulation may shorten it (decisions, fixed names). Rubbish counts as nothing. */
export function retryBase(storage: KeyValueStorage): number {
  try {
    return v.parse(settingsSchema, JSON.parse(storage.getItem(STORAGE_KEYS.simulation) ?? '{}')).retryBase
  } catch {
    return RETRY.base
  }
}
