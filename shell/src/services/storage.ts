import { RETRY, STORAGE_KEYS } from '@ementa/contracts'
import type { KeyValueStorage } from '@ementa/ui'
import * as v from 'valibot'

const settingsSchema = v.object({ retryBase: v.optional(v.pipe(v.number(), v.minValue(0)), RETRY.base) })

/** Returns the first wait in ms before a retried read. The simulation may shorten it; an invalid value is ignored. */
export function retryBase(storage: Pick<KeyValueStorage, 'getItem'>): number {
  try {
    return v.parse(settingsSchema, JSON.parse(storage.getItem(STORAGE_KEYS.simulation) ?? '{}')).retryBase
  } catch {
    return RETRY.base
  }
}
