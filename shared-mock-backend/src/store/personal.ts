import {
  notificationPermissionSchema,
  notificationPreferencesSchema,
  pushSettingsSchema,
} from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { type Collections, personalId } from './collections'

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
export function inRecords({ personal }: Pick<Collections, 'personal'>): Personal {
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
