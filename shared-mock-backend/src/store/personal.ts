import { STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import {
  notificationPermissionSchema,
  notificationPreferencesSchema,
  pushSettingsSchema,
} from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { type Collections, personalId } from './collections'
import { Document, type SafeStorage } from './storage'

/** One value of each person; undefined is a visitor. */
export interface PersonalValue<Value> {
  of(personId: string | undefined): Value
  set(personId: string | undefined, value: Value): void
}

type ValueName = 'preferences' | 'pushSettings' | 'permission' | 'installed' | 'installShown' | 'installDismissed'

/** Ways to keep the values. */
interface Keeper {
  list(name: 'muted' | 'searches'): PersonalValue<string[]>
  value<Value>(name: ValueName, schema: v.GenericSchema<unknown, Value>, initial: () => Value): PersonalValue<Value>
}

type Permission = v.InferOutput<typeof notificationPermissionSchema>

/** A flag that counts as set for any stored value that is truthy. */
const flagSchema = v.pipe(v.unknown(), v.transform(Boolean))
const listSchema = v.array(v.string())

/** Everything that is kept for one person beside the collections. */
export function createPersonal({ list, value }: Keeper) {
  return {
    /** The muted people, the last one first. */
    muted: list('muted'),
    /** The last searches, the newest first. */
    searches: list('searches'),
    preferences: value('preferences', notificationPreferencesSchema, () => v.parse(notificationPreferencesSchema, {})),
    pushSettings: value('pushSettings', pushSettingsSchema, () => v.parse(pushSettingsSchema, {})),
    permission: value<Permission>('permission', notificationPermissionSchema, () => 'default'),
    installed: value('installed', flagSchema, () => false),
    installShown: value('installShown', flagSchema, () => false),
    installDismissed: value('installDismissed', flagSchema, () => false),
  }
}
export type Personal = ReturnType<typeof createPersonal>

/** Stands for visitors among the people. */
export const VISITOR = 'visitor'

/** Keeps each value as a record of its person, for a host on which many people share one store. Of visitors nothing is kept. */
export function createPersonalRecords({ personal }: Pick<Collections, 'personal'>): Personal {
  const record = <Value>(name: string, schema: v.GenericSchema<unknown, Value>, initial: () => Value) => ({
    of: (personId: string | undefined): Value => {
      if (personId === undefined) return initial()
      const stored = v.safeParse(schema, personal.get(personalId({ person_id: personId, name }))?.value)
      return stored.success ? stored.output : initial()
    },
    set: (personId: string | undefined, value: Value) => {
      if (personId !== undefined) personal.put({ person_id: personId, name, value })
    },
  })
  return createPersonal({ value: record, list: (name) => record(name, listSchema, () => []) })
}

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
export function createPersonalKeys(storage: SafeStorage): Personal {
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
