import { STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import * as v from 'valibot'
import { Document } from './document'
import { createPersonal, type Personal, VISITOR } from './personal'
import type { SafeStorage } from './storage'

/** The lists of all people under one key, so that the next person on this device does not see them. */
const listsSchema = v.record(v.string(), v.array(v.string()))
/** The list that versions before kept for the whole device. */
const oldListSchema = v.pipe(
  v.array(v.string()),
  v.transform((list): Record<string, string[]> => ({ [VISITOR]: list })),
)

/** Lists by person. Empty ones leave nothing on the device. */
const LISTS = { muted: STORAGE_KEYS.muted, searches: STORAGE_KEYS.searchHistory }

/** Values that belong to the browser rather than to a person, as its own permission does. */
const OF_DEVICE = {
  preferences: STORAGE_KEYS.notificationPreferences,
  pushSettings: STORAGE_KEYS.pushSettings,
  permission: STORAGE_KEYS.pushPermission,
  installed: stateRecordKey('device', 'installed'),
  installShown: STORAGE_KEYS.installShown,
  installDismissed: STORAGE_KEYS.installDismissed,
}

/** Keeps each value under a key of local storage with a name of its own (decision 025). */
export function inNamedKeys(storage: SafeStorage): Personal {
  return createPersonal({
    value: (name, schema, initial) => {
      const document = new Document(storage, OF_DEVICE[name], schema, initial)
      return { of: () => document.get(), set: (_, value) => document.set(value) }
    },
    list: (name) => {
      const document = new Document(storage, LISTS[name], v.union([listsSchema, oldListSchema]), () => ({}))
      return {
        of: (personId = VISITOR) => document.get()[personId] ?? [],
        set: (personId = VISITOR, list) => {
          const { [personId]: _, ...others } = document.get()
          const lists = list.length > 0 ? { ...others, [personId]: list } : others
          if (Object.keys(lists).length > 0) document.set(lists)
          else document.clear()
        },
      }
    },
  })
}

/** Forgets everything but that the invitation to install was shown. */
export function forgetNamedKeys(storage: SafeStorage): void {
  const { installShown: _, installDismissed: __, ...others } = OF_DEVICE
  for (const key of [...Object.values(LISTS), ...Object.values(others)]) storage.remove(key)
}
